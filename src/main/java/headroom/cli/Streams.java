package headroom.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Where the command line reads from and writes to, always in UTF-8; answers and errors do not mix. */
public record Streams(InputStream in, OutputStream out, OutputStream err) {

    void print(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
