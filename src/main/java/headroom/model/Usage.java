package headroom.model;

import headroom.formula.Assumption;
import headroom.formula.Condition;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The part that an assumption, or a choice, plays in its problem.
 *
 * @param used the condition under which it counts; null for always
 * @param derived an estimate of the same thing, shown beside the assumed value; null where there is none
 * @param rare true when it is moved seldom, and so stands behind “more” in its group
 * @param multiple the assumption of which it comes in multiples; null where any value will do
 * @param from the facts of a picked model or GPU that set it, by “model” and “gpu”
 */
public record Usage(@Nullable Condition used, @Nullable Estimate derived, boolean rare, @Nullable Assumption multiple,
        Map<String, String> from) {

    /** An assumption that always counts, of which nothing more is said. */
    public static final Usage PLAIN = new Usage(null, null, false, null, Map.of());

    public Usage {
        from = Map.copyOf(from);
    }

    /** The part of something that only counts under a condition. */
    public static Usage where(Condition used) {
        return new Usage(used, null, false, null, Map.of());
    }

    /** A sentence about where it counts; empty where it always does. */
    public String when() {
        return used == null ? "" : "It counts only where %s.".formatted(FormulaText.inWords(used));
    }
}
