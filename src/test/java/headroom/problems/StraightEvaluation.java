package headroom.problems;

import headroom.formula.Absent;
import headroom.formula.Arithmetic;
import headroom.formula.Assumption;
import headroom.formula.Call;
import headroom.formula.Cases;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Conversion;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.First;
import headroom.formula.Least;
import headroom.formula.NamedFunction;
import headroom.formula.Negation;
import headroom.formula.Quantity;
import headroom.formula.Reduction;
import headroom.formula.Rounding;
import headroom.formula.Subexpressions;
import headroom.formula.Where;
import headroom.model.Scenario;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.DoublePredicate;
import java.util.stream.LongStream;

/** Computes formulas by walking their trees, as a reader would; nothing is compiled. NaN stands for no value. */
final class StraightEvaluation {

    private final Scenario scenario;
    private final Map<Estimate, Double> known;
    private final Map<Coordinate, Double> coordinates;

    StraightEvaluation(Scenario scenario) {
        this(scenario, new HashMap<>(), Map.of());
    }

    private StraightEvaluation(Scenario scenario, Map<Estimate, Double> known, Map<Coordinate, Double> coordinates) {
        this.scenario = scenario;
        this.known = known;
        this.coordinates = coordinates;
    }

    /** The same scenario where a coordinate has a value. */
    StraightEvaluation at(Coordinate coordinate, double value) {
        Map<Coordinate, Double> inside = new HashMap<>(coordinates);
        inside.put(coordinate, value);
        return new StraightEvaluation(scenario, known, inside);
    }

    /** The value of an expression, in base units. */
    double value(Expression expression) {
        return switch (expression) {
            case Constant constant -> constant.value();
            case Assumption assumption -> scenario.baseValue(assumption);
            case Coordinate coordinate -> Objects.requireNonNull(coordinates.get(coordinate), coordinate::id);
            case Estimate estimate -> estimate(estimate);
            case Arithmetic arithmetic -> arithmetic(arithmetic.operator(), value(arithmetic.left()),
                    value(arithmetic.right()));
            case Rounding rounding -> rounded(rounding.direction(), value(rounding.of()));
            case Extremum extremum ->
                    extremum(extremum.kind(), extremum.of().stream().mapToDouble(this::value).toArray());
            case Call call -> call(call, call.arguments().stream().mapToDouble(this::value).toArray());
            case Conversion bridge -> value(bridge.of());
            case Absent _ -> Double.NaN;
            case Cases cases -> value(branch(cases));
            case Conditional conditional -> {
                double holds = holds(conditional.condition());
                yield holds == 1 ? value(conditional.then())
                        : holds == 0 ? value(conditional.otherwise()) : Double.NaN;
            }
            case Negation negation -> -value(negation.of());
            case First first -> first.of().stream().mapToDouble(this::value).filter(value -> !Double.isNaN(value))
                    .findFirst().orElse(Double.NaN);
            case Reduction reduction -> reduced(reduction.kind(),
                    LongStream.rangeClosed((long) value(reduction.from()), (long) value(reduction.to()))
                            .mapToDouble(number -> at(reduction.over(), reduction.over().unit().toBase(number))
                                    .value(reduction.of()))
                            .toArray());
            case Where where -> elsewhere(where).value(where.of());
            case Least least -> first(least.over(), value(least.from()), value(least.to()),
                    number -> at(least.over(), number).holds(least.holds()) == 1);
        };
    }

    /** The first of the whole numbers from one to another that holds, if those after it hold too. */
    static double first(Coordinate over, double from, double to, DoublePredicate holds) {
        double low = from;
        double high = to;
        while (low < high) {
            double middle = Math.floor((low + high) / 2);
            boolean held = holds.test(over.unit().toBase(middle));
            low = held ? low : middle + 1;
            high = held ? middle : high;
        }
        double found = over.unit().toBase(high);
        return low == high && holds.test(found) ? found : Double.NaN;
    }

    private StraightEvaluation elsewhere(Where where) {
        Scenario different = scenario;
        Map<Estimate, Double> estimates = new HashMap<>();
        for (Map.Entry<Choice, Choice.Option> option : where.options().entrySet()) {
            different = different.with(option.getKey(), option.getValue());
        }
        for (Map.Entry<Quantity, Expression> value : where.values().entrySet()) {
            double there = value(value.getValue());
            if (value.getKey() instanceof Assumption assumption) {
                different = different.with(assumption, assumption.unit().fromBase(there));
            } else {
                estimates.put((Estimate) value.getKey(), there);
            }
        }
        return new StraightEvaluation(different, estimates, coordinates);
    }

    private double estimate(Estimate estimate) {
        if (Subexpressions.isOpen(estimate)) {
            return value(estimate.formula());
        }
        Double before = known.get(estimate);
        double value = before == null ? value(estimate.formula()) : before;
        known.put(estimate, value);
        return value;
    }

    /** The case that is chosen. */
    Expression branch(Cases cases) {
        return Objects.requireNonNull(cases.byOption().get(scenario.option(cases.choice())));
    }

    /** 1 where a condition holds, 0 where it does not, NaN where it depends on an absent value. */
    double holds(Condition condition) {
        return switch (condition) {
            case Condition.Chosen chosen -> scenario.option(chosen.choice()).equals(chosen.option()) ? 1 : 0;
            case Condition.Comparison comparison -> compare(value(comparison.left()), comparison.relation(),
                    value(comparison.right()));
            case Condition.Known known -> Double.isNaN(value(known.of())) ? 0 : 1;
            case Condition.Not not -> 1 - holds(not.of());
            case Condition.And and -> both(holds(and.left()), holds(and.right()));
            case Condition.Or or -> 1 - both(1 - holds(or.left()), 1 - holds(or.right()));
        };
    }

    private static double both(double left, double right) {
        return left == 0 || right == 0 ? 0 : left * right;
    }

    static double compare(double left, Condition.Relation relation, double right) {
        if (Double.isNaN(left) || Double.isNaN(right)) {
            return Double.NaN;
        }
        boolean holds = switch (relation) {
            case AT_MOST -> left <= right;
            case AT_LEAST -> left >= right;
            case MORE_THAN -> left > right;
            case LESS_THAN -> left < right;
        };
        return holds ? 1 : 0;
    }

    static double arithmetic(Arithmetic.Operator operator, double left, double right) {
        return switch (operator) {
            case PLUS -> left + right;
            case MINUS -> left - right;
            case TIMES -> left * right;
            case DIVIDED_BY -> left / right;
            case POWER -> Math.pow(left, right);
        };
    }

    static double rounded(Rounding.Direction direction, double x) {
        double nearest = Math.rint(x);
        if (direction == Rounding.Direction.NEAREST) {
            return nearest;
        }
        boolean noise = Math.abs(x - nearest) <= 1e-9 * Math.max(1, Math.abs(x));
        return noise ? nearest : direction == Rounding.Direction.UP ? Math.ceil(x) : Math.floor(x);
    }

    private static double reduced(Reduction.Kind kind, double... values) {
        return switch (kind) {
            case SUM -> Arrays.stream(values).sum();
            case LEAST -> Arrays.stream(values).min().orElse(Double.NaN);
            case GREATEST -> Arrays.stream(values).max().orElse(Double.NaN);
        };
    }

    static double extremum(Extremum.Kind kind, double... of) {
        double result = of[0];
        for (double one : of) {
            result = kind == Extremum.Kind.LEAST ? Math.min(result, one) : Math.max(result, one);
        }
        return result;
    }

    private static double call(Call call, double... arguments) {
        return call(call.function(), arguments);
    }

    /** What a function gives; most have no value where an argument has none. */
    static double call(NamedFunction function, double... arguments) {
        boolean known = Arrays.stream(arguments).noneMatch(Double::isNaN);
        return known || function.body().takesAbsent() ? function.body().apply(arguments) : Double.NaN;
    }
}
