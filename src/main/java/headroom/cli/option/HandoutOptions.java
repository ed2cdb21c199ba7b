package headroom.cli.option;

import headroom.document.picture.Handout;
import headroom.drawing.FontFiles;
import headroom.drawing.Palette;
import headroom.drawing.Theme;
import headroom.files.AtomicFiles;
import headroom.files.UnusableFileException;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ScenarioWriter;
import headroom.model.Scenario;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options shared by all commands that hand out a scenario: which scenario, how it looks, and where it goes. */
public final class HandoutOptions {

    private final ProblemNames names;
    private final ProblemLibrary library;
    private final Clock clock;

    @Parameters(paramLabel = "PROBLEM", description = "The problem: an id, which headroom list names, or the path of a problem file.")
    private String problem = "";

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder to write into; it is made where it is missing.")
    private Path folder = Path.of("");

    @Option(names = "--theme", paramLabel = "THEME", description = "${COMPLETION-CANDIDATES} (default: light).")
    private Theme theme = Theme.LIGHT;

    @Mixin
    private final ScenarioOptions options;

    public HandoutOptions(ProblemNames names, ScenarioOptions options, ProblemLibrary library, Clock clock) {
        this.names = names;
        this.options = options;
        this.library = library;
        this.clock = clock;
    }

    /** The scenario that the options describe, with today's date. */
    public Handout handout() throws UnusableFileException {
        Scenario scenario = options.scenario(names.find(problem));
        return Handout.of(scenario, library.origin(scenario), new ScenarioWriter().line(scenario),
                LocalDate.now(clock));
    }

    public Palette palette() {
        return theme.palette();
    }

    /** Writes files into the folder, by their names. */
    public void write(Map<String, byte[]> files) throws UnusableFileException {
        FontFiles.clear();
        AtomicFiles.write(folder, files);
    }
}
