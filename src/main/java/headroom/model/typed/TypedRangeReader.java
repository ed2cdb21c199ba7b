package headroom.model.typed;

import headroom.formula.Assumption;
import headroom.model.UncertainRange;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads typed ranges of one assumption: two numbers, perhaps with units, and something between them.
 *
 * @param before the range that it has, if any
 */
record TypedRangeReader(Assumption assumption, Optional<UncertainRange> before) {

    private static final String NUMBER =
            "(\\$?\\s*\\+?(?:\\d[\\d,]*(?: \\d{3}(?!\\d))*(?:\\.(?!\\.)\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?)";
    /** 1e-3 is one number, not 1 of a unit e up to 3. */
    private static final String NO_EXPONENT = "(?![eE][-+]?\\d)";
    private static final String UNIT = "((?:[^\\s\\d.,–—−-][^–—]*?)?)";
    private static final String BETWEEN = "\\s*(?:[-–—−…]|\\.{2,3}|to\\s)\\s*";
    private static final Pattern RANGE =
            Pattern.compile(NUMBER + NO_EXPONENT + "\\s*" + UNIT + BETWEEN + NUMBER + "\\s*" + UNIT);

    Optional<TypedRange> read(String text) {
        Matcher typed = RANGE.matcher(TypedValue.plainSpaces(text));
        return typed.matches() ? Optional.of(read(typed)) : Optional.empty();
    }

    private TypedRange read(Matcher typed) {
        String low = typed.group(2);
        String high = typed.group(4);
        TypedValue p10 = TypedValue.read(typed.group(1) + " " + (low.isEmpty() ? high : low), assumption);
        TypedValue p90 = TypedValue.read(typed.group(3) + " " + (high.isEmpty() ? low : high), assumption);
        return switch (p10) {
            case TypedValue.Refused(String sentence) -> new TypedRange.Refused(sentence);
            case TypedValue.Accepted(double from) -> switch (p90) {
                case TypedValue.Refused(String sentence) -> new TypedRange.Refused(sentence);
                case TypedValue.Accepted(double to) -> range(from, to);
            };
        };
    }

    private TypedRange range(double p10, double p90) {
        UncertainRange range = before.map(other -> new UncertainRange(p10, p90, other.shape()))
                .filter(kept -> kept.rejection(assumption).isEmpty())
                .orElseGet(() -> UncertainRange.of(assumption, p10, p90));
        return range.rejection(assumption).<TypedRange>map(sentence -> new TypedRange.Refused(
                assumption.label() + sentence.substring(assumption.id().length()) + "."))
                .orElseGet(() -> new TypedRange.Accepted(range));
    }
}
