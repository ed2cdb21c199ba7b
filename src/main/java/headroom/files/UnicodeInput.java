package headroom.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lines of JSON in UTF-8, whatever they came in: some systems write UTF-16 where a person asks for a text file. Its first
 * bytes tell, as JSON begins with a letter of ASCII.
 */
public final class UnicodeInput extends InputStream {

    /** A byte that stands in no UTF-8, so that whoever reads a damaged line refuses it. */
    private static final byte[] DAMAGED = {(byte) 0xFF};

    /** The beginning of text in another encoding than UTF-8: a mark of the order of its bytes, or half a brace. */
    private static final String MAYBE_WIDE = "\u00FE\u00FF\0{";

    private final InputStream units;
    private final ByteOrder order;
    private byte[] letter = {};
    private int given;
    private int next = -1;

    private UnicodeInput(InputStream units, ByteOrder order) {
        this.units = units;
        this.order = order;
    }

    /**
     * The same letters in UTF-8. No more is waited for than a line has at least, so that who feeds lines one at a time gets
     * an answer to each.
     *
     * @param source how its refusal names it
     * @throws UnusableFileException when it is in UTF-32
     */
    public static InputStream of(InputStream in, String source) throws IOException {
        PushbackInputStream input = new PushbackInputStream(in, 4);
        byte[] beginning = input.readNBytes(1);
        if (beginning.length == 1 && MAYBE_WIDE.indexOf(beginning[0] & 0xFF) >= 0) {
            beginning = longer(beginning, input.readNBytes(1));
        }
        if (!UnicodeText.encoding(beginning).equals(StandardCharsets.UTF_8)) {
            beginning = longer(beginning, input.readNBytes(2));
        }
        Charset encoding = UnicodeText.encoding(beginning);
        if (encoding.equals(StandardCharsets.UTF_32BE) || encoding.equals(StandardCharsets.UTF_32LE)) {
            throw new UnusableFileException("%s is in UTF-32, but must be in UTF-8 or UTF-16".formatted(source));
        }
        input.unread(beginning);
        return encoding.equals(StandardCharsets.UTF_8) ? input
                : new UnicodeInput(input,
                        encoding.equals(StandardCharsets.UTF_16LE) ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    }

    private static byte[] longer(byte[] beginning, byte[] rest) {
        byte[] all = Arrays.copyOf(beginning, beginning.length + rest.length);
        System.arraycopy(rest, 0, all, beginning.length, rest.length);
        return all;
    }

    @Override
    public int read() throws IOException {
        if (given == letter.length) {
            letter = letter();
            given = 0;
        }
        return letter.length == 0 ? -1 : letter[given++] & 0xFF;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int count = 0;
        while (count < length && (count == 0 || available() > 0)) {
            int one = read();
            if (one < 0) {
                break;
            }
            into[from + count++] = (byte) one;
        }
        return count == 0 && length > 0 ? -1 : count;
    }

    @Override
    public int available() throws IOException {
        return letter.length - given + (next >= 0 ? 1 : 0) + units.available() / 2;
    }

    private byte[] letter() throws IOException {
        int unit = next >= 0 ? next : unit();
        next = -1;
        if (unit < 0) {
            return new byte[0];
        }
        if (unit > Character.MAX_VALUE || Character.isLowSurrogate((char) unit)) {
            return DAMAGED;
        }
        if (!Character.isHighSurrogate((char) unit)) {
            return Character.toString(unit).getBytes(StandardCharsets.UTF_8);
        }
        int low = unit();
        if (low < 0 || low > Character.MAX_VALUE || !Character.isLowSurrogate((char) low)) {
            next = low;
            return DAMAGED;
        }
        return Character.toString(Character.toCodePoint((char) unit, (char) low)).getBytes(StandardCharsets.UTF_8);
    }

    /** The next two bytes as a number; more than any of them where there is one alone, less than 0 at the end. */
    private int unit() throws IOException {
        int first = units.read();
        if (first < 0) {
            return -1;
        }
        int second = units.read();
        if (second < 0) {
            return Character.MAX_VALUE + 1;
        }
        return order == ByteOrder.LITTLE_ENDIAN ? second << 8 | first : first << 8 | second;
    }
}
