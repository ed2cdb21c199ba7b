package headroom.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Where the command line reads from and writes to, always in UTF-8; answers and errors do not mix. */
public record Streams(InputStream in, OutputStream out, OutputStream err) {

    public Streams {
        out = new Answers(out);
    }

    void print(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Says in its failures what could not be done: “Broken pipe” alone leaves a reader to guess. */
    private static final class Answers extends FilterOutputStream {

        Answers(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int data) throws IOException {
            write(new byte[]{(byte) data}, 0, 1);
        }

        @Override
        public void write(byte[] data, int from, int length) throws IOException {
            try {
                out.write(data, from, length);
            } catch (IOException failure) {
                throw new IOException("The answers cannot be written: " + failure.getMessage(), failure);
            }
        }
    }
}
