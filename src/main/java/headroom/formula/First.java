package headroom.formula;

import headroom.text.Dimension;
import java.util.List;

/** The first of several expressions of one dimension that has a value; absent when none of them has. */
public record First(List<Expression> of, Dimension dimension) implements Expression {}
