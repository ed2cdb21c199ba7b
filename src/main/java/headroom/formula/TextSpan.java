package headroom.formula;

import java.util.List;
import java.util.stream.Collectors;

/** A part of a text about numbers: plain words, or a mention of a quantity, which a view can turn into a link. */
public sealed interface TextSpan {

    /** The text that a reader sees. */
    String text();

    /** Plain words and signs. */
    record Words(String text) implements TextSpan {}

    /** A quantity, by its name or by its value. */
    record Mention(Quantity quantity, String text) implements TextSpan {}

    /** The pieces as one string. */
    static String join(List<TextSpan> pieces) {
        return pieces.stream().map(TextSpan::text).collect(Collectors.joining());
    }
}
