package headroom.formula;

import headroom.text.Dimension;

/**
 * The first whole number from one end to the other for which a condition holds, by bisection: a condition that holds for a
 * number must hold for those after it. Absent where it does not hold at the end.
 */
public record Least(Coordinate over, Expression from, Expression to, Condition holds) implements Expression {

    @Override
    public Dimension dimension() {
        return over.dimension();
    }
}
