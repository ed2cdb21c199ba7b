package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.cli.option.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StreamsTest {

    private static final int LINES = 100_000;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void linesAreWrittenWhileFurtherOnesAreMade() throws IOException {
        streams(out).print(Stream.of("").flatMap(_ -> IntStream.range(0, LINES).mapToObj(line -> {
            assertTrue(out.size() > line - LINES / 10, () -> "%d bytes are written before line %d is made"
                    .formatted(out.size(), line));
            return line + "\n";
        })));

        assertEquals(LINES, out.toString(StandardCharsets.UTF_8).lines().count());
    }

    @Test
    void linesThatCannotBeWrittenSaySo() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int data) throws IOException {
                throw new IOException("No space left on device");
            }
        };

        assertEquals("The answers cannot be written: No space left on device",
                assertThrows(IOException.class, () -> streams(full).print(Stream.of("one\n"))).getMessage());
    }

    private static Streams streams(OutputStream out) {
        return new Streams(InputStream.nullInputStream(), out, OutputStream.nullOutputStream());
    }
}
