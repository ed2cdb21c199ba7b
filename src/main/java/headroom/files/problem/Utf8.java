package headroom.files.problem;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Strict reading of UTF-8, a byte order mark left out. */
final class Utf8 {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private Utf8() {}

    /** The text that bytes are; empty where they are none. */
    static Optional<String> decoded(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes)).toString();
            boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
            return text.indexOf('\0') >= 0 ? Optional.empty() : Optional.of(marked ? text.substring(1) : text);
        } catch (CharacterCodingException none) {
            return Optional.empty();
        }
    }
}
