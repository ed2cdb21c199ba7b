package headroom.formula;

import headroom.text.Dimension;

/** A choice between two expressions of one dimension, by a condition. */
public record Conditional(Condition condition, Expression then, Expression otherwise,
        Dimension dimension) implements Expression {

    /** A value that a chart shows only where a condition holds. */
    public static Conditional shownWhere(Condition condition, Expression value) {
        return new Conditional(condition, value, Absent.NOT_SHOWN, value.dimension());
    }

    /** True when an expression is shown only where a condition holds. */
    public static boolean mayBeHidden(Expression expression) {
        return expression instanceof Conditional conditional && conditional.otherwise().equals(Absent.NOT_SHOWN);
    }
}
