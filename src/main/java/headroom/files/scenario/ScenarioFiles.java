package headroom.files.scenario;

import headroom.files.AtomicFiles;
import headroom.files.UnusableFileException;
import headroom.files.picture.CarriedScenario;
import headroom.files.picture.MarkdownReader;
import headroom.model.Scenario;
import headroom.temporary.Temporaries;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Opens and saves scenarios as files. */
public final class ScenarioFiles {

    private final ScenarioReader reader;
    private final ScenarioWriter writer = new ScenarioWriter();

    /**
     * A file that was opened.
     *
     * @param picture whether it is a picture or a summary that carries the scenario, over which no scenario should be saved
     */
    public record Opened(Scenario scenario, boolean picture) {}

    /** Files whose scenarios a reader knows. */
    public ScenarioFiles(ScenarioReader reader) {
        this.reader = reader;
    }

    /** The same scenarios as links. */
    public ScenarioLink links() {
        return new ScenarioLink(reader);
    }

    /**
     * Opens a scenario: a scenario file, or a picture or summary that carries one, told apart by their content. A device or a pipe, which
     * could keep a reader waiting for ever, is refused.
     *
     * @throws UnusableFileException in one sentence that names the file, what was found and what is allowed
     */
    public Scenario open(Path file) throws UnusableFileException {
        return look(file).scenario();
    }

    /** Opens a scenario in the same way, and tells what it was opened from. */
    public Opened look(Path file) throws UnusableFileException {
        checkRegular(file);
        return opened(file);
    }

    /** Opens a scenario in the same way, also from a pipe, which is waited for. */
    public Scenario openOrWait(Path file) throws UnusableFileException {
        return opened(file).scenario();
    }

    private Opened opened(Path file) throws UnusableFileException {
        InputStream opened = stream(file);
        try (BufferedInputStream in = new BufferedInputStream(opened)) {
            if (CarriedScenario.isExpected(in)) {
                return new Opened(carried(in), true);
            }
            byte[] text = in.readNBytes(reader.mostBytes() + 1);
            Optional<byte[]> summary = MarkdownReader.scenario(text);
            return new Opened(reader.read(summary.orElse(text)), summary.isPresent());
        } catch (UnusableFileException refusal) {
            throw UnusableFileException.in(file, refusal);
        } catch (IOException failure) {
            throw UnusableFileException.reading(file, failure);
        }
    }

    private Scenario carried(BufferedInputStream picture) throws IOException {
        byte[] text = CarriedScenario.in(picture);
        try {
            return reader.read(text);
        } catch (UnusableFileException refusal) {
            throw new UnusableFileException(
                    "the scenario that this picture carries cannot be used: " + refusal.getMessage(), refusal);
        }
    }

    /** Refuses what is there but is no file: reading it may never end. */
    public static void checkRegular(Path file) throws UnusableFileException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new UnusableFileException("%s cannot be read: it is %s, but must be a file".formatted(file,
                    Files.isDirectory(file) ? "a folder" : "a device or a pipe"));
        }
    }

    /**
     * Saves a scenario; after a crash at any moment there is either the old file or the new one.
     *
     * @throws UnusableFileException in one sentence that names the file and what is in the way
     */
    public void save(Path file, Scenario scenario) throws UnusableFileException {
        AtomicFiles.write(file, writer.write(scenario));
        clear(file);
    }

    /** Deletes what programs that were killed while they saved left beside a file. */
    public void clear(Path file) {
        @Nullable
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Temporaries.clear(folder);
        }
    }

    /**
     * Opens a file to be read in pieces.
     *
     * @throws UnusableFileException in one sentence, where there is no file or it may not be read
     */
    public static InputStream stream(Path file) throws UnusableFileException {
        if (Files.isDirectory(file)) {
            throw new UnusableFileException("%s cannot be read: it is a folder, but must be a file".formatted(file));
        }
        try {
            return Files.newInputStream(file);
        } catch (IOException failure) {
            throw UnusableFileException.reading(file, failure);
        }
    }
}
