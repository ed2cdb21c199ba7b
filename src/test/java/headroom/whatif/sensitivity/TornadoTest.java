package headroom.whatif.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.whatif.Column;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TornadoTest {

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Assumption peakRate = problem.assumption("peakRate").orElseThrow();
    private final Assumption price = problem.assumption("gpuHourPrice").orElseThrow();

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private Tornado of(String estimate) {
        return Tornado.of(Evaluation.of(Scenario.defaults(problem)), problem.estimate(estimate).orElseThrow(), 0.1);
    }

    @Test
    void onlyAssumptionsThatDoSomethingAreInIt() {
        Tornado tornado = of("decodeLoad");
        assertEquals(2, tornado.swings().size());
        long used = problem.assumptions().stream().filter(Evaluation.of(Scenario.defaults(problem))::uses).count();
        assertEquals(used - 2, tornado.idle());
        assertEquals(0, tornado.place(price));
        assertEquals(0, tornado.weight(price));
    }

    @Test
    void eachHasItsPlaceAndItsShareOfTheLargestSwing() {
        Tornado tornado = of("costPerHour");
        Assumption first = tornado.swings().getFirst().assumption();
        assertEquals(1, tornado.place(first));
        assertEquals(1, tornado.weight(first));
        double size = tornado.swing(peakRate).orElseThrow().size();
        assertEquals(size / tornado.swings().getFirst().size(), tornado.weight(peakRate), 1e-12);
    }

    @Test
    void losingTheValueOnTheWayMattersAndRoundingDoesNot() {
        Swing lost = new Swing(peakRate, false, Column.of(1, 2, 3), Column.of(5, 5, Double.NaN));
        Swing rounded = new Swing(peakRate, false, Column.of(1, 2, 3), Column.of(5, 5 + 1e-15, 5));
        Swing nowhere = new Swing(peakRate, false, Column.of(1, 2), Column.of(Double.NaN, Double.NaN));
        assertTrue(lost.loses() && lost.matters());
        assertFalse(rounded.matters());
        assertFalse(nowhere.loses() || nowhere.matters());
    }

    @Test
    void theWayIsReadWithThreeDigitsAndItsUnitOnce() {
        assertEquals("450–550 req/s", new Swing(peakRate, false, Column.of(450, 550), Column.of(1, 2)).way());
        assertEquals("P10–P90 $1.82–$2.2/GPU/h",
                new Swing(price, true, Column.of(1.8182, 2.2), Column.of(1, 2)).way());
    }

    @Test
    void oneThatIsCancelledAnswersNothing() {
        Evaluation evaluation = Evaluation.of(Scenario.defaults(problem));
        assertThrows(CancellationException.class,
                () -> Tornado.of(evaluation, problem.headlines().getFirst().estimate(), 0.1, () -> true));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whatIsLeftOutMovesNothing(Problem any) {
        for (long seed = 0; seed < 4; seed++) {
            Tornado tornado = Tornado.of(Evaluation.of(RandomScenarios.of(any, seed)),
                    any.headlines().getFirst().estimate(), 0.2);
            for (Swing swing : Sensitivity.of(tornado.evaluation().scenario(), tornado.estimate(), 0.2)) {
                boolean in = tornado.swing(swing.assumption()).isPresent();
                assertEquals(swing.matters(), in, "seed %d, %s".formatted(seed, swing.assumption()));
            }
        }
    }
}
