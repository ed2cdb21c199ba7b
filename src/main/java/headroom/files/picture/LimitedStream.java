package headroom.files.picture;

import headroom.files.UnusableFileException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that refuses to go on after so many bytes. */
final class LimitedStream extends FilterInputStream {

    private long remaining;

    LimitedStream(InputStream in, long most) {
        super(in);
        this.remaining = most;
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        count(read < 0 ? 0 : 1);
        return read;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int read = super.read(into, from, length);
        count(Math.max(0, read));
        return read;
    }

    @Override
    public long skip(long wanted) throws IOException {
        long skipped = super.skip(wanted);
        count(skipped);
        return skipped;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    private void count(long bytes) throws UnusableFileException {
        remaining -= bytes;
        if (remaining < 0) {
            throw new UnusableFileException(
                    "this picture is larger than 64 MiB, the most that is searched for a scenario");
        }
    }
}
