package headroom.model.typed;

import headroom.formula.Assumption;
import headroom.model.UncertainRange;
import java.util.Optional;

/**
 * Reads what a person types to make an assumption uncertain, its P10 and its P90: {@code 400–700}, {@code 400..700},
 * {@code 1.2k to 1.8k req/s}. Each end is what a single value may be; a unit at one of them holds for both.
 */
public sealed interface TypedRange {

    /** A range that can be used. */
    record Accepted(UncertainRange range) implements TypedRange {}

    /** One sentence that says what was found and what is allowed. */
    record Refused(String sentence) implements TypedRange {}

    /**
     * Reads what was typed as a range of an assumption; empty when it is none, but perhaps a single value.
     *
     * @param before the range that the assumption has, whose shape it keeps
     */
    static Optional<TypedRange> read(String text, Assumption assumption, Optional<UncertainRange> before) {
        return new TypedRangeReader(assumption, before).read(text.strip());
    }
}
