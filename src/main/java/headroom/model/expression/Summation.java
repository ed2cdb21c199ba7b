package headroom.model.expression;

/** The sum of an expression over the whole values of a coordinate, both ends included: hours 0 to 23. */
public record Summation(Coordinate over, int from, int to, Expression of) implements Expression {

    /** The sum of {@code of} for {@code over} = from, from + 1, … to. */
    public static Summation sum(Coordinate over, int from, int to, Expression of) {
        return new Summation(over, from, to, of);
    }

    @Override
    public Dimension dimension() {
        return of.dimension();
    }
}
