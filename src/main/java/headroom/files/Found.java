package headroom.files;

import headroom.text.BidiMarks;
import headroom.text.Digits;
import tools.jackson.databind.JsonNode;

/** The words in which a sentence says what was found in a file. */
public final class Found {

    private static final int LONGEST = 40;

    private Found() {}

    /** A value and, where a reader could mistake it, its kind: a number in quotes is “a text”. */
    public static String text(JsonNode node) {
        return switch (node.getNodeType()) {
            case NUMBER -> node.isIntegralNumber() ? node.asString() : number(node.doubleValue());
            case STRING -> "the text “%s”".formatted(shortened(node.stringValue()));
            case POJO -> shortened(node.asString());
            case OBJECT -> "an object";
            case ARRAY -> "a list";
            default -> node.toString();
        };
    }

    private static String number(double value) {
        return Double.isInfinite(value) ? "too large a number" : Digits.shortest(value);
    }

    /** Text from a file, on one line and not too long. */
    public static String shortened(String text) {
        String line = BidiMarks.without(text).replaceAll("\\p{Cntrl}", " ");
        return line.codePointCount(0, line.length()) <= LONGEST ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…";
    }
}
