package headroom.cli;

import headroom.cli.option.BadUsageException;
import headroom.cli.option.HandoutOptions;
import headroom.document.picture.PictureFormat;
import headroom.document.picture.Pictures;
import headroom.files.UnusableFileException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes every chart and the architecture of a problem as pictures. */
@Command(name = "export", mixinStandardHelpOptions = true, description = "Write every chart and the architecture as pictures; no display is needed.")
final class ExportCommand implements Callable<Integer> {

    @Mixin
    private final HandoutOptions options;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: png).")
    private PictureFormat.Kind format = PictureFormat.Kind.PNG;

    @Option(names = "--scale", paramLabel = "SCALE", description = "${COMPLETION-CANDIDATES}, for png only: how many times as many pixels each way (default: 1).")
    private @Nullable Scale scale;

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

    ExportCommand(HandoutOptions options) {
        this.options = options;
    }

    @Override
    public Integer call() throws UnusableFileException {
        PictureFormat pictureFormat = pictureFormat();
        Map<String, byte[]> files = new LinkedHashMap<>();
        new Pictures(options.handout(), options.palette()).all()
                .forEach(picture -> files.put(pictureFormat.fileName(picture), pictureFormat.encode(picture)));
        options.write(files);
        return 0;
    }

    private PictureFormat pictureFormat() {
        if (scale != null && format != PictureFormat.Kind.PNG) {
            throw new BadUsageException("--scale is for png only: %s has no pixels".formatted(format));
        }
        return format.scaled(scale == null ? 1 : scale.factor);
    }
}
