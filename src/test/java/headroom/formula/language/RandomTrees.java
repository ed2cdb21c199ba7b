package headroom.formula.language;

import headroom.Written;
import headroom.formula.Absent;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.First;
import headroom.formula.Group;
import headroom.formula.Least;
import headroom.formula.Negation;
import headroom.formula.Range;
import headroom.formula.Reduction;
import headroom.formula.Rounding;
import headroom.text.Dimension;
import headroom.text.Unit;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Trees that the grammar can say, of all kinds of nodes, in pure numbers and in seconds. */
final class RandomTrees {

    static final Group GROUP = new Group("Group");
    static final Assumption A = assumption("a", "");
    static final Assumption B = assumption("b", "share");
    static final Assumption TIME = assumption("time", "ms");
    static final Assumption OTHER_TIME = assumption("otherTime", "min");
    static final Estimate LATER = Written.estimate("later", "Later", "s", TIME.plus(OTHER_TIME));
    static final Coordinate I = Coordinate.of("i", "Number", "");
    static final Coordinate T = Coordinate.of("t", "Time", "s");
    static final Constant LAYERS = new Constant(61, Unit.NONE, "layers", "layers");
    static final Choice MODE =
            Written.choice("mode", "Mode", GROUP, "A choice.", new Choice.Option("fast", "fast", "One."),
                    new Choice.Option("slow", "slow", "Two."), new Choice.Option("none", "none", "Three."));

    private final SplittableRandom random;

    RandomTrees(long seed) {
        random = new SplittableRandom(seed);
    }

    static Names names() {
        return new Names().with(A, B, TIME, OTHER_TIME, LATER, I, T).with("layers", LAYERS).with(MODE);
    }

    private static Assumption assumption(String id, String unit) {
        return Written.assumption(id, id, GROUP, unit, 3, Range.linear(0, 100));
    }

    /** A pure number. */
    Expression number(int depth) {
        if (depth == 0) {
            return switch (random.nextInt(9)) {
                case 0 -> A;
                case 1 -> B;
                case 2 -> LAYERS;
                case 3 -> Constant.of(random.nextInt(100));
                case 4 -> Constant.of(-random.nextDouble(1e3));
                case 5 -> Constant.of(Math.pow(10, random.nextInt(-30, 31)) * random.nextDouble());
                case 6 -> Constant.of(random.nextInt(100), "%");
                case 7 -> Constant.PI;
                default -> I;
            };
        }
        int below = random.nextInt(depth);
        return switch (random.nextInt(20)) {
            case 0, 1 -> number(depth - 1).plus(number(below));
            case 2, 3 -> number(below).minus(number(depth - 1));
            case 4, 5 -> number(depth - 1).times(number(below));
            case 6 -> number(below).dividedBy(number(depth - 1));
            case 7 -> number(depth - 1).power(number(below));
            case 8 -> new Negation(number(depth - 1));
            case 9 -> new Rounding(any(Rounding.Direction.values()), number(depth - 1));
            case 10 ->
                    new Extremum(any(Extremum.Kind.values()), several(() -> number(depth - 1)), number(0).dimension());
            case 11 -> new First(several(() -> number(depth - 1)), Dimension.NONE);
            case 12 -> new Conditional(condition(depth - 1), number(below), number(depth - 1), number(0).dimension());
            case 13 -> Written.cases(MODE).when(any(MODE.options().toArray(Choice.Option[]::new)), number(below))
                    .otherwise(number(depth - 1));
            case 14 -> time(depth - 1).dividedBy(time(below));
            case 15 -> time(depth - 1).bridgedTo(Unit.NONE, "a “why” with \"quotes\" and \\");
            case 16 -> Expression.share(number(depth - 1));
            case 17 -> new Reduction(any(Reduction.Kind.values()), I, whole(), whole(), number(depth - 1));
            case 18 -> new Least(I, whole(), whole(), condition(depth - 1));
            default -> Functions.BY_NAME.get(random.nextBoolean() ? "lognormalCdf" : "percentile").of(
                    random.nextBoolean() ? new Expression[]{number(below), number(0), number(depth - 1)}
                            : new Expression[]{A, A, number(depth - 1)});
        };
    }

    /** A time. */
    Expression time(int depth) {
        if (depth == 0) {
            return switch (random.nextInt(7)) {
                case 0 -> TIME;
                case 1 -> OTHER_TIME;
                case 2 -> LATER;
                case 3 -> T;
                case 4 -> Constant.of(random.nextInt(-9, 100), any("s", "ms", "µs", "ns", "min", "s"));
                default -> Constant.of(random.nextDouble(), "s");
            };
        }
        int below = random.nextInt(depth);
        return switch (random.nextInt(12)) {
            case 0 -> time(depth - 1).plus(time(below));
            case 1 -> time(below).minus(time(depth - 1));
            case 2 -> time(depth - 1).times(number(below));
            case 3 -> time(depth - 1).dividedBy(number(below));
            case 4 -> new Negation(time(depth - 1));
            case 5 -> Written.notNegative(time(depth - 1));
            case 6 -> condition(below).then(time(depth - 1)).otherwise(new Absent("no \"time\" here"));
            case 7 -> number(depth - 1).bridgedTo(Unit.of("s"), "why");
            case 8 -> new Reduction(any(Reduction.Kind.values()), T, whole(), whole(), time(depth - 1));
            case 9 -> Functions.BY_NAME.get("sqrt").of(time(depth - 1).power(Constant.of(2)));
            case 10 -> Written.cases(MODE).when(MODE.options().getFirst(), time(below))
                    .when(MODE.options().getLast(), time(below))
                    .otherwise(time(depth - 1));
            default -> Functions.BY_NAME.get("mod").of(time(depth - 1), time(below));
        };
    }

    Condition condition(int depth) {
        if (depth == 0) {
            return MODE.is(any(MODE.options().toArray(Choice.Option[]::new)));
        }
        int below = random.nextInt(depth);
        return switch (random.nextInt(7)) {
            case 0 -> condition(depth - 1).and(condition(below));
            case 1 -> condition(below).or(condition(depth - 1));
            case 2 -> condition(depth - 1).not();
            case 3 -> new Condition.Known(number(depth - 1));
            case 4 -> Condition.comparison(time(depth - 1), any(Condition.Relation.values()), time(below));
            case 5 -> number(depth - 1).moreThan(0);
            default -> Condition.comparison(number(below), any(Condition.Relation.values()), number(depth - 1));
        };
    }

    private Expression whole() {
        return random.nextBoolean() ? Constant.of(random.nextInt(-5, 20)) : A;
    }

    private List<Expression> several(Supplier<Expression> one) {
        return IntStream.rangeClosed(0, random.nextInt(1, 3)).mapToObj(_ -> one.get()).toList();
    }

    @SafeVarargs
    private <T> T any(T... all) {
        return all[random.nextInt(all.length)];
    }
}
