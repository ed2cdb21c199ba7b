package headroom.formula;

import headroom.text.Dimension;
import java.util.Map;

/**
 * The value of an expression where something is different, whatever the scenario says.
 *
 * @param options options that are chosen there
 * @param values the values of quantities there, computed as the scenario is without the difference
 */
public record Where(Expression of, Map<Choice, Choice.Option> options, Map<Quantity, Expression> values)
        implements
            Expression {

    public Where {
        options = Map.copyOf(options);
        values = Map.copyOf(values);
    }

    /** Another expression under the same difference. */
    public Where with(Expression other) {
        return new Where(other, options, values);
    }

    @Override
    public Dimension dimension() {
        return of.dimension();
    }
}
