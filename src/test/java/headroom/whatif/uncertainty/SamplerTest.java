package headroom.whatif.uncertainty;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.UncertainScenarios;
import headroom.whatif.chart.BandSweep;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Samples that are shared are those that everybody would have drawn alone. */
class SamplerTest {

    private static final int FEW = 2_000;

    private final Sampler sampler = new Sampler();

    private static List<Problem> problems() {
        return Problems.all();
    }

    private static Scenario uncertain(Problem problem, int seed) {
        return UncertainScenarios.of(Scenario.defaults(problem), 5, seed).with(new Sampling(seed, FEW));
    }

    private Samples shared(Scenario scenario, int size) {
        return sampler.samples(scenario, size, () -> false);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void sharedSamplesAreThoseOfTheCommandLineWithTheSameSeed(Problem problem) {
        for (int seed = 1; seed <= 3; seed++) {
            Scenario scenario = uncertain(problem, seed);
            shared(uncertain(problem, seed + 10), FEW);
            Samples shared = shared(scenario, FEW);
            Samples alone = Simulation.of(scenario);
            for (Estimate estimate : problem.estimates()) {
                assertEquals(alone.summary(estimate), shared.summary(estimate), estimate.id());
                assertEquals(alone.importance(estimate), shared.importance(estimate), estimate.id());
            }
            for (Check check : problem.checks()) {
                assertEquals(alone.probability(check), shared.probability(check), check.id());
            }
        }
    }

    @Test
    void theSamplesOfTheLastScenarioAreKeptAndNoOthersAreTakenForThem() {
        Scenario scenario = uncertain(Problems.all().getFirst(), 1);
        Samples once = shared(scenario, FEW);
        assertSame(once, shared(scenario, FEW));
        assertNotSame(once, shared(scenario, Simulation.PREVIEW));
        Assumption certain = scenario.problem().assumptions().stream()
                .filter(assumption -> scenario.range(assumption).isEmpty()).findFirst().orElseThrow();
        Scenario other = scenario.with(certain, certain.range().low());
        assertEquals(other, shared(other, FEW).scenario());
        assertEquals(scenario, shared(scenario, FEW).scenario());
    }

    @Test
    void whatIsDraggedLeavesTheDrawsOfAllOthersAsTheyAre() {
        Scenario scenario = uncertain(Problems.all().getFirst(), 1);
        Assumption dragged = scenario.uncertainAssumptions().getFirst();
        Scenario other = scenario.with(dragged, Optional.empty());
        Draws before = sampler.draws(scenario, FEW);
        Draws after = sampler.draws(other, FEW);
        assertEquals(scenario.uncertainAssumptions().size() - 1, after.assumptions().size());
        for (Assumption assumption : after.assumptions()) {
            assertSame(before.column(assumption), after.column(assumption));
        }
        assertArrayEquals(before.column(dragged), sampler.draws(scenario, FEW).column(dragged));
    }

    @Test
    void aPreviewOfTilesAndBandsRestsOnTheSameDraws() {
        Scenario scenario = uncertain(Problems.all().getFirst(), 1);
        Assumption drawn = scenario.uncertainAssumptions().getFirst();
        shared(scenario, Simulation.PREVIEW);
        assertSame(sampler.draws(scenario, BandSweep.Detail.PREVIEW.samples()).column(drawn),
                sampler.draws(scenario, Simulation.PREVIEW).column(drawn));
    }

    @Test
    void ofSizesThatAPersonAsksForOnlyTheLastIsKept() {
        Scenario scenario = uncertain(Problems.all().getFirst(), 1);
        shared(scenario, Simulation.PREVIEW);
        shared(scenario, 5 * FEW);
        shared(scenario, FEW);
        assertEquals(Simulation.PREVIEW + FEW, sampler.kept());
        sampler.forget();
        assertEquals(0, sampler.kept());
        assertEquals(FEW, shared(scenario, FEW).size());
    }

    @Test
    void whatIsCancelledIsNotKept() {
        Scenario scenario = uncertain(Problems.all().getFirst(), 1);
        assertThrows(CancellationException.class, () -> sampler.samples(scenario, FEW, () -> true));
        assertEquals(Simulation.of(scenario).summary(scenario.problem().estimates().getFirst()),
                shared(scenario, FEW).summary(scenario.problem().estimates().getFirst()));
    }
}
