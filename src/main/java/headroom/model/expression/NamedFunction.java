package headroom.model.expression;

import java.util.List;

/**
 * A function that formulas call by name, such as Erlang C.
 *
 * @param name how formulas write it
 * @param description one sentence: what it answers, and which approximation or source it is
 * @param parameters the names of the parameters, in order
 */
public record NamedFunction(String name, String description, List<String> parameters, Body body) {

    /** The arithmetic: arguments in base units, NaN when there is no answer. It must be pure and safe for any thread. */
    @FunctionalInterface
    public interface Body {
        double apply(double[] arguments);

        /**
         * The same arithmetic for one thread, which may remember what it has computed to be quicker when some of the
         * arguments are the same again.
         */
        default Body forOneRun() {
            return this;
        }
    }

    /** How it is called, with the names of its parameters: {@code lognormalCdf(x, median, sigma)}. */
    public String signature() {
        return "%s(%s)".formatted(name, String.join(", ", parameters));
    }

    /** The function of these arguments, as a value of the given unit. */
    public Call call(Unit unit, Expression... arguments) {
        if (arguments.length != parameters.size()) {
            throw new IllegalArgumentException("%s takes %d arguments, not %d".formatted(signature(),
                    parameters.size(), arguments.length));
        }
        return new Call(this, List.of(arguments), unit);
    }

    /** The function of these arguments, as a pure number. */
    public Call of(Expression... arguments) {
        return call(Unit.NONE, arguments);
    }
}
