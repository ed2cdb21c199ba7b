package headroom.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Lines of bytes; of a line that is too long only so much is kept that a reader sees that it is. */
final class BoundedLines {

    /** One byte more than the most that a scenario may take, so that its reader refuses the line. */
    private static final int MOST_KEPT = (1 << 20) + 1;

    private final InputStream in;
    private long number;

    BoundedLines(InputStream in) {
        this.in = in;
    }

    /** The next line without its line feed; null after the last. */
    byte @Nullable [] next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
        int character = in.read();
        if (character < 0) {
            return null;
        }
        number++;
        while (character >= 0 && character != '\n') {
            if (line.size() < MOST_KEPT) {
                line.write(character);
            }
            character = in.read();
        }
        return line.toByteArray();
    }

    /** The number of the line last read, from 1. */
    long number() {
        return number;
    }
}
