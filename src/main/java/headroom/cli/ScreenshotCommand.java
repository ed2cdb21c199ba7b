package headroom.cli;

import headroom.cli.option.BadUsageException;
import headroom.cli.option.ProblemNames;
import headroom.cli.option.ScenarioOptions;
import headroom.drawing.Theme;
import headroom.files.AtomicFiles;
import headroom.files.problems.KnownProblem;
import headroom.model.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a picture of every tab of the real window. */
@Command(name = "screenshot", mixinStandardHelpOptions = true, description = "Write a picture of each tab of the window as it opens, or of one with a scenario; no display is needed.")
final class ScreenshotCommand implements Callable<Integer> {

    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");
    /** The least width of the window, in pixels; below are its least height, and the most of either. */
    private static final int LEAST_WIDTH = 960;
    private static final int LEAST_HEIGHT = 640;
    private static final int MOST = 8_000;

    private final ProblemNames names;
    private final ScreenshotTaker taker;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder to write into; it is made where it is missing.")
    private Path folder = Path.of("");

    @Option(names = "--theme", paramLabel = "THEME", description = "${COMPLETION-CANDIDATES} (default: light).")
    private Theme theme = Theme.LIGHT;

    @Option(names = "--size", paramLabel = "WxH", description = "The window in pixels, 960x640 or more (default: 1440x900).")
    private String size = "1440x900";

    @Option(names = "--problem", paramLabel = "PROBLEM", description = "Only the tab of this problem, an id or the path of a problem file.")
    private @Nullable String problem;

    @Option(names = "--display", description = "Open the window on the machine’s own display.")
    private boolean display;

    @Mixin
    private final ScenarioOptions options;

    ScreenshotCommand(ProblemNames names, ScenarioOptions options, ScreenshotTaker taker) {
        this.names = names;
        this.options = options;
        this.taker = taker;
    }

    @Override
    public Integer call() throws IOException {
        Matcher measures = SIZE.matcher(size);
        if (!measures.matches() || !allowed(measures.group(1), LEAST_WIDTH)
                || !allowed(measures.group(2), LEAST_HEIGHT)) {
            throw new BadUsageException("--size %s: it must read WIDTHxHEIGHT, from %dx%d to %dx%d pixels"
                    .formatted(size, LEAST_WIDTH, LEAST_HEIGHT, MOST, MOST));
        }
        List<Scenario> scenarios = scenarios();
        List<byte[]> pictures = taker.take(new ScreenshotTaker.Order(scenarios, theme,
                Integer.parseInt(measures.group(1)), Integer.parseInt(measures.group(2)), display));
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < scenarios.size(); i++) {
            files.put("%s-%s.png".formatted(scenarios.get(i).problem().id(), theme), pictures.get(i));
        }
        AtomicFiles.write(folder, files);
        return 0;
    }

    private static boolean allowed(String pixels, int least) {
        int number = Integer.parseInt(pixels);
        return number >= least && number <= MOST;
    }

    private List<Scenario> scenarios() throws IOException {
        if (options.none()) {
            List<KnownProblem> tabs = problem == null ? names.all() : List.of(names.known(problem));
            return tabs.stream().map(KnownProblem::start).toList();
        }
        if (problem == null) {
            throw new BadUsageException(
                    "--preset, --scenario, --set and --choose need --problem, to say whose they are");
        }
        return List.of(options.scenario(names.find(problem)));
    }
}
