package headroom.model.expression;

import java.util.List;

/** A named function of some arguments. */
public record Call(NamedFunction function, List<Expression> arguments, Dimension dimension) implements Expression {}
