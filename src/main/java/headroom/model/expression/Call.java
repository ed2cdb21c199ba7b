package headroom.model.expression;

import java.util.List;

/** A named function of some arguments; what it gives is in base units of {@code unit}. */
public record Call(NamedFunction function, List<Expression> arguments, Unit unit) implements Expression {

    @Override
    public Dimension dimension() {
        return unit.dimension();
    }
}
