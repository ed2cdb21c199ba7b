package headroom.problems.moeservice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Diagram;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.text.Digits;
import headroom.text.Figure;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoeServiceTest {

    private static final Coordinate HOUR = Coordinate.of("hour", "Hour", "—");

    private final BundledProblem service = BundledProblem.of("moe-service");
    private final Problem problem = service.problem();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Evaluation reference = Evaluation.of(defaults);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            prefillGpusNeeded            | 188 GPUs
            prefillUnits                 | 8 units
            prefillGpus                  | 256 GPUs
            decodeGpusNeeded             | 217 GPUs
            decodeUnits                  | 2 units
            decodeGpus                   | 288 GPUs
            totalGpus                    | 544 GPUs
            nodes                        | 68 nodes
            concurrentPerGpu             | 92.5 req/GPU
            kvPerGpu                     | 22.1 GB/GPU
            weightsPerDecodeGpu          | 22.1 GB/GPU
            kvTransferRate               | 105 GB/s
            costPerHour                  | $1,088/h
            costPerMillionOutput         | $0.756/M
            decodeCapacityAfterUnitLoss  | 66.6 %
            decodeUnitsToSurviveLoss     | 3 units
            ttftP99                      | 1.89 s
            mtpGain                      | 1.19×
            reclaimedGpuHours            | 1,376 GPU·h/day
            shedShare                    | 9.0 %
            """)
    void theReferenceDesignReadsAsPublished(String estimate, String published) {
        assertEquals(published, print(reference, estimate));
    }

    @Test
    void theKvCacheOfAGpuRoundsToThePublished22Gigabytes() {
        assertEquals("22", Digits.whole(reference.value(service.estimate("kvPerGpu")) / 1e9));
    }

    @Test
    void theReferenceDesignCannotLoseADecodeUnitAndSaysWhatWouldHelp() {
        assertEquals(Optional.of(service.check("decodeUnitLoss")), reference.binding().map(CheckResult::check));
        assertEquals("With one of 2 units down, 144 GPUs serve 66.6 % of the peak. 3 units would keep it: "
                + "one spare unit costs $288/h.", failure(reference, service.check("decodeUnitLoss")));
    }

    @Test
    void aSpareUnitInEachRoleKeepsEveryLimit() {
        Evaluation spare = with(service.assumption("spareUnits"), 1);
        assertEquals(List.of(), spare.checks().stream().filter(CheckResult::failed).toList());
        assertEquals("$1.00/M", print(spare, "costPerMillionOutput"));
    }

    @Test
    void aRateMeasuredWithMtpIsDividedByItsGainWithoutItAndTheOtherWayRound() {
        Scenario without = defaults.with(service.choice("measuredWith"), service.option("measuredWith", "noMtp"));
        double gain = reference.value(service.estimate("mtpGain"));
        assertEquals(1850, rate(defaults));
        assertEquals(1850 / gain, rate(withoutMtp(defaults)), 1e-9);
        assertEquals(1850 * gain, rate(without), 1e-9);
        assertEquals(1850, rate(withoutMtp(without)));
    }

    @Test
    void mtpBringsMostAtSmallBatchesAndNothingPast410RequestsAGpu() {
        assertTrue(gain(40) > 1.3);
        assertTrue(gain(405) > 1);
        assertTrue(gain(415) < 1);
    }

    private double gain(double requests) {
        Evaluation large = Evaluation.of(defaults.with(service.assumption("decodeRate"), requests / 0.05));
        return large.value(service.estimate("mtpGain"));
    }

    @Test
    void aTpotBelowTheFixedPartOfAStepHasNoAnswerAndSaysWhy() {
        Evaluation tight = with(service.assumption("tpotLimit"), 5);
        for (Estimate estimate : List.of(service.estimate("decodeRateAtTpot"), service.estimate("decodeGpus"),
                service.estimate("totalGpus"), service.estimate("costPerMillionOutput"),
                service.estimate("mtpGain"), service.estimate("reclaimedGpuHours"))) {
            assertEquals(Optional.of("no batch is small enough for this TPOT; allow a longer one"),
                    tight.reason(estimate));
        }
        for (Check check : List.of(service.check("hbm"), service.check("slots"), service.check("roofline"),
                service.check("decodeUnitLoss"))) {
            assertEquals(-1, tight.check(check).margin());
            assertEquals(
                    "No batch is small enough for a TPOT of 5 ms/tok: the fixed part of a step alone takes 17.5 ms/tok. "
                            + "Allow a longer TPOT, or shorten that fixed part.",
                    failure(tight, check));
        }
        assertTrue(tight.reason(service.estimate("ttftP99")).isEmpty());
    }

    @Test
    void overloadedPrefillHasNoTtftAndSaysWhy() {
        Evaluation full = Evaluation.of(defaults.with(service.assumption("peakRate"), 512)
                .with(service.assumption("headroom"), 0).with(service.assumption("prefixHitRate"), 50)
                .with(service.assumption("inputTokens"), 2_000).with(service.assumption("prefillUnitGpus"), 1));
        assertEquals(Optional.of("prefill is overloaded: the queue grows without end; add prefill units"),
                full.reason(service.estimate("ttftP99")));
        assertTrue(
                failure(full, service.check("ttft")).startsWith("Prefill is overloaded: the peak keeps 128 GPUs busy"));
    }

    @Test
    void aPromptThatNeedsMoreGpusThanThereAreHasNoTtftAndSaysWhy() {
        Evaluation few = Evaluation
                .of(defaults.with(service.assumption("gpusPerPrompt"), 32)
                        .with(service.assumption("prefillUnitGpus"), 8).with(service.assumption("peakRate"), 5));
        assertEquals(Optional.of("one prompt needs more GPUs than there are; spread it over fewer"),
                few.reason(service.estimate("ttftP99")));
        assertTrue(failure(few, service.check("ttft"))
                .startsWith("A prompt is spread over 32 GPUs, but prefill has only 8 GPUs."));
    }

    @Test
    void weightsThatFillTheMemoryLeaveNoSlotAndSaySo() {
        Evaluation heavy = with(service.assumption("decodeUnitGpus"), 8);
        assertEquals(0, heavy.value(service.estimate("slotsByMemory")));
        assertEquals(Optional.of("the weights leave no room for KV cache; take a larger decode unit, or GPUs with more "
                + "memory"),
                heavy.reason(service.estimate("decodeGpusForMemory")));
        assertTrue(failure(heavy, service.check("hbm"))
                .startsWith("The weights alone take 109 GB/GPU, more than 90 % of 80 GB/GPU."));
        assertTrue(failure(heavy, service.check("slots")).contains("no room for the KV cache of even one"));
    }

    @Test
    void aDecodeRateAboveTheRooflineIsCalledImpossible() {
        assertTrue(failure(with(service.assumption("decodeRate"), 10_000), service.check("roofline"))
                .contains("physically impossible"));
        assertFalse(failure(with(service.assumption("decodeRate"), 3_000), service.check("roofline"))
                .contains("physically impossible"));
    }

    @Test
    void trafficThatNeverFallsFreesNothing() {
        assertEquals(0, with(service.assumption("troughShare"), 100).value(service.estimate("reclaimedGpuHours")));
    }

    @Test
    void theMtpBoxShowsOnlyWithMtpAndAllElseAlways() {
        Set<String> all = problem.diagram().parts().stream().map(Diagram.Part::id).collect(Collectors.toSet());
        assertEquals(all, shown(service.option("mtp", "on")));
        assertEquals(all.stream().filter(id -> !id.equals("mtp")).collect(Collectors.toSet()),
                shown(service.option("mtp", "off")));
    }

    @Test
    void theReclaimableAreaOfTheDayIsWhatTheDayFrees() {
        double[] hours = new double[24];
        Arrays.setAll(hours, hour -> hour);
        Estimate idleGpus = service.estimate("idleGpusAtHour");
        double[] idle = problem.program(List.of(idleGpus), defaults.options(), Set.of(HOUR))
                .run(quantity -> quantity.equals(HOUR) ? hours
                        : new double[]{defaults.baseValue((Assumption) quantity)}, hours.length)
                .column(idleGpus, hours.length);
        assertEquals(reference.value(service.estimate("reclaimedGpuHours")), Arrays.stream(idle).sum(), 1e-6);
    }

    private Set<String> shown(Choice.Option option) {
        Evaluation evaluation = Evaluation.of(defaults.with(service.choice("mtp"), option));
        return problem.diagram().parts().stream()
                .filter(part -> part.shown() == null || evaluation.holds(Objects.requireNonNull(part.shown())))
                .map(Diagram.Part::id).collect(Collectors.toSet());
    }

    private Scenario withoutMtp(Scenario scenario) {
        return scenario.with(service.choice("mtp"), service.option("mtp", "off"));
    }

    private Evaluation with(Assumption assumption, double value) {
        return Evaluation.of(defaults.with(assumption, value));
    }

    private double rate(Scenario scenario) {
        return Evaluation.of(scenario).value(service.estimate("effectiveDecodeRate"));
    }

    private static String failure(Evaluation evaluation, Check check) {
        return new LiveNumbers(evaluation).text(evaluation.failureOf(check));
    }

    private String print(Evaluation evaluation, String estimate) {
        return evaluation.figure(problem.estimate(estimate).orElseThrow()).map(Figure::toString).orElse("none");
    }
}
