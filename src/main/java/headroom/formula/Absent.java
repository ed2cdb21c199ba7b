package headroom.formula;

import headroom.text.Dimension;

/** No value, and why: the model has no answer here. It fits any unit, and whatever is computed from it is absent too. */
public record Absent(String reason) implements Expression {

    /** No value because a chart does not show it now: a condition that belongs to the chart does not hold. */
    public static final Absent NOT_SHOWN = new Absent("it is not shown here");

    @Override
    public Dimension dimension() {
        return Dimension.NONE;
    }
}
