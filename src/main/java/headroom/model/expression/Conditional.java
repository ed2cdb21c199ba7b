package headroom.model.expression;

/** One of two expressions of one dimension, by a condition. */
public record Conditional(Condition condition, Expression then, Expression otherwise,
        Dimension dimension) implements Expression {}
