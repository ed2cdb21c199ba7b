package headroom.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlaneTest {

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyPlaceIsTheEvaluationOfAScenarioThere(Problem problem) {
        Scenario scenario = RandomScenarios.of(problem, 5);
        SweepRange across = SweepRange.whole(problem.assumptions().get(0), 7);
        SweepRange up = SweepRange.whole(problem.assumptions().get(1), 5);
        Estimate estimate = problem.headlines().getFirst().estimate();
        AtomicInteger rows = new AtomicInteger();

        Plane plane = Plane.of(scenario, estimate, across, up, () -> false, rows::incrementAndGet);

        assertEquals(up.values().size(), rows.get());
        for (int y = 0; y < up.values().size(); y++) {
            for (int x = 0; x < across.values().size(); x++) {
                Evaluation there = Evaluation.of(scenario.with(across.assumption(), across.values().at(x))
                        .with(up.assumption(), up.values().at(y)));
                assertEquals(there.value(estimate), plane.values().get(y).at(x));
                for (Check check : problem.checks()) {
                    CheckResult result = there.check(check);
                    assertEquals(result.applies() ? result.margin() : Double.NaN, plane.margins(check).get(y).at(x),
                            check.id());
                }
            }
        }
    }

    @Test
    void oneAssumptionCannotRunBothWays() {
        Scenario scenario = Scenario.defaults(Problems.all().getFirst());
        Assumption one = scenario.problem().assumptions().getFirst();
        SweepRange stretch = SweepRange.whole(one, 3);

        assertEquals("A map runs over two assumptions, but both are " + one.id(),
                assertThrows(IllegalArgumentException.class,
                        () -> Plane.of(scenario, scenario.problem().estimates().getFirst(), stretch, stretch,
                                () -> false, () -> {}))
                        .getMessage());
    }

    @Test
    void aCancelledPlaneEnds() {
        Scenario scenario = Scenario.defaults(Problems.all().getFirst());
        Problem problem = scenario.problem();

        assertThrows(CancellationException.class,
                () -> Plane.of(scenario, problem.estimates().getFirst(),
                        SweepRange.whole(problem.assumptions().get(0), 3),
                        SweepRange.whole(problem.assumptions().get(1), 3), () -> true, () -> {}));
    }
}
