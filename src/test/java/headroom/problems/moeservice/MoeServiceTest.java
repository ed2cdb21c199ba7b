package headroom.problems.moeservice;

import static headroom.problems.moeservice.MoeServiceAssumptions.*;
import static headroom.problems.moeservice.MoeServiceChecks.*;
import static headroom.problems.moeservice.MoeServiceEstimates.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Diagram;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Prose;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Digits;
import headroom.model.expression.Estimate;
import headroom.model.expression.Figure;
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

    private final Problem problem = MoeService.problem();
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
            weightsPerDecodeGpu          | 20.9 GB/GPU
            kvTransferRate               | 105 GB/s
            costPerHour                  | $1,088/h
            costPerMillionOutput         | $0.76/M
            decodeCapacityAfterUnitLoss  | 66.6 %
            decodeUnitsToSurviveLoss     | 3 units
            ttftP99                      | 1.89 s
            mtpGain                      | 0.925×
            reclaimedGpuHours            | 3,376 GPU·h/day
            """)
    void theReferenceDesignReadsAsPublished(String estimate, String published) {
        assertEquals(published, print(reference, estimate));
    }

    @Test
    void theKvCacheOfAGpuRoundsToThePublished22Gigabytes() {
        assertEquals("22", Digits.whole(reference.value(KV_PER_GPU) / 1e9));
    }

    @Test
    void theReferenceDesignCannotLoseADecodeUnitAndSaysWhatWouldHelp() {
        assertEquals(Optional.of(DECODE_UNIT_LOSS), reference.binding().map(CheckResult::check));
        assertEquals("With one of 2 units down, 144 GPUs serve 66.6 % of the peak. 3 units would keep it: "
                + "one spare unit costs $288/h.", failure(reference, DECODE_UNIT_LOSS));
    }

    @Test
    void aSpareUnitInEachRoleKeepsEveryLimit() {
        Evaluation spare = with(SPARE_UNITS, 1);
        assertEquals(List.of(), spare.checks().stream().filter(CheckResult::failed).toList());
        assertEquals("$1.00/M", print(spare, "costPerMillionOutput"));
    }

    @Test
    void withoutMtpAGpuDecodesFasterAtFullBatchesButSlowerAtSmallOnes() {
        Scenario small = defaults.with(TPOT_LIMIT, 10);
        assertTrue(rate(defaults.with(MTP, MTP_OFF)) > rate(defaults));
        assertTrue(rate(small.with(MTP, MTP_OFF)) < rate(small));
    }

    @Test
    void aTpotBelowTheFixedPartOfAStepHasNoAnswerAndSaysWhy() {
        Evaluation tight = with(TPOT_LIMIT, 5);
        for (Estimate estimate : List.of(DECODE_RATE_AT_TPOT, DECODE_GPUS, TOTAL_GPUS, COST_PER_MILLION_OUTPUT,
                MTP_GAIN, RECLAIMED_GPU_HOURS)) {
            assertEquals(Optional.of("no batch is small enough for this TPOT"), tight.reason(estimate));
        }
        for (Check check : List.of(HBM, SLOTS, ROOFLINE, DECODE_UNIT_LOSS)) {
            assertEquals(-1, tight.check(check).margin());
            assertEquals(
                    "No batch is small enough for a TPOT of 5 ms/tok: the fixed part of a step alone takes 5 ms/tok. "
                            + "Allow a longer TPOT, or shorten that fixed part.",
                    failure(tight, check));
        }
        assertTrue(tight.reason(TTFT_P99).isEmpty());
    }

    @Test
    void overloadedPrefillHasNoTtftAndSaysWhy() {
        Evaluation full = Evaluation.of(defaults.with(PEAK_RATE, 512).with(HEADROOM, 0).with(PREFIX_HIT_RATE, 50)
                .with(INPUT_TOKENS, 2_000).with(PREFILL_UNIT_GPUS, 1));
        assertEquals(Optional.of("prefill is overloaded: the queue grows without end"), full.reason(TTFT_P99));
        assertTrue(failure(full, TTFT).startsWith("Prefill is overloaded: the peak keeps 128 GPUs busy"));
    }

    @Test
    void aPromptThatNeedsMoreGpusThanThereAreHasNoTtftAndSaysWhy() {
        Evaluation few = Evaluation
                .of(defaults.with(GPUS_PER_PROMPT, 32).with(PREFILL_UNIT_GPUS, 8).with(PEAK_RATE, 5));
        assertEquals(Optional.of("one prompt needs more GPUs than there are"), few.reason(TTFT_P99));
        assertTrue(failure(few, TTFT).startsWith("A prompt is spread over 32 GPUs, but prefill has only 8 GPUs."));
    }

    @Test
    void weightsThatFillTheMemoryLeaveNoSlotAndSaySo() {
        Evaluation heavy = with(DECODE_UNIT_GPUS, 8);
        assertEquals(0, heavy.value(SLOTS_BY_MEMORY));
        assertEquals(Optional.of("the weights leave no room for a request’s KV cache"),
                heavy.reason(DECODE_GPUS_FOR_MEMORY));
        assertTrue(failure(heavy, HBM).startsWith("The weights alone take 108 GB/GPU, more than 90 % of 80 GB/GPU."));
        assertTrue(failure(heavy, SLOTS).contains("no room for the KV cache of even one"));
    }

    @Test
    void aDecodeRateAboveTheRooflineIsCalledImpossible() {
        assertTrue(failure(with(DECODE_RATE, 10_000), ROOFLINE).contains("physically impossible"));
        assertFalse(failure(with(DECODE_RATE, 3_000), ROOFLINE).contains("physically impossible"));
    }

    @Test
    void trafficThatNeverFallsFreesNothing() {
        assertEquals(0, with(TROUGH_SHARE, 100).value(RECLAIMED_GPU_HOURS));
    }

    @Test
    void theMtpBoxShowsOnlyWithMtpAndAllElseAlways() {
        Set<String> all = problem.diagram().parts().stream().map(Diagram.Part::id).collect(Collectors.toSet());
        assertEquals(all, shown(MTP_ON));
        assertEquals(all.stream().filter(id -> !id.equals("mtp")).collect(Collectors.toSet()), shown(MTP_OFF));
    }

    @Test
    void theReclaimableAreaOfTheDayIsWhatTheDayFrees() {
        double[] hours = new double[24];
        Arrays.setAll(hours, hour -> hour);
        double[] idle = problem.program(List.of(IDLE_GPUS_AT_HOUR), defaults.options(), Set.of(HOUR))
                .run(quantity -> quantity.equals(HOUR) ? hours
                        : new double[]{defaults.baseValue((Assumption) quantity)}, hours.length)
                .column(IDLE_GPUS_AT_HOUR, hours.length);
        assertEquals(reference.value(RECLAIMED_GPU_HOURS), Arrays.stream(idle).sum(), 1e-6);
    }

    private Set<String> shown(Choice.Option option) {
        Evaluation evaluation = Evaluation.of(defaults.with(MTP, option));
        return problem.diagram().parts().stream()
                .filter(part -> part.shown() == null || evaluation.holds(Objects.requireNonNull(part.shown())))
                .map(Diagram.Part::id).collect(Collectors.toSet());
    }

    private Evaluation with(Assumption assumption, double value) {
        return Evaluation.of(defaults.with(assumption, value));
    }

    private static double rate(Scenario scenario) {
        return Evaluation.of(scenario).value(EFFECTIVE_DECODE_RATE);
    }

    private static String failure(Evaluation evaluation, Check check) {
        return new Prose(evaluation).text(evaluation.failureOf(check));
    }

    private String print(Evaluation evaluation, String estimate) {
        return evaluation.figure(problem.estimate(estimate).orElseThrow()).map(Figure::toString).orElse("none");
    }
}
