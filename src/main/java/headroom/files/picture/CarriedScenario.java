package headroom.files.picture;

import headroom.files.UnusableFileException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.List;

/**
 * The scenario that a picture carries as text. A picture is read as a stream and up to a limit, and of its parts only the
 * one that matters is kept, so that no file, however made, takes more memory than a few scenarios.
 */
public final class CarriedScenario {

    /** The most of a picture that is looked at: 64 MiB. */
    private static final long MOST_BYTES = 64L << 20;
    /** So much of a file is enough to tell what it is. */
    private static final int BEGINNING = 256;

    private static final List<PictureReader> READERS = List.of(new PngReader(), new SvgReader(), new PdfReader());

    private CarriedScenario() {}

    /** True when a file is a picture, by its content; nothing is taken from the stream. */
    public static boolean isExpected(BufferedInputStream in) throws IOException {
        byte[] beginning = beginning(in);
        return READERS.stream().anyMatch(reader -> reader.recognises(beginning));
    }

    /**
     * The scenario's text in UTF-8.
     *
     * @throws UnusableFileException in one sentence, which does not name the file, when the picture carries none, is
     *         damaged or too large
     */
    public static byte[] in(BufferedInputStream in) throws IOException {
        byte[] beginning = beginning(in);
        PictureReader found =
                READERS.stream().filter(reader -> reader.recognises(beginning)).findFirst().orElseThrow();
        return found.scenario(new LimitedStream(in, MOST_BYTES)).orElseThrow(() -> new UnusableFileException(
                "this picture carries no scenario; those that Headroom exports do"));
    }

    private static byte[] beginning(BufferedInputStream in) throws IOException {
        in.mark(BEGINNING);
        byte[] beginning = in.readNBytes(BEGINNING);
        in.reset();
        return beginning;
    }
}
