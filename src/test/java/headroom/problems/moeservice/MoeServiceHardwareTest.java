package headroom.problems.moeservice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Estimate;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.problems.RandomScenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rates against the hardware, fleets that are given, and machines that die. */
class MoeServiceHardwareTest {

    private static final int SCENARIOS = 400;
    private static final double NOISE = 1e-9;

    private final BundledProblem service = BundledProblem.of("moe-service");
    private final Scenario defaults = Scenario.defaults(service.problem());
    private final Evaluation reference = Evaluation.of(defaults);

    @Test
    void noCheckIsGreenWhereARateExceedsItsRoofline() {
        List<String> wrong = new ArrayList<>();
        for (long seed = 0; seed < SCENARIOS; seed++) {
            Evaluation evaluation = Evaluation.of(RandomScenarios.of(service.problem(), seed));
            boolean measured = evaluation.scenario().option(service.choice("basis")).id().equals("measured");
            double share = measured ? evaluation.scenario().baseValue(service.assumption("achievableShare")) : 1;
            double decode = value(evaluation, "effectiveDecodeRate") / value(evaluation, "rooflineDecodeRate");
            double prefill = measured
                    ? evaluation.scenario().baseValue(service.assumption("prefillRate"))
                            / value(evaluation, "rooflinePrefillRate")
                    : value(evaluation, "derivedPrefillRate") / value(evaluation, "rooflinePrefillRate");
            if (decode > share * (1 + NOISE) && !result(evaluation, "roofline").failed()) {
                wrong.add("decode of seed " + seed);
            }
            if (prefill > share * (1 + NOISE) && !result(evaluation, "prefillRoofline").failed()) {
                wrong.add("prefill of seed " + seed);
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void aStepToExpectIsNeverShorterThanTheLeast() {
        for (long seed = 0; seed < SCENARIOS; seed++) {
            Evaluation evaluation = Evaluation.of(RandomScenarios.of(service.problem(), seed));
            assertFalse(value(evaluation, "expectedStepTime") < value(evaluation, "rooflineStepTime"), "seed " + seed);
        }
    }

    /** The largest batch in time is found without trying batches; its step takes exactly what the limit allows. */
    @ParameterizedTest
    @ValueSource(doubles = {25, 30, 50, 70})
    void theStepOfTheLargestBatchTakesWhatTheTpotLimitAllows(double tpot) {
        Evaluation derived = Evaluation.of(derived(defaults).with(service.assumption("tpotLimit"), tpot)
                .with(service.assumption("hbmPerGpu"), 1_000));
        assertEquals(tpot / 1000 * 1.85, value(derived, "expectedStepTime"), 1e-12);
    }

    @Test
    void derivedCapacityHasNoMeasuredRateToHoldAgainstTheHardware() {
        Evaluation derived = Evaluation.of(derived(defaults));
        assertFalse(result(derived, "roofline").applies());
        assertFalse(result(derived, "prefillRoofline").applies());
        assertFalse(derived.uses(service.assumption("decodeRate")));
        assertFalse(derived.uses(service.choice("measuredWith")));
        assertTrue(reference.uses(service.choice("measuredWith")));
        assertEquals(6_002, value(derived, "prefillRateUsed"), 1);
        assertEquals(2_624, value(derived, "effectiveDecodeRate"), 1);
    }

    @Test
    void aTpotThatNoStepKeepsFailsAsPhysicsAndSaysWhatAStepTakes() {
        Evaluation tight = Evaluation.of(derived(defaults).with(service.assumption("tpotLimit"), 10));
        assertEquals(Optional.of("roofline"), tight.binding().map(result -> result.check().id()));
        assertEquals(-1, result(tight, "roofline").margin());
        assertEquals(
                "No batch is small enough for a TPOT of 10 ms/tok: a step that serves hardly anybody takes 25.9 ms, "
                        + "and may take 18.5 ms. Allow a longer TPOT, shorten the fixed time of 20 ms, or hold fewer experts on "
                        + "each GPU.",
                new LiveNumbers(tight).text(tight.failureOf(service.check("roofline"))));
    }

    @Test
    void ratesOfAnotherGpuAreCalledImpossible() {
        Evaluation h20 = Evaluation.of(defaults.with(service.assumption("bf16Flops"), 148)
                .with(service.assumption("fp8Flops"), 296));
        assertEquals(Optional.of("prefillRoofline"), h20.binding().map(result -> result.check().id()));
        assertTrue(new LiveNumbers(h20).text(h20.failureOf(service.check("prefillRoofline")))
                .startsWith("A prefill rate of 4,000 tok/s/GPU is physically impossible"));
    }

    @Test
    void theAttentionOfALongPromptGrowsWithTheSquareOfItsLength() {
        double once = value(with("longPromptTokens", 500_000), "longPromptTime");
        double twice = value(with("longPromptTokens", 1_000_000), "longPromptTime");
        assertTrue(twice > 3 * once && twice < 4 * once, once + " → " + twice);
    }

    @Test
    void aSpareNodeShortensALossASpareUnitCarriesItAndElasticExpertsMakeItSmall() {
        assertEquals(0.0896, value(reference, "shedShare"), 1e-4);
        assertEquals(0.0002, value(with("spareNodes", 1), "shedShare"), 2e-5);
        assertEquals(16, value(with("spareNodes", 1), "costPerHour") - value(reference, "costPerHour"));
        assertEquals(352, value(with("spareUnits", 1), "costPerHour") - value(reference, "costPerHour"));
        assertEquals(0, value(with("spareUnits", 1), "shedShare"));
        Evaluation elastic = Evaluation.of(defaults.with(service.choice("nodeLoss"),
                service.option("nodeLoss", "elastic")));
        assertEquals(0, value(elastic, "shedShare"));
        assertEquals(List.of(), elastic.checks().stream().filter(CheckResult::failed).toList());
    }

    @Test
    void spareNodesServeNobodyAndAreNoLossesOfUnits() {
        assertEquals(value(reference, "unitLossesPerMonth"), value(with("spareNodes", 5), "unitLossesPerMonth"));
    }

    @Test
    void theBatchThatStepsAreDrawnForStaysWhenMtpMovesTheRate() {
        Evaluation off = Evaluation.of(defaults.with(service.choice("mtp"), service.option("mtp", "off")));
        assertEquals(92.5, value(off, "rooflineRequests"), 1e-9);
        assertEquals(92.5 / value(reference, "mtpGain"), value(off, "concurrentPerGpu"), 1e-9);
    }

    @Test
    void aGivenFleetStaysWhateverTheLoadAndIsHeldAgainstIt() {
        Scenario given = defaults.with(service.choice("fleet"), service.option("fleet", "given"));
        assertTrue(result(Evaluation.of(given), "decodeCapacity").passed());
        assertFalse(result(reference, "decodeCapacity").applies());
        Evaluation busy = Evaluation.of(given.with(service.assumption("peakRate"), 750));
        assertEquals(544, value(busy, "totalGpus"));
        assertTrue(result(busy, "prefillCapacity").failed());
        assertEquals("The peak keeps 325 GPUs busy with decode, and 288 GPUs stand there. 3 units would carry it, with "
                + "nothing to spare; a longer TPOT would need fewer.",
                new LiveNumbers(busy).text(busy.failureOf(service.check("decodeCapacity"))));
    }

    private Scenario derived(Scenario scenario) {
        return scenario.with(service.choice("basis"), service.option("basis", "derived"));
    }

    private Evaluation with(String assumption, double value) {
        return Evaluation.of(defaults.with(service.assumption(assumption), value));
    }

    private CheckResult result(Evaluation evaluation, String check) {
        return evaluation.check(service.check(check));
    }

    private double value(Evaluation evaluation, String id) {
        Estimate estimate = service.problem().estimate(id).orElseThrow();
        return evaluation.value(estimate);
    }
}
