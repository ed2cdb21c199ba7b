package headroom.model.expression;

/**
 * The place that a default comes from, so that a reader knows how far to trust it.
 *
 * @param date when it was read there; empty where that does not matter
 */
public record Source(Kind kind, String text, String date) {

    /** How firm the ground is. */
    public enum Kind {
        GIVEN("Given by the task"), PUBLISHED("Published figure"), MEASURED("Measured"),
        COMMON_PRACTICE("Common practice"),
        PLAIN_ASSUMPTION("Plain assumption");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        /** What stands before the text. */
        public String label() {
            return label;
        }
    }

    @Override
    public String toString() {
        String dated = date.isEmpty() ? text : text + (text.isEmpty() ? "" : ", ") + date;
        return dated.isEmpty() ? kind.label() + "." : kind.label() + ": " + dated;
    }
}
