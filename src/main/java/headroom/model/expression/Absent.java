package headroom.model.expression;

/** No value, and why: the model has no answer here. It fits any unit, and whatever is computed from it is absent too. */
public record Absent(String reason) implements Expression {

    @Override
    public Dimension dimension() {
        return Dimension.NONE;
    }
}
