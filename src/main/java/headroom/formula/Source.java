package headroom.formula;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The source of a default, so that a reader knows how far to trust it.
 *
 * @param date the day or month in which it was read there; empty where that does not matter
 */
public record Source(Kind kind, String text, String date) {

    private static final Pattern DATED = Pattern.compile("\\d{4}-(0[1-9]|1[0-2])");

    /** Kinds of sources, which differ in how far they can be trusted. */
    public enum Kind {
        GIVEN("Given by the task"), PUBLISHED("Published figure"), MEASURED("Measured"),
        COMMON_PRACTICE("Common practice"),
        PLAIN_ASSUMPTION("Plain assumption");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        /** The words before the text. */
        public String label() {
            return label;
        }
    }

    /**
     * True when the source was read before a month; false also when its date names no month, as 2026 or “last year”.
     *
     * @param month such as 2026-11
     */
    public boolean isBefore(String month) {
        return DATED.matcher(date).lookingAt() && date.substring(0, month.length()).compareTo(month) < 0;
    }

    @Override
    public String toString() {
        String words = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        String dated = Stream.of(words, date).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
        return dated.isEmpty() ? kind.label() + "." : "%s: %s.".formatted(kind.label(), dated);
    }
}
