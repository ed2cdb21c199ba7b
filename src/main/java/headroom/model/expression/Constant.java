package headroom.model.expression;

/**
 * A fixed number in base units. A constant that describes something has a name, which formulas show with its value: the
 * attention weights of a layer, the peak rate of a GPU.
 */
public record Constant(double value, Dimension dimension, String name, String text) implements Expression {

    Constant(double value, Dimension dimension, String text) {
        this(value, dimension, "", text.isEmpty() ? Digits.exact(value) : text);
    }

    /** A plain number. */
    public static Constant of(double value) {
        return new Constant(value, Dimension.NONE, "");
    }

    /** A number with a unit and no name of its own, such as 3600 s. */
    public static Constant of(double value, String unit) {
        return named("", value, unit);
    }

    /** A number with a unit and a name, such as {@code attention weights of a layer}, 187 MB. */
    public static Constant named(String name, double value, String unit) {
        Unit of = Unit.of(unit);
        String text = new Figure(Digits.exact(value), of.symbol()).toString();
        return new Constant(of.toBase(value), of.dimension(), name, text);
    }
}
