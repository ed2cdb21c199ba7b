package headroom.whatif.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.UncertainRange.Shape;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SensitivityTest {

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Estimate decodeLoad = problem.estimate("decodeLoad").orElseThrow();
    private final Assumption peakRate = problem.assumption("peakRate").orElseThrow();

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private static Swing of(List<Swing> swings, Assumption assumption) {
        return swings.stream().filter(swing -> swing.assumption().equals(assumption)).findFirst().orElseThrow();
    }

    @Test
    void theSwingOfALinearModelIsItsCoefficientTimesTheMove() {
        // decodeLoad = peakRate · outputTokens: 800 tokens for each request a second more.
        Swing swing = of(Sensitivity.of(defaults, decodeLoad), peakRate);

        assertEquals(450, swing.low(), 1e-9);
        assertEquals(550, swing.high(), 1e-9);
        assertEquals(800 * 100, swing.size(), 1e-6);
        assertEquals(1, swing.elasticity(), 1e-9);
    }

    @Test
    void anUncertainAssumptionRunsOverItsRange() {
        Swing swing =
                of(Sensitivity.of(defaults.with(peakRate, new UncertainRange(400, 700, Shape.LOGNORMAL)), decodeLoad),
                        peakRate);

        assertTrue(swing.byRange());
        assertEquals(800 * 300, swing.size(), 1e-6);
    }

    @Test
    void aWholeAssumptionMovesByOneAtLeastAndAZeroMovesToo() {
        Assumption spareUnits = problem.assumption("spareUnits").orElseThrow();
        Assumption sharedExperts = problem.assumption("sharedExperts").orElseThrow();
        List<Swing> swings = Sensitivity.of(defaults, problem.estimate("totalGpus").orElseThrow());

        assertEquals(0, of(swings, spareUnits).low());
        assertEquals(1, of(swings, spareUnits).high());
        assertEquals(32 + 144, of(swings, spareUnits).size());
        assertEquals(2, of(swings, sharedExperts).high());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyPointIsTheEvaluationOfAScenarioThatIsAllowed(Problem any) {
        for (long seed = 0; seed < 6; seed++) {
            Scenario scenario = RandomScenarios.of(any, seed);
            Estimate headline = any.headlines().getFirst().estimate();
            List<Swing> swings = Sensitivity.of(scenario, headline, 0.25);
            for (Swing swing : swings) {
                for (int i = 0; i < swing.at().size(); i++) {
                    Scenario moved = scenario.with(swing.assumption(), swing.at().at(i));
                    assertEquals(Evaluation.of(moved).value(headline), swing.values().at(i),
                            "seed %d, %s at %s".formatted(seed, swing.assumption(), swing.at().at(i)));
                }
            }
            assertEquals(any.assumptions().size(), swings.size());
            for (int i = 1; i < swings.size(); i++) {
                assertTrue(swings.get(i - 1).size() >= swings.get(i).size());
            }
        }
    }

    @Test
    void aQuantityThatTurnsOnTheWayIsSaidToTurn() {
        Assumption unitSize = problem.assumption("decodeUnitGpus").orElseThrow();
        Swing swing = of(Sensitivity.of(defaults, problem.estimate("decodeGpus").orElseThrow(), 0.25), unitSize);

        assertTrue(swing.turns(), swing::toString);
        assertTrue(swing.size() > Math.abs(swing.atHigh() - swing.atLow()));
    }
}
