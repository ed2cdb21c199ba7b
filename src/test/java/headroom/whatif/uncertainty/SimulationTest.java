package headroom.whatif.uncertainty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.UncertainRange.Shape;
import headroom.problems.Problems;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Simulations against closed forms, and against themselves. */
class SimulationTest {

    private static final double Z90 = 1.2815515655446004;

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Assumption peakRate = problem.assumption("peakRate").orElseThrow();
    private final Assumption inputTokens = problem.assumption("inputTokens").orElseThrow();
    private final Assumption outputTokens = problem.assumption("outputTokens").orElseThrow();
    private final Estimate decodeLoad = problem.estimate("decodeLoad").orElseThrow();
    private final Estimate meanContext = problem.estimate("meanContext").orElseThrow();

    private Scenario with(Assumption assumption, double p10, double p90, Shape shape) {
        return defaults.with(assumption, new UncertainRange(p10, p90, shape));
    }

    @Test
    void aProductOfLognormalsIsLognormal() {
        Scenario scenario = with(peakRate, 400, 700, Shape.LOGNORMAL)
                .with(outputTokens, new UncertainRange(500, 1_200, Shape.LOGNORMAL));
        double mean = (Math.log(400) + Math.log(700) + Math.log(500) + Math.log(1_200)) / 2;
        double deviation = Math.hypot(Math.log(7 / 4.0), Math.log(12 / 5.0)) / (2 * Z90);

        Summary load = Simulation.of(scenario, new Sampling(3, 100_000), List.of(decodeLoad)).summary(decodeLoad);

        assertEquals(Math.exp(mean), load.p50(), 0.01 * Math.exp(mean));
        assertEquals(Math.exp(mean - Z90 * deviation), load.p10(), 0.01 * load.p10());
        assertEquals(Math.exp(mean + Z90 * deviation), load.p90(), 0.01 * load.p90());
        assertEquals(Math.exp(mean + deviation * deviation / 2), load.mean(), 0.01 * load.mean());
    }

    @Test
    void theMeanOfASumIsTheSumOfTheMeans() {
        Scenario scenario = with(inputTokens, 2_000, 4_000, Shape.NORMAL)
                .with(outputTokens, new UncertainRange(600, 1_000, Shape.TRIANGULAR));

        Summary context = Simulation.of(scenario, new Sampling(5, 10_000), List.of(meanContext)).summary(meanContext);

        assertEquals(3_000 + 800 / 2.0, context.mean(), 1);
    }

    @ParameterizedTest
    @EnumSource
    void oneInTenLiesBelowTheLowEndAndOneInTenAboveTheHighEnd(Shape shape) {
        Summary rate = Simulation.of(with(peakRate, 400, 700, shape), new Sampling(7, 10_000), List.of(peakRate))
                .summary(peakRate);

        assertEquals(400, rate.p10(), 0.5);
        assertEquals(700, rate.p90(), 0.5);
        assertEquals(shape == Shape.LOGNORMAL ? Math.sqrt(400 * 700) : 550, rate.p50(), 0.5);
    }

    @Test
    void theSameSeedGivesTheSameNumbersAndAnotherOneOthers() {
        Scenario scenario = with(peakRate, 400, 700, Shape.LOGNORMAL);
        Estimate wait = problem.estimate("ttftP99").orElseThrow();

        Summary once = Simulation.of(scenario, new Sampling(11, 2_000), List.of(wait)).summary(wait);

        assertEquals(once, Simulation.of(scenario, new Sampling(11, 2_000), List.of(wait)).summary(wait));
        assertNotEquals(once, Simulation.of(scenario, new Sampling(12, 2_000), List.of(wait)).summary(wait));
    }

    @Test
    void oneMoreUncertainAssumptionLeavesTheDrawsOfTheOthersAsTheyAre() {
        Scenario scenario = with(peakRate, 400, 700, Shape.LOGNORMAL);
        Scenario more = scenario.with(inputTokens, new UncertainRange(2_000, 4_000, Shape.NORMAL));
        Sampling sampling = new Sampling(13, 1_000);

        assertEquals(Simulation.of(scenario, sampling, List.of(decodeLoad)).summary(decodeLoad),
                Simulation.of(more, sampling, List.of(decodeLoad)).summary(decodeLoad));
    }

    @Test
    void withoutUncertaintyEverySampleIsTheEvaluation() {
        Evaluation evaluation = Evaluation.of(defaults);
        Samples samples = Simulation.of(defaults, new Sampling(1, 1_000), () -> false);

        for (Estimate estimate : problem.estimates()) {
            assertEquals(evaluation.value(estimate), samples.summary(estimate).p50(), estimate.id());
        }
        for (Check check : problem.checks()) {
            if (evaluation.check(check).applies()) {
                assertEquals(evaluation.check(check).passed() ? 1 : 0, samples.probability(check).orElse(Double.NaN),
                        check.id());
            }
        }
    }

    @Test
    void everySampleIsTheEvaluationOfWhatWasDrawn() {
        Scenario scenario = with(peakRate, 400, 700, Shape.LOGNORMAL);
        Estimate cost = problem.estimate("costPerHour").orElseThrow();
        Sampling sampling = new Sampling(17, 1_000);
        Draws draws = Draws.of(scenario, sampling);
        double dearest = 0;
        for (double rate : draws.column(peakRate)) {
            dearest = Math.max(dearest, Evaluation.of(defaults.with(peakRate, rate)).value(cost));
        }

        Samples samples = Simulation.of(scenario, sampling, () -> false);

        assertEquals(dearest, samples.greatest(cost));
    }

    @Test
    void wholeAssumptionsAreDrawnWholeAndNothingIsDrawnThatIsNotAllowed() {
        Assumption hitRate = problem.assumption("prefixHitRate").orElseThrow();
        Draws draws = Draws.of(with(hitRate, 80, 98, Shape.NORMAL)
                .with(outputTokens, new UncertainRange(1, 5, Shape.NORMAL)), new Sampling(19, 5_000));

        for (double value : draws.column(hitRate)) {
            assertTrue(hitRate.range().allows(hitRate.unit().fromBase(value)), () -> "drew " + value);
        }
        for (double value : draws.column(outputTokens)) {
            assertTrue(outputTokens.range().allows(value), () -> "drew " + value);
        }
    }

    @Test
    void aLatinHypercubeErrsLessThanPlainDraws() {
        double hypercube = 0;
        double plain = 0;
        NormalDistribution normal = NormalDistribution.of(0, 1);
        for (int seed = 0; seed < 20; seed++) {
            double[] even = new LatinHypercube(seed, 1_000).values("x", normal::inverseCumulativeProbability);
            double[] drawn =
                    normal.createSampler(RandomSource.XO_RO_SHI_RO_128_PP.create(seed)).samples(1_000).toArray();
            hypercube += Math.abs(Summary.of(even).mean());
            plain += Math.abs(Summary.of(drawn).mean());
        }
        assertTrue(hypercube < plain / 20, "%s against %s".formatted(hypercube, plain));
    }

    @Test
    void whatFollowsAnAssumptionHasItAsItsMostImportantOne() {
        Scenario scenario = with(peakRate, 400, 700, Shape.LOGNORMAL)
                .with(inputTokens, new UncertainRange(2_900, 3_100, Shape.NORMAL));

        List<Samples.Importance> importance = Simulation.of(scenario).importance(decodeLoad);

        assertEquals(List.of(peakRate, inputTokens), importance.stream().map(Samples.Importance::assumption).toList());
        assertEquals(1, importance.getFirst().rank(), 1e-9);
        assertEquals(0, importance.getLast().rank(), 0.05);
    }

    @Test
    void absentSamplesAreCountedAndLeftOut() {
        Assumption tpotLimit = problem.assumption("tpotLimit").orElseThrow();
        Estimate rate = problem.estimate("decodeRateAtTpot").orElseThrow();

        Summary summary = Simulation.of(with(tpotLimit, 12, 30, Shape.LOGNORMAL)).summary(rate);

        assertTrue(summary.present() > 0.1 && summary.present() < 0.9, () -> "present in " + summary.present());
        assertTrue(summary.p10() > 0 && summary.p10() < summary.p90());
    }

    @Test
    void aCancelledSimulationEnds() {
        assertThrows(CancellationException.class,
                () -> Simulation.of(defaults, new Sampling(1, 1_000), () -> true));
    }
}
