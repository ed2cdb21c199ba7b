package headroom.cli;

import headroom.drawing.Theme;
import headroom.export.Pdf;
import headroom.export.PictureFormat;
import headroom.export.Pictures;
import headroom.export.Png;
import headroom.export.Svg;
import headroom.files.AtomicFiles;
import headroom.files.Presets;
import headroom.files.ScenarioWriter;
import headroom.files.UnusableFileException;
import headroom.model.Scenario;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes every chart and the architecture of a problem as pictures. */
@Command(name = "export", mixinStandardHelpOptions = true, description = "Write every chart and the architecture as pictures; no display is needed.")
final class ExportCommand implements Callable<Integer> {

    private final ProblemNames names;
    private final Presets presets;
    private final Clock clock;
    private final ScenarioWriter writer = new ScenarioWriter();

    @Parameters(paramLabel = "PROBLEM", description = "The problem; headroom list names them.")
    private String problem = "";

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder to write into; it is made where it is missing.")
    private Path folder = Path.of("");

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: png).")
    private Format format = Format.PNG;

    @Option(names = "--scale", paramLabel = "SCALE", description = "${COMPLETION-CANDIDATES}, for png only: file pixels a pixel (default: 1).")
    private @Nullable Scale scale;

    @Option(names = "--theme", paramLabel = "THEME", description = "${COMPLETION-CANDIDATES} (default: light).")
    private Theme theme = Theme.LIGHT;

    @Mixin
    private final ScenarioOptions options;

    enum Format {
        PNG("png"), SVG("svg"), PDF("pdf");

        private final String word;

        Format(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    enum Scale {
        ONE(1), TWO(2), FOUR(4);

        private final int factor;

        Scale(int factor) {
            this.factor = factor;
        }

        @Override
        public String toString() {
            return Integer.toString(factor);
        }
    }

    ExportCommand(ProblemNames names, ScenarioOptions options, Presets presets, Clock clock) {
        this.names = names;
        this.options = options;
        this.presets = presets;
        this.clock = clock;
    }

    @Override
    public Integer call() throws UnusableFileException {
        PictureFormat pictureFormat = pictureFormat();
        Scenario scenario = options.scenario(names.find(problem));
        Pictures pictures = new Pictures(scenario, presets.origin(scenario), writer.line(scenario),
                LocalDate.now(clock), theme.palette());
        Map<String, byte[]> files = new LinkedHashMap<>();
        pictures.all().forEach(picture -> files.put(pictureFormat.fileName(picture), pictureFormat.encode(picture)));
        AtomicFiles.write(folder, files);
        return 0;
    }

    private PictureFormat pictureFormat() {
        if (scale != null && format != Format.PNG) {
            throw new BadUsageException("--scale is for png only: %s has no pixels".formatted(format));
        }
        return switch (format) {
            case PNG -> new Png(scale == null ? 1 : scale.factor);
            case SVG -> new Svg();
            case PDF -> new Pdf();
        };
    }
}
