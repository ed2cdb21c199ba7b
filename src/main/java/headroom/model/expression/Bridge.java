package headroom.model.expression;

/** The value of an expression under another dimension; {@code why} names what is crossed, such as one token of TPOT. */
public record Bridge(Expression of, Dimension dimension, String why) implements Expression {}
