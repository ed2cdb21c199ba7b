package headroom.formula;

import headroom.text.Digits;
import headroom.text.Dimension;
import headroom.text.Figure;
import headroom.text.Unit;

/**
 * A fixed number. A constant that describes something has a name, which formulas show with its value: the attention
 * weights of a layer, the peak rate of a GPU.
 *
 * @param amount the number in its own unit
 * @param id by which formulas as text name it; empty where they write the number
 * @param name the name for people; empty where only the number is shown
 */
public record Constant(double amount, Unit unit, String id, String name) implements Expression {

    /** The ratio of a circle's circumference to its diameter. */
    public static final Constant PI = new Constant(Math.PI, Unit.NONE, "pi", "");

    /** A plain number. */
    public static Constant of(double value) {
        return new Constant(value, Unit.NONE, "", "");
    }

    /** A number with a unit and no name of its own, such as 3600 s. */
    public static Constant of(double value, String unit) {
        return new Constant(value, Unit.of(unit), "", "");
    }

    /** A number of a dimension, in base units, that is shown without a unit. */
    public static Constant of(double value, Dimension dimension) {
        return new Constant(value, new Unit("", dimension, 1), "", "");
    }

    /** Nothing, of any dimension. */
    public static Constant zero(Dimension dimension) {
        return of(0, dimension);
    }

    /** The value in base units. */
    public double value() {
        return unit.toBase(amount);
    }

    @Override
    public Dimension dimension() {
        return unit.dimension();
    }

    /** The number and its unit, as a reader sees them. */
    public String text() {
        return equals(PI) ? "π" : new Figure(Digits.exact(amount), unit.symbol()).toString();
    }
}
