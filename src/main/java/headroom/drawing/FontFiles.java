package headroom.drawing;

import headroom.temporary.Temporaries;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * The bundled typefaces as files of their own, since the toolkits read typefaces from files. Given a stream, each would
 * unpack it under a name that nobody knows after the program was killed.
 */
public final class FontFiles {

    private FontFiles() {}

    /** The content of a bundled typeface. */
    static InputStream open(String name) {
        return Objects.requireNonNull(FontFiles.class.getResourceAsStream("/assets/fonts/" + name), name);
    }

    /**
     * Unpacks a bundled typeface into the folder for temporary files, where it stays until the program ends.
     *
     * @throws UncheckedIOException in one sentence, when it cannot be
     */
    public static Path unpacked(String name) {
        return unpacked(name, open(name));
    }

    /**
     * Unpacks a typeface of a library as {@link #unpacked(String)} does those of our own.
     *
     * @param content is read to its end and closed
     */
    public static Path unpacked(String name, InputStream content) {
        Path file = folder().resolve(Temporaries.name());
        try (content) {
            Files.copy(content, file);
            file.toFile().deleteOnExit();
            return file;
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "The typeface %s cannot be unpacked into the folder for temporary files".formatted(name), failure);
        }
    }

    /** Deletes what programs that were killed left unpacked. */
    public static void clear() {
        Temporaries.clear(folder());
    }

    private static Path folder() {
        return Path.of(System.getProperty("java.io.tmpdir", ""));
    }
}
