package headroom.model;

import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.Locale;

/**
 * A published figure that a problem is held against.
 *
 * @param what the thing that was measured
 * @param published the figure
 * @param source the publication
 * @param date the day or month of publication; empty where that is not told
 * @param scenario the system that it was measured on
 * @param computed the expression of the problem for it
 * @param within the greatest difference of the two, as a share of the published figure
 */
public record Evidence(String what, Expression published, String source, String date, Scenario scenario,
        Expression computed, double within) {

    /** The published figure, in base units. */
    public double publishedValue() {
        return Evaluation.of(scenario).value(published);
    }

    /** The value that the problem computes, in base units; NaN where it has no value. */
    public double computedValue() {
        return Evaluation.of(scenario).value(computed);
    }

    /** The excess of what is computed over the published figure, as a share of it; NaN where nothing is computed. */
    public double difference() {
        return computedValue() / publishedValue() - 1;
    }

    /** The difference as a person reads it: {@code −2.0 %}, and of a percentage {@code −2.0 % of it}. */
    public String differenceText() {
        return String.format(Locale.ROOT, "%+.1f %%", 100 * difference()).replace('-', '−')
                + (print(publishedValue()).unit().equals("%") ? " of it" : "");
    }

    /** A value in base units as a person reads it, in the way of what is computed where that is a quantity. */
    public Figure print(double value) {
        Unit unit = Unit.of(published.dimension());
        return computed instanceof Quantity quantity ? quantity.print(value) : Style.of(unit).print(value, unit);
    }

    /** True when the two are as near as they must be. */
    public boolean holds() {
        return Math.abs(difference()) <= within;
    }
}
