package headroom.formula;

import headroom.text.Dimension;
import java.util.List;

/** A named function of some arguments. */
public record Call(NamedFunction function, List<Expression> arguments, Dimension dimension) implements Expression {}
