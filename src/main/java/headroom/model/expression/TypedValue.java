package headroom.model.expression;

/**
 * Reads what a person types into a value field: {@code 500}, {@code 1,200}, {@code 1.2M}, {@code 80 GiB}, {@code 350 ms},
 * {@code 70 %}, {@code 2 min}. A number without a unit is in the assumption's own unit.
 */
public sealed interface TypedValue {

    /** A value that can be used, in the assumption's own unit. */
    record Accepted(double value) implements TypedValue {}

    /** One sentence that says what was found and what is allowed. */
    record Refused(String sentence) implements TypedValue {}

    /** Reads what was typed as a value of an assumption. */
    static TypedValue read(String text, Assumption assumption) {
        return new TypedValueReader(assumption).read(text.strip());
    }
}
