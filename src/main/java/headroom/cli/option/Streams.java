package headroom.cli.option;

import java.io.BufferedWriter;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** The streams that the command line reads from and writes to, always in UTF-8; answers and errors do not mix. */
public record Streams(InputStream in, OutputStream out, OutputStream err) {

    public Streams {
        out = new Answers(out);
    }

    public void print(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Writes lines as they come. They are not iterated over: that would first make all lines of a nested stream. */
    public void print(Stream<String> lines) throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        try {
            lines.forEachOrdered(line -> {
                try {
                    writer.write(line);
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            });
        } catch (UncheckedIOException failure) {
            throw failure.getCause();
        }
        writer.flush();
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
