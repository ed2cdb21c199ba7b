package headroom.model;

import headroom.model.expression.Absent;
import headroom.model.expression.Arithmetic;
import headroom.model.expression.Cases;
import headroom.model.expression.Choice;
import headroom.model.expression.Conditional;
import headroom.model.expression.Coordinate;
import headroom.model.expression.Dimension;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.FormulaText;
import headroom.model.expression.Parts;
import headroom.model.expression.Summation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;

/** Finds out why an expression has no value, by following its formula to the part that says so. */
public final class AbsenceReason {

    private static final String UNSAID = "the formula has no answer for these values";

    private final ToDoubleBiFunction<Map<Coordinate, Double>, Expression> values;
    private final Function<Choice, Choice.Option> options;
    private final Map<Coordinate, Double> coordinates;

    /**
     * Asks under one set of values and options.
     *
     * @param values the value of any expression, in which some coordinates have a value; NaN when it is absent
     * @param options the option chosen of every choice
     */
    public AbsenceReason(ToDoubleBiFunction<Map<Coordinate, Double>, Expression> values,
            Function<Choice, Choice.Option> options) {
        this(values, options, Map.of());
    }

    private AbsenceReason(ToDoubleBiFunction<Map<Coordinate, Double>, Expression> values,
            Function<Choice, Choice.Option> options, Map<Coordinate, Double> coordinates) {
        this.values = values;
        this.options = options;
        this.coordinates = coordinates;
    }

    /** The reason that an absent expression gives. */
    public String of(Expression expression) {
        return switch (expression) {
            case Absent absent -> absent.reason();
            case Coordinate coordinate -> "it runs over the %s".formatted(FormulaText.inSentence(coordinate.label()));
            case Estimate estimate -> of(estimate.formula());
            case Cases cases ->
                    of(Objects.requireNonNull(cases.byOption().get(options.apply(cases.choice()))));
            case Conditional conditional -> ofConditional(conditional);
            case Summation sum -> ofSummation(sum);
            case Arithmetic(Arithmetic.Operator operator, Expression _, Expression right, Dimension _) when operator == Arithmetic.Operator.DIVIDED_BY
                    && value(right) == 0 ->
                    "“%s” is 0, and nothing can be divided by it".formatted(FormulaText.inWords(right));
            default -> ofFirstAbsent(Parts.of(expression));
        };
    }

    private String ofConditional(Conditional conditional) {
        double holds = value(conditional.condition().indicator());
        if (Double.isNaN(holds)) {
            return ofFirstAbsent(Parts.of(conditional));
        }
        return of(holds == 1 ? conditional.then() : conditional.otherwise());
    }

    private String ofSummation(Summation sum) {
        return IntStream.rangeClosed(sum.from(), sum.to()).mapToObj(value -> at(sum.over(), value))
                .filter(where -> Double.isNaN(where.value(sum.of()))).findFirst()
                .map(where -> where.of(sum.of())).orElse(UNSAID);
    }

    private AbsenceReason at(Coordinate coordinate, double value) {
        Map<Coordinate, Double> inside = new HashMap<>(coordinates);
        inside.put(coordinate, value);
        return new AbsenceReason(values, options, Map.copyOf(inside));
    }

    private String ofFirstAbsent(List<Expression> parts) {
        return parts.stream().filter(part -> Double.isNaN(value(part))).findFirst().map(this::of).orElse(UNSAID);
    }

    private double value(Expression expression) {
        return values.applyAsDouble(coordinates, expression);
    }
}
