package headroom.formula;

import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Something that the planner computes: a name, a unit and a formula. A published estimate is part of a problem's list; a
 * step is only a named part of a formula, shown in derivations.
 *
 * @param description one sentence that says what it means; may be empty
 * @param isStep true for a named part of formulas, which derivations show but lists of estimates do not
 * @param coordinates the coordinates that its value depends on
 * @param rangeDepth the number of ranges that run inside each other in its formula
 */
public record Estimate(String id, String label, Unit unit, Style style, String description, boolean isStep,
        Expression formula, Set<Coordinate> coordinates, int rangeDepth) implements Quantity {

    /** An estimate or step, of which all else follows from its formula. */
    public Estimate(String id, String label, Unit unit, Style style, String description, boolean isStep,
            Expression formula) {
        this(id, label, unit, style, description, isStep, formula, Set.copyOf(Subexpressions.coordinates(formula)),
                Subexpressions.rangeDepth(formula));
    }

    /** The size of a difference between two values, in base units: between percentages it is so many points. */
    public Figure printDifference(double difference) {
        Figure size = printApart(Math.abs(difference)).getFirst();
        return style == Style.SHARE ? new Figure(size.number(), "points") : size;
    }

    @Override
    public Object content() {
        return List.of(id, label, unit, style, description, isStep, formula);
    }

    /** Two are the same when they have one id. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Estimate estimate && id.equals(estimate.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
