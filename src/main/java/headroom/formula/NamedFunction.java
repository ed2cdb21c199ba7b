package headroom.formula;

import headroom.text.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A function that formulas call by name, such as Erlang C.
 *
 * @param name the name in formulas
 * @param description one sentence: what it answers, and which approximation or source it is
 * @param parameters the parameters in order
 * @param repeated the number of last parameters that may come again and again; 0 for none
 * @param result the dimension of what it gives
 */
public record NamedFunction(String name, String description, List<Parameter> parameters, int repeated, Result result,
        Body body) {

    /**
     * A value that a function is told.
     *
     * @param measure true when it may have a unit, the same for all such parameters of the function; else it is a number
     */
    public record Parameter(String name, boolean measure) {

        /** A pure number. */
        public static Parameter number(String name) {
            return new Parameter(name, false);
        }

        /** A value with a unit. */
        public static Parameter measure(String name) {
            return new Parameter(name, true);
        }
    }

    /** The dimension of what a function gives. */
    public enum Result {
        /** None. */
        NUMBER,
        /** The unit of the parameters with a unit. */
        MEASURE,
        /** Half of it. */
        ROOT
    }

    /** The arithmetic: arguments in base units, NaN when there is no answer. It must be pure and safe for any thread. */
    @FunctionalInterface
    public interface Body {
        double apply(double[] arguments);

        /** True when it is asked also where some of the arguments have no value, and are NaN. */
        default boolean takesAbsent() {
            return false;
        }

        /** True when it has an answer without one of the arguments, as the others are. */
        default boolean spares(double[] arguments, int argument) {
            return false;
        }

        /**
         * The same arithmetic for one thread, which may remember what it has computed to be quicker when some of the
         * arguments are the same again.
         */
        default Body forOneRun() {
            return this;
        }
    }

    public NamedFunction {
        parameters = List.copyOf(parameters);
    }

    /** A function of numbers that gives a number. */
    public NamedFunction(String name, String description, List<String> parameters, Body body) {
        this(name, description, parameters.stream().map(Parameter::number).toList(), 0, Result.NUMBER, body);
    }

    /** A function of parameters that come once each. */
    public NamedFunction(String name, String description, List<Parameter> parameters, Result result, Body body) {
        this(name, description, parameters, 0, result, body);
    }

    /** The form of a call, with the names of the parameters: {@code lognormalCdf(x, median, sigma)}. */
    public String signature() {
        return "%s(%s%s)".formatted(name, parameters.stream().map(Parameter::name).collect(Collectors.joining(", ")),
                repeated > 0 ? ", …" : "");
    }

    /** True when it can be called with so many arguments. */
    public boolean takes(int arguments) {
        int more = arguments - parameters.size();
        return more == 0 || (repeated > 0 && more > 0 && more % repeated == 0);
    }

    /** The parameter that an argument stands for. */
    public Parameter parameter(int argument) {
        return argument < parameters.size() ? parameters.get(argument)
                : parameters.get(parameters.size() - repeated + (argument - parameters.size()) % repeated);
    }

    /**
     * The function of these arguments.
     *
     * @throws IllegalArgumentException in a sentence, when their number or a unit is wrong
     */
    public Call of(Expression... arguments) {
        if (!takes(arguments.length)) {
            throw new IllegalArgumentException("%s takes %d arguments, not %d".formatted(signature(),
                    parameters.size(), arguments.length));
        }
        List<Expression> measures = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            if (parameter(i).measure()) {
                measures.add(arguments[i]);
            } else {
                requireNumber(parameter(i), arguments[i]);
            }
        }
        Dimension common = measures.isEmpty() ? Dimension.NONE : Dimensions.common("compare", measures);
        return new Call(this, List.of(arguments), switch (result) {
            case NUMBER -> Dimension.NONE;
            case MEASURE -> common;
            case ROOT -> common.root().orElseThrow(
                    () -> new IllegalArgumentException("%s of %s has no unit".formatted(name, common)));
        });
    }

    private void requireNumber(Parameter parameter, Expression argument) {
        if (!(argument instanceof Absent) && !argument.dimension().equals(Dimension.NONE)) {
            throw new IllegalArgumentException("%s takes a number as %s, not %s: “%s”".formatted(signature(),
                    parameter.name(), argument.dimension(), FormulaText.inWords(argument)));
        }
    }
}
