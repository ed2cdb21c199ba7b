package headroom.model;

import headroom.formula.Absent;
import headroom.formula.Arithmetic;
import headroom.formula.Call;
import headroom.formula.Cases;
import headroom.formula.Choice;
import headroom.formula.Conditional;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.First;
import headroom.formula.FormulaText;
import headroom.formula.Least;
import headroom.formula.Reduction;
import headroom.formula.Subexpressions;
import headroom.formula.Where;
import headroom.text.Digits;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Finds out why an expression has no value, by following its formula to the part that says so. */
public final class AbsenceReason {

    private static final String TOO_LARGE = "the number is too large";

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
            case Reduction reduction -> ofReduction(reduction);
            case Least least -> ofFirstAbsent(List.of(least.from(), least.to()),
                    () -> "it holds for no number up to the last");
            case Where where -> new AbsenceReason((at, part) -> values.applyAsDouble(at, where.with(part)),
                    choice -> where.options().getOrDefault(choice, options.apply(choice)), coordinates).of(where.of());
            case First first -> of(first.of().getFirst());
            case Arithmetic arithmetic ->
                    ofFirstAbsent(Subexpressions.of(arithmetic), () -> ofOperation(arithmetic));
            case Call call -> ofFirstAbsent(needed(call), () -> unsaid(call));
            default -> ofFirstAbsent(Subexpressions.of(expression), () -> unsaid(expression));
        };
    }

    private String ofConditional(Conditional conditional) {
        double holds = value(conditional.condition().indicator());
        if (Double.isNaN(holds)) {
            return ofFirstAbsent(Subexpressions.of(conditional), () -> unsaid(conditional));
        }
        if (holds == 0 && Conditional.mayBeHidden(conditional)) {
            return "it is only shown where %s".formatted(FormulaText.inWords(conditional.condition()));
        }
        return of(holds == 1 ? conditional.then() : conditional.otherwise());
    }

    /** The arguments without which a function has no answer. */
    private List<Expression> needed(Call call) {
        List<Expression> arguments = call.arguments();
        double[] found = arguments.stream().mapToDouble(this::value).toArray();
        return IntStream.range(0, found.length).filter(i -> !call.function().body().spares(found, i))
                .mapToObj(arguments::get).toList();
    }

    private static String unsaid(Expression expression) {
        return "“%s” has no answer for these values".formatted(FormulaText.inWords(expression));
    }

    /** The reason that a reader can be told of an operation whose sides both have a value. */
    private String ofOperation(Arithmetic arithmetic) {
        return switch (arithmetic.operator()) {
            case DIVIDED_BY -> value(arithmetic.right()) == 0
                    ? "“%s” is 0, and nothing can be divided by it".formatted(FormulaText.inWords(arithmetic.right()))
                    : TOO_LARGE;
            case POWER -> "“%s” is no number for these values".formatted(FormulaText.inWords(arithmetic));
            case PLUS, MINUS, TIMES -> TOO_LARGE;
        };
    }

    private String ofReduction(Reduction reduction) {
        double from = value(reduction.from());
        double to = value(reduction.to());
        if (Double.isNaN(from) || Double.isNaN(to)) {
            return ofFirstAbsent(List.of(reduction.from(), reduction.to()), () -> unsaid(reduction));
        }
        long terms = Reduction.terms(from, to);
        String over = FormulaText.inSentence(reduction.over().label());
        if (terms < 0) {
            return "the %s runs from %s to %s, which must be whole numbers".formatted(over, Digits.exact(from),
                    Digits.exact(to));
        }
        if (terms == 0) {
            return "there is no %s from %s to %s".formatted(over, Digits.exact(from), Digits.exact(to));
        }
        return LongStream.range(0, Math.min(terms, Reduction.MOST_TERMS))
                .mapToObj(term -> at(reduction.over(), reduction.over().unit().toBase(Math.rint(from) + term)))
                .filter(where -> Double.isNaN(where.value(reduction.of()))).findFirst()
                .map(where -> where.of(reduction.of()))
                .orElse(terms > Reduction.MOST_TERMS || Subexpressions.rangeDepth(reduction.of()) > 0
                        ? "it runs over more than %s numbers".formatted(Digits.whole(Reduction.MOST_TERMS))
                        : TOO_LARGE);
    }

    private AbsenceReason at(Coordinate coordinate, double value) {
        Map<Coordinate, Double> inside = new HashMap<>(coordinates);
        inside.put(coordinate, value);
        return new AbsenceReason(values, options, Map.copyOf(inside));
    }

    private String ofFirstAbsent(List<Expression> parts, Supplier<String> none) {
        return parts.stream().filter(part -> Double.isNaN(value(part))).findFirst().map(this::of).orElseGet(none);
    }

    private double value(Expression expression) {
        return values.applyAsDouble(coordinates, expression);
    }
}
