package headroom.whatif.seek;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Estimate;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.whatif.seek.Goal.Relation;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GoalSeekTest {

    private static final int BRUTE = 1_500;

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

    private static void verify(Scenario scenario, Goal goal, Assumption by, String seed) {
        Answer answer = GoalSeek.of(scenario, goal, by);
        String question = "%s: %s by %s".formatted(seed, goal, by);
        for (int i = 0; i <= BRUTE; i++) {
            double at = by.range()
                    .nearest(by.range().scale().between(by.range().low(), by.range().high(), (double) i / BRUTE));
            boolean found = answer.intervals().stream().anyMatch(interval -> interval.contains(at));
            assertEquals(reached(scenario, goal, by, at), found, () -> "%s at %s: %s".formatted(question, at, answer));
        }
        for (Interval interval : answer.intervals()) {
            assertTrue(reached(scenario, goal, by, interval.low()), question);
            assertTrue(reached(scenario, goal, by, interval.high()), question);
        }
        assertTrue(answer.intervals().isEmpty() || answer.nearest().isEmpty(), question);
    }

    private static boolean reached(Scenario scenario, Goal goal, Assumption by, double at) {
        Evaluation evaluation = Evaluation.of(scenario.with(by, at));
        return goal.distance(evaluation.value(goal.value()), evaluation.value(goal.limit()), 1) == 0;
    }

    @Test
    void aCancelledSearchEnds() {
        assertThrows(CancellationException.class, () -> GoalSeek.of(defaults,
                Goal.of(totalGpus, Relation.AT_MOST, 1), peakRate, GoalSeek.Care.QUICK, () -> true));
    }
}
