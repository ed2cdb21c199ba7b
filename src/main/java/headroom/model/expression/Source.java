package headroom.model.expression;

/** Where a default comes from, so that a reader knows how far to trust it. */
public record Source(Kind kind, String text) {

    /** How firm the ground is. */
    public enum Kind {
        PUBLISHED("Published figure"), COMMON_PRACTICE("Common practice"), PLAIN_ASSUMPTION("Plain assumption");

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
        return text.isEmpty() ? kind.label() + "." : kind.label() + ": " + text;
    }
}
