package headroom.formula;

import headroom.text.Figure;

import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that the planner computes: a name, a unit and a formula. A published estimate is part of a problem's list; a
 * step is only a named part of a formula, shown in derivations.
 */
public final class Estimate implements Quantity {

    private final String id;
    private final String label;
    private final Unit unit;
    private final Style style;
    private final String description;
    private final boolean step;
    private final Supplier<Expression> formula;
    /** Found when first asked for, since a formula may stand before those of the estimates that it names. */
    private @Nullable Set<Coordinate> coordinates;
    private @Nullable Integer rangeDepth;

    private Estimate(String id, String label, Unit unit, Style style, String description, boolean step,
            Supplier<Expression> formula) {
        this.id = id;
        this.label = label;
        this.unit = unit;
        this.style = style;
        this.description = description;
        this.step = step;
        this.formula = formula;
    }

    /** An estimate of a problem's list. */
    public static Estimate estimate(String id, String label, String unit, Expression formula) {
        return estimate(id, label, unit, () -> formula);
    }

    /** An estimate whose formula is read when the problem is built, so that estimates can stand in the page's order. */
    public static Estimate estimate(String id, String label, String unit, Supplier<Expression> formula) {
        Unit of = Unit.of(unit);
        return new Estimate(id, label, of, Style.of(of), "", false, formula);
    }

    /** A named part of formulas, which derivations show but lists of estimates do not. */
    public static Estimate step(String id, String label, String unit, Expression formula) {
        Unit of = Unit.of(unit);
        return new Estimate(id, label, of, Style.of(of), "", true, () -> formula);
    }

    /**
     * An estimate or step of which all is known.
     *
     * @param description one sentence that says what it means
     */
    public static Estimate of(String id, String label, Unit unit, Style style, String description, boolean step,
            Expression formula) {
        return new Estimate(id, label, unit, style, description, step, () -> formula);
    }

    /** The same estimate with one sentence that says what it means. */
    public Estimate means(String sentence) {
        return new Estimate(id, label, unit, style, sentence, step, formula);
    }

    /** The same estimate, printed in another style than its unit suggests. */
    public Estimate printedAs(Style other) {
        return new Estimate(id, label, unit, other, description, step, formula);
    }

    /** The formula. */
    public Expression formula() {
        return formula.get();
    }

    /** The coordinates that its value depends on. */
    Set<Coordinate> coordinates() {
        Set<Coordinate> found = coordinates;
        if (found == null) {
            found = Set.copyOf(Subexpressions.coordinates(formula()));
            coordinates = found;
        }
        return found;
    }

    /** The number of ranges that run inside each other in its formula. */
    int rangeDepth() {
        Integer found = rangeDepth;
        if (found == null) {
            found = Subexpressions.rangeDepth(formula());
            rangeDepth = found;
        }
        return found;
    }

    /** The size of a difference between two values: between percentages it is so many points. */
    public Figure printDifference(double difference) {
        Figure size = printApart(Math.abs(difference)).getFirst();
        return style == Style.SHARE ? new Figure(size.number(), "points") : size;
    }

    /** Whether this is only a named part of formulas. */
    public boolean isStep() {
        return step;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public Unit unit() {
        return unit;
    }

    @Override
    public Style style() {
        return style;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public Object content() {
        return List.of(id, label, unit, style, description, step, formula());
    }

    /** Two are the same when they have one id. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Estimate estimate && id.equals(estimate.id));
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
