package headroom.model.typed;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import java.util.Optional;

/**
 * Reads what a person types into a value field: {@code 500}, {@code 1,200}, {@code 1.2M}, {@code 80 GiB}, {@code 350 ms},
 * {@code 70 %}, {@code 2 min}. A number without a unit is in the quantity's own unit.
 */
public sealed interface TypedValue {

    /** A value that can be used: of an assumption in its own unit, of an estimate in base units. */
    record Accepted(double value) implements TypedValue {}

    /** One sentence that says what was found and what is allowed. */
    record Refused(String sentence) implements TypedValue {}

    /** Reads what was typed as a value of an assumption. */
    static TypedValue read(String text, Assumption assumption) {
        return TypedValueReader.of(assumption).read(text.strip());
    }

    /** A typed text with plain spaces in the place of no-break, thin and other ones. */
    static String plainSpaces(String text) {
        return TypedUnits.plainSpaces(text);
    }

    /** A remark about a value of an assumption that was accepted, since it might have been meant otherwise; often nothing. */
    static Optional<String> note(String text, Assumption assumption) {
        return TypedValueReader.of(assumption).note(text);
    }

    /**
     * Reads what was typed as a value of an estimate, whatever it is; shares are typed in percent.
     *
     * @param example such a value, for the sentence that says what is allowed
     */
    static TypedValue read(String text, Estimate estimate, String example) {
        TypedValueReader reader = TypedValueReader.of(estimate, example);
        return switch (reader.read(text.strip())) {
            case Accepted(double typed) -> new Accepted(reader.toBase(typed));
            case Refused refused -> refused;
        };
    }
}
