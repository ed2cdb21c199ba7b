package headroom.whatif.seek;

import headroom.formula.Assumption;
import headroom.model.Scenario;
import headroom.whatif.Runner;
import headroom.whatif.seek.GoalSeek.Care;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * An assumption, and its part in reaching a goal.
 *
 * @param assumption all else stays
 * @param present its value now, in its own unit
 * @param answer the values at which it reaches the goal; empty where it has no part in it
 */
public record Lever(Assumption assumption, double present, Optional<Answer> answer) {

    /**
     * First those that reach the goal, by the least move of their sliders; then those that do not, the nearest first; those
     * without any part in it last.
     */
    public static final Comparator<Lever> BEST_FIRST = Comparator.comparingInt(Lever::rank)
            .thenComparingDouble(Lever::size);

    /**
     * The part of an assumption of a scenario in reaching a goal, looked at quickly.
     *
     * @param cancelled asked now and then; once it says so, the search ends
     * @throws CancellationException when cancelled
     */
    public static Lever of(Scenario scenario, Goal goal, Assumption assumption, BooleanSupplier cancelled) {
        boolean connected = isConnected(scenario, goal, assumption);
        return new Lever(assumption, scenario.ownValue(assumption), connected
                ? Optional.of(GoalSeek.of(scenario, goal, assumption, Care.QUICK, cancelled)) : Optional.empty());
    }

    /** True when an assumption has any part in a goal, under the options that are chosen. */
    public static boolean isConnected(Scenario scenario, Goal goal, Assumption assumption) {
        return Runner.of(scenario, goal.parts()).uses(assumption);
    }

    /** True when it reaches the goal. */
    public boolean reaches() {
        return closest().isPresent();
    }

    /** The value of the assumption, in its own unit, that reaches the goal by the least change; empty when none does. */
    public OptionalDouble value() {
        return closest().map(interval -> OptionalDouble.of(interval.near(present))).orElseGet(OptionalDouble::empty);
    }

    private Optional<Interval> closest() {
        return answer.flatMap(found -> found.closestTo(present));
    }

    private int rank() {
        return reaches() ? 0 : answer.isPresent() ? 1 : 2;
    }

    /**
     * The distance that the slider moves, as a share of its length; that which is left to the goal where it is out of
     * reach.
     */
    private double size() {
        OptionalDouble value = value();
        return value.isPresent()
                ? Math.abs(assumption.range().share(value.getAsDouble()) - assumption.range().share(present))
                : answer.flatMap(Answer::nearest).map(Answer.Nearest::distance).orElse(Double.POSITIVE_INFINITY);
    }
}
