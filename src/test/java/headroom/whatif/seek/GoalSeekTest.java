package headroom.whatif.seek;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Range;
import headroom.formula.program.Columns;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.text.Style;
import headroom.whatif.SweepRange;
import headroom.whatif.seek.Goal.Relation;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GoalSeekTest {

    private static final int BRUTE = 1_500;
    /** Places are computed together, and one in so many by an evaluation of its own too. */
    private static final int ONE_BY_ONE = 50;

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Estimate totalGpus = problem.estimate("totalGpus").orElseThrow();
    private final Assumption peakRate = problem.assumption("peakRate").orElseThrow();

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @Test
    void aNumberOfGpusThatWholeUnitsCanMakeIsReachedOverAnInterval() {
        Answer answer = GoalSeek.of(defaults, Goal.of(totalGpus, Relation.EQUAL, 544), peakRate);

        assertEquals(1, answer.intervals().size());
        Interval interval = answer.intervals().getFirst();
        assertTrue(interval.contains(500));
        assertTrue(interval.high() - interval.low() > 1);
        assertEquals(544, Evaluation.of(defaults.with(peakRate, interval.low())).value(totalGpus));
        assertEquals(544, Evaluation.of(defaults.with(peakRate, interval.high())).value(totalGpus));
    }

    /** As a script takes it that reads an end and tries it: no more than the noise of arithmetic beyond the target. */
    @ParameterizedTest
    @MethodSource("problems")
    void anEndReachesTheGoalItself(Problem of) {
        Scenario scenario = Scenario.defaults(of);
        Evaluation now = Evaluation.of(scenario);
        for (Estimate estimate : of.estimates().subList(0, Math.min(12, of.estimates().size()))) {
            double target = now.value(estimate) * 0.9;
            for (Assumption by : of.assumptions().subList(0, 8)) {
                Goal goal = Goal.of(estimate, Relation.AT_MOST, target);
                for (Interval interval : GoalSeek.of(scenario, goal, by, GoalSeek.Care.QUICK, () -> false)
                        .intervals()) {
                    DoubleStream.of(interval.low(), interval.high(), interval.rounded().low(),
                            interval.rounded().high()).forEach(end -> {
                                double there = Evaluation.of(scenario.with(by, end)).value(estimate);
                                assertTrue(there <= target + 1e-11 * Math.abs(target),
                                        () -> "%s ≤ %s by %s = %s is %s".formatted(estimate, target, by, end, there));
                            });
                }
            }
        }
    }

    @Test
    void oneThatTheyCannotMakeIsOutOfReachAndTheNearestIsTold() {
        Answer answer = GoalSeek.of(defaults, Goal.of(totalGpus, Relation.EQUAL, 550), peakRate);

        assertEquals(List.of(), answer.intervals());
        assertEquals(544, answer.nearest().orElseThrow().value());
        assertEquals(500, answer.nearest().orElseThrow().at());
    }

    @Test
    void aValueBetweenIsFoundWhereTheQuantityRunsThroughIt() {
        Estimate load = problem.estimate("decodeLoad").orElseThrow();

        Answer answer = GoalSeek.of(defaults, Goal.of(load, Relation.EQUAL, 123_456), peakRate);

        assertEquals(1, answer.intervals().size());
        assertEquals(123_456 / 800.0, answer.intervals().getFirst().low(), 1e-6);
    }

    @Test
    void whatMustBeAtMostASumBeginsAtTheLeastAndEndsAtTheLastStepBelow() {
        Estimate cost = problem.estimate("costPerHour").orElseThrow();
        Assumption hitRate = problem.assumption("prefixHitRate").orElseThrow();

        Answer answer = GoalSeek.of(defaults, Goal.of(cost, Relation.AT_MOST, 900), hitRate);

        Interval interval = answer.intervals().getFirst();
        assertEquals(99, interval.high());
        assertTrue(Evaluation.of(defaults.with(hitRate, interval.low())).value(cost) <= 900);
        assertTrue(Evaluation.of(defaults.with(hitRate, interval.low() - 1e-6)).value(cost) > 900);
    }

    @Test
    void wholeAssumptionsGiveWholeEnds() {
        Assumption unit = problem.assumption("decodeUnitGpus").orElseThrow();

        Answer answer = GoalSeek.of(defaults, Goal.of(totalGpus, Relation.AT_MOST, 540), unit);

        assertFalse(answer.intervals().isEmpty());
        for (Interval interval : answer.intervals()) {
            assertEquals(Math.rint(interval.low()), interval.low());
            assertEquals(Math.rint(interval.high()), interval.high());
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void nothingThatALongSearchByHandFindsIsMissed(Problem any) {
        for (long seed = 0; seed < 12; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            Scenario scenario = RandomScenarios.of(any, seed);
            Assumption by = any.assumptions().get(random.nextInt(any.assumptions().size()));
            Estimate estimate = any.estimates().get(random.nextInt(any.estimates().size()));
            double value = Evaluation.of(RandomScenarios.of(any, seed)).value(estimate) * random.nextDouble(0.5, 1.5);
            if (!Double.isNaN(value)) {
                for (Relation relation : List.of(Relation.AT_MOST, Relation.AT_LEAST)) {
                    verify(scenario, Goal.of(estimate, relation, value), by, "seed %d".formatted(seed));
                }
            }
        }
    }

    /** A value that the estimate takes somewhere: counts take it over a stretch, in steps. */
    @ParameterizedTest
    @MethodSource("problems")
    void everyPlaceWithAnEqualValueIsFound(Problem any) {
        for (long seed = 0; seed < 12; seed++) {
            RandomGenerator random = new SplittableRandom(~seed);
            Scenario scenario = RandomScenarios.of(any, seed);
            Assumption by = any.assumptions().get(random.nextInt(any.assumptions().size()));
            List<Estimate> counts = any.estimates().stream().filter(one -> one.style() == Style.COUNT).toList();
            Estimate estimate = counts.get(random.nextInt(counts.size()));
            double[] places = places(scenario, by);
            double at = places[random.nextInt(places.length)];
            double value = Evaluation.of(scenario.with(by, at)).value(estimate);
            if (!Double.isNaN(value)) {
                verify(scenario, Goal.of(estimate, Relation.EQUAL, value), by, "seed %d".formatted(seed));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void checksThatDoNotApplyEverywhereOrHaveNoValueAreFoundToo(Problem any) {
        for (long seed = 0; seed < 6; seed++) {
            RandomGenerator random = new SplittableRandom(seed + 1_000);
            Scenario scenario = RandomScenarios.of(any, seed);
            Assumption by = any.assumptions().get(random.nextInt(any.assumptions().size()));
            for (Check check : any.checks()) {
                verify(scenario, Goal.of(check), by, "seed %d".formatted(seed));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void wholeNumbersAndAZeroThatStandsApartAreLookedAtOneByOne(Problem any) {
        List<Assumption> special = any.assumptions().stream()
                .filter(assumption -> assumption.range().zero() || assumption.range().whole())
                .filter(assumption -> any.usage(assumption).multiple() == null).toList();
        for (long seed = 0; seed < special.size(); seed++) {
            Scenario scenario = RandomScenarios.of(any, seed);
            Evaluation.of(scenario).checks().stream().filter(CheckResult::failed).findFirst()
                    .ifPresent(failed -> special
                            .forEach(by -> verify(scenario, Goal.of(failed.check()), by,
                                    "check " + failed.check().id())));
        }
    }

    /** Places over the whole range, 0 and whatever stands apart included. */
    private static double[] places(Scenario scenario, Assumption by) {
        Range range = by.range();
        boolean all = range.whole() && range.high() - range.low() <= 5 * BRUTE;
        DoubleStream inside = all ? DoubleStream.iterate(range.low(), at -> at <= range.high(), at -> at + 1)
                : IntStream.rangeClosed(0, BRUTE).mapToDouble(
                        i -> range.nearest(range.scale().between(range.low(), range.high(), (double) i / BRUTE)));
        DoubleStream special = range.zero() ? DoubleStream.of(0, scenario.ownValue(by))
                : DoubleStream.of(scenario.ownValue(by));
        return DoubleStream.concat(special, inside).distinct().toArray();
    }

    private static void verify(Scenario scenario, Goal goal, Assumption by, String seed) {
        Answer answer = GoalSeek.of(scenario, goal, by);
        String question = "%s: %s by %s".formatted(seed, goal, by);
        double[] places = places(scenario, by);
        double[] distances = distances(scenario, goal, by, places);
        for (int i = 0; i < places.length; i++) {
            double at = places[i];
            assertEquals(distances[i] == 0, isIn(answer.intervals(), at),
                    () -> "%s at %s: %s".formatted(question, at, answer));
            assertEquals(Double.isNaN(distances[i]), isIn(answer.absent(), at),
                    () -> "%s has a value at %s: %s".formatted(question, at, answer));
            if (i % ONE_BY_ONE == 0) {
                assertEquals(distance(scenario, goal, by, at), distances[i], question);
            }
        }
        for (Interval interval : answer.intervals()) {
            assertTrue(isReached(scenario, goal, by, interval.low()), question);
            assertTrue(isReached(scenario, goal, by, interval.high()), question);
            assertTrue(isReached(scenario, goal, by, interval.rounded().low()), question);
            assertTrue(isReached(scenario, goal, by, interval.rounded().high()), question);
        }
        assertTrue(answer.intervals().isEmpty() || answer.nearest().isEmpty(), question);
    }

    private static boolean isIn(List<Interval> intervals, double at) {
        return intervals.stream().anyMatch(interval -> interval.contains(at));
    }

    private static boolean isReached(Scenario scenario, Goal goal, Assumption by, double at) {
        return distance(scenario, goal, by, at) == 0;
    }

    private static double[] distances(Scenario scenario, Goal goal, Assumption by, double[] places) {
        List<Expression> asked = List.of(goal.value(), goal.limit(), goal.applies());
        double[] base = Arrays.stream(places).map(by.unit()::toBase).toArray();
        Columns all = scenario.problem().program(asked, scenario.options(), Set.of()).run(
                input -> input.equals(by) ? base : new double[]{scenario.baseValue((Assumption) input)}, places.length);
        double[] values = all.column(goal.value(), places.length);
        double[] limits = all.column(goal.limit(), places.length);
        double[] applies = all.column(goal.applies(), places.length);
        return IntStream.range(0, places.length).mapToDouble(i -> goal.distance(values[i], limits[i], applies[i]))
                .toArray();
    }

    private static double distance(Scenario scenario, Goal goal, Assumption by, double at) {
        Evaluation evaluation = Evaluation.of(scenario.with(by, at));
        return goal.distance(evaluation.value(goal.value()), evaluation.value(goal.limit()),
                evaluation.value(goal.applies()));
    }

    @Test
    void whatAnAssumptionDoesNotMoveIsReachedEverywhereOrNowhere() {
        Assumption price = problem.assumption("gpuHourPrice").orElseThrow();

        Answer everywhere = GoalSeek.of(defaults, Goal.of(totalGpus, Relation.AT_MOST, 600), price);
        Answer nowhere = GoalSeek.of(defaults, Goal.of(totalGpus, Relation.AT_MOST, 500), price);

        assertEquals(List.of(new Interval(price.range().low(), price.range().high())), everywhere.intervals());
        assertEquals(new Answer.Nearest(defaults.ownValue(price), 544, 44), nowhere.nearest().orElseThrow());
    }

    /** Evenly spaced places would miss one of these intervals: there the teeth lie as close as the places. */
    @Test
    void noneOfManyNarrowTeethIsMissed() {
        Scenario busy = defaults.with(problem.assumption("peakRate").orElseThrow(), 20_000);
        Estimate capacity = problem.estimate("prefillCapacityAfterUnitLoss").orElseThrow();
        Assumption rate = problem.assumption("prefillRate").orElseThrow();
        Range range = rate.range();
        Goal goal = Goal.of(capacity, Relation.AT_LEAST, 1.1932749801270972);
        SweepRange all = SweepRange.whole(rate, SweepRange.MOST_POINTS);

        List<Interval> intervals = GoalSeek.of(busy, goal, rate).intervals();

        assertTrue(intervals.size() > 100, () -> intervals.size() + " intervals");
        for (int part = 0; part < 6; part++) {
            double share = part / 6.0;
            double[] at = all.values().present().map(place -> range.nearest(place * (1 + share * 8.3e-4))).toArray();
            double[] base = Arrays.stream(at).map(rate.unit()::toBase).toArray();
            double[] values = problem.program(List.of(capacity), busy.options(), Set.of())
                    .run(input -> input.equals(rate) ? base : new double[]{busy.baseValue((Assumption) input)},
                            at.length)
                    .column(capacity, at.length);
            for (int i = 0; i < at.length; i++) {
                assertEquals(goal.distance(values[i], 1.1932749801270972, 1) == 0, isIn(intervals, at[i]),
                        "prefillRate=" + at[i]);
            }
        }
    }

    @Test
    void aCancelledSearchEnds() {
        assertThrows(CancellationException.class, () -> GoalSeek.of(defaults,
                Goal.of(totalGpus, Relation.AT_MOST, 1), peakRate, GoalSeek.Care.QUICK, () -> true));
    }
}
