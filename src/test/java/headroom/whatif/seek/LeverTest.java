package headroom.whatif.seek;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.seek.Goal.Relation;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LeverTest {

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Estimate totalGpus = problem.estimate("totalGpus").orElseThrow();

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private Lever lever(Relation relation, double limit, String id) {
        return Lever.of(defaults, Goal.of(totalGpus, relation, limit), problem.assumption(id).orElseThrow(),
                () -> false);
    }

    private static double move(Lever lever) {
        Assumption assumption = lever.assumption();
        return Math.abs(assumption.range().share(lever.value().orElseThrow())
                - assumption.range().share(lever.present()));
    }

    @Test
    void whatReachesAGoalSaysAtWhichNearestValue() {
        Lever rate = lever(Relation.AT_MOST, 500, "peakRate");
        assertTrue(rate.reaches());
        assertTrue(rate.value().orElseThrow() < 500, rate::toString);
        assertTrue(Evaluation.of(defaults.with(rate.assumption(), rate.value().orElseThrow())).value(totalGpus) <= 500);
    }

    @Test
    void whatIsReachedAlreadyStaysAsItIs() {
        assertEquals(OptionalDouble.of(500), lever(Relation.AT_MOST, 600, "peakRate").value());
    }

    @Test
    void spareUnitsCannotSaveGpusWhenThereAreNone() {
        Lever spares = lever(Relation.AT_MOST, 500, "spareUnits");
        assertFalse(spares.reaches());
        assertEquals(OptionalDouble.empty(), spares.value());
        assertTrue(spares.answer().isPresent(), "it has a part in the number of GPUs");
    }

    @Test
    void whatHasNoPartInAGoalIsNotLookedAt() {
        assertTrue(lever(Relation.AT_MOST, 500, "gpuHourPrice").answer().isEmpty());
    }

    @Test
    void ofThoseThatDoNotReachAGoalTheNearestComesFirst() {
        Lever near = new Lever(problem.assumption("spareUnits").orElseThrow(), 0, nearest(3));
        Lever far = new Lever(problem.assumption("peakRate").orElseThrow(), 500, nearest(4));
        Lever none = lever(Relation.AT_MOST, 500, "gpuHourPrice");
        assertEquals(List.of(near, far, none), Stream.of(none, far, near).sorted(Lever.BEST_FIRST).toList());
    }

    private static Optional<Answer> nearest(double distance) {
        return Optional.of(new Answer(List.of(), List.of(),
                Optional.of(new Answer.Nearest(0, 1, distance))));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theFirstReachesTheGoalWithTheSmallestMoveOfASlider(Problem any) {
        Scenario scenario = Scenario.defaults(any);
        Estimate subject = any.headlines().getFirst().estimate();
        Goal goal = Goal.of(subject, Relation.AT_MOST, 0.9 * Evaluation.of(scenario).value(subject));
        List<Lever> levers = any.assumptions().stream().map(each -> Lever.of(scenario, goal, each, () -> false))
                .sorted(Lever.BEST_FIRST).toList();
        List<Lever> reaching = levers.stream().filter(Lever::reaches).toList();
        assertFalse(reaching.isEmpty(), "something reaches a tenth less");
        assertEquals(reaching, levers.subList(0, reaching.size()));
        for (int i = 1; i < reaching.size(); i++) {
            assertTrue(move(reaching.get(i - 1)) <= move(reaching.get(i)));
        }
    }
}
