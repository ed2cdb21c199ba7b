package headroom.files.picture;

import headroom.files.StrictJson;
import headroom.files.UnusableFileException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Finds the scenario in one kind of picture file. */
sealed interface PictureReader permits PngReader, SvgReader, PdfReader {

    /** The most that a scenario may take in a picture: 1 MiB. */
    int MOST_TEXT = StrictJson.MEBIBYTE;

    /** True when a file with this beginning is of the kind that the reader reads. */
    boolean recognises(byte[] beginning);

    /**
     * The text of the scenario, in UTF-8; empty when there is none.
     *
     * @throws UnusableFileException in one sentence, when the file is damaged
     */
    Optional<byte[]> scenario(InputStream in) throws IOException;

    /** True when a sign stands at the beginning of a file, behind its first {@code at} bytes. */
    static boolean stands(byte[] beginning, int at, String sign) {
        byte[] wanted = sign.getBytes(StandardCharsets.ISO_8859_1);
        if (beginning.length < at + wanted.length) {
            return false;
        }
        for (int i = 0; i < wanted.length; i++) {
            if (beginning[at + i] != wanted[i]) {
                return false;
            }
        }
        return true;
    }

    /** The refusal of a file that ends early, was overwritten, or was made to do harm. */
    static UnusableFileException damaged(String what) {
        return new UnusableFileException(damage(what));
    }

    /** The refusal of a file that ends early, was overwritten, or was made to do harm, and what led to it. */
    static UnusableFileException damaged(String what, Exception cause) {
        return new UnusableFileException(damage(what), cause);
    }

    private static String damage(String what) {
        return "this picture is damaged (%s), so its scenario cannot be read".formatted(what);
    }

    /** The refusal of a scenario that is larger than any may be. */
    static UnusableFileException tooLarge() {
        return new UnusableFileException(
                "the scenario in this picture is larger than 1 MiB, the most that it may take");
    }
}
