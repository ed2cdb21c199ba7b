package headroom.files;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Text in the Unicode encoding that its first bytes tell, as those do of JSON and XML, which begin with a letter of ASCII. */
public final class UnicodeText {

    private static final char MARK = '\uFEFF';

    private UnicodeText() {}

    /**
     * The letters, without a mark of their order before them.
     *
     * @throws CharacterCodingException when some bytes stand for no letters
     */
    public static CharBuffer decoded(byte[] bytes) throws CharacterCodingException {
        CharBuffer letters = encoding(bytes).newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT).decode(ByteBuffer.wrap(bytes));
        return !letters.isEmpty() && letters.charAt(0) == MARK ? letters.position(letters.position() + 1) : letters;
    }

    /** The encoding: UTF-8 unless it looks like another. */
    public static Charset encoding(byte[] beginning) {
        int first = at(beginning, 0);
        int second = at(beginning, 1);
        if (first == 0xFE && second == 0xFF) {
            return StandardCharsets.UTF_16BE;
        }
        boolean wide = at(beginning, 2) == 0 && at(beginning, 3) == 0;
        if ((first == 0xFF && second == 0xFE) || (second == 0 && first > 0)) {
            return wide ? StandardCharsets.UTF_32LE : StandardCharsets.UTF_16LE;
        }
        if (first == 0) {
            return second == 0 ? StandardCharsets.UTF_32BE : StandardCharsets.UTF_16BE;
        }
        return StandardCharsets.UTF_8;
    }

    /** A byte, as a number that is not negative; less than 0 after the last. */
    private static int at(byte[] bytes, int index) {
        return index < bytes.length ? bytes[index] & 0xFF : -1;
    }
}
