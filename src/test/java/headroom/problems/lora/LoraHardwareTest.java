package headroom.problems.lora;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.problems.RandomScenarios;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rates, memory and time of prompts, held against the hardware. */
class LoraHardwareTest {

    private final BundledProblem service = BundledProblem.of("lora-service");
    private final Problem problem = service.problem();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Scenario derived = defaults.with(service.choice("basis"), service.option("basis", "derived"));

    private double value(Scenario scenario, String estimate) {
        return Evaluation.of(scenario).value(service.estimate(estimate));
    }

    private Scenario with(Scenario scenario, String assumption, double value) {
        return scenario.with(service.assumption(assumption), value);
    }

    private static List<String> failures(Scenario scenario) {
        return Evaluation.of(scenario).checks().stream().filter(CheckResult::failed).map(result -> result.check().id())
                .toList();
    }

    @Test
    void aContextOfEightThousandFillsTheMemory() {
        Scenario large = with(defaults, "contextTokens", 8_000);
        assertEquals(45, value(large, "batchByMemory"));
        assertEquals(List.of("roofline", "hbm", "tpot", "capacity"), failures(large));
    }

    @Test
    void aBatchOfOneReadsAllWeightsForOneToken() {
        Scenario alone = with(defaults, "batch", 1);
        assertEquals(208, value(alone, "rooflineBaseRate"), 0.5);
        assertEquals(List.of("roofline", "capacity", "slowdown"), failures(alone));
    }

    @Test
    void noDesignThatPassesDecodesFasterThanTheHardware() {
        RandomScenarios.hold(problem, (evaluation, _) -> {
            boolean failed = evaluation.check(service.check("roofline")).failed();
            double used = evaluation.value(service.estimate("baseRateUsed"));
            double most = evaluation.value(service.estimate("rooflineBaseRate"));
            return failed || used <= most * (1 + 1e-12) ? Stream.empty() : Stream.of(used + " of " + most);
        });
    }

    @Test
    void promptsAreNeverComputedFasterThanTheGpusDo() {
        RandomScenarios.hold(problem, (evaluation, _) -> {
            double work = evaluation.value(service.estimate("promptTokens"))
                    * (1 - evaluation.scenario().baseValue(service.assumption("prefixHitRate")))
                    * evaluation.value(service.estimate("baseFlopsPerToken"));
            double gpus = evaluation.scenario().ownValue(service.assumption("gpusPerInstance"));
            double fastest = work / (gpus * evaluation.scenario().baseValue(service.assumption("gpuFlops")));
            double time = evaluation.value(service.estimate("prefillTime"));
            return time >= fastest * (1 - 1e-12) ? Stream.empty() : Stream.of(time + " s, at least " + fastest);
        });
    }

    @Test
    void theBatchIsFullExactlyWhenTheBusiestInstanceIs() {
        RandomScenarios.hold(problem, (evaluation, _) -> {
            double load = evaluation.value(service.estimate("instanceUtilisation"));
            double decoding = evaluation.value(service.estimate("requestsDecoding"));
            double batch = evaluation.scenario().ownValue(service.assumption("batch"));
            boolean nearly = Math.abs(load - 1) < 1e-9 || Double.isNaN(decoding);
            return nearly || (load <= 1) == (decoding <= batch) ? Stream.empty()
                    : Stream.of("load %s, %s of %s decoding".formatted(load, decoding, batch));
        });
    }

    @Test
    void theDerivedRateIsTheAchievableShareOfTheRoofline() {
        assertEquals(0.6, value(derived, "baseEfficiency"), 1e-12);
        assertEquals(0.6 * value(derived, "rooflineBaseRate"), value(derived, "baseRateUsed"), 1e-9);
        assertFalse(Evaluation.of(derived).check(service.check("roofline")).applies());
    }

    @Test
    void kernelsCompareWithTheStepThatIsAndReadsWithTheShortest() {
        Scenario kernels = with(with(derived, "batch", 1), "adapterKernelTime", 10);
        assertEquals(1 + value(kernels, "adapterKernelsTime") / value(kernels, "baseStepTime"),
                value(kernels, "decodeSlowdown"), 1e-12);
        assertEquals(1 + value(defaults, "adapterReadTime") / value(defaults, "rooflineStepTime"),
                value(defaults, "decodeSlowdown"), 1e-12);
        assertTrue(value(defaults, "rooflineStepTime") < value(defaults, "baseStepTime"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8})
    void gpusOfAnInstanceShareWeightsCacheAndAdapters(int gpus) {
        Scenario split = with(defaults, "gpusPerInstance", gpus);
        double spared = value(defaults, "hbmUsedPerGpu") - value(split, "hbmUsedPerGpu");
        assertEquals((16e9 + value(defaults, "kvOfBatch")) * (1 - 1.0 / gpus), spared, 1e-3);
        assertEquals(Math.floor(gpus * 102.4), value(split, "residentAdapters"));
        assertEquals(value(defaults, "swapInTime") / gpus, value(split, "swapInTime"), 1e-15);
        assertTrue(value(split, "allReduceTime") > 0 && value(defaults, "allReduceTime") == 0);
    }

    @Test
    void aPrefixCacheSparesPromptsAndLeavesAnswers() {
        Scenario cached = with(defaults, "prefixHitRate", 90);
        // What is computed attends to all that is cached, so that the work falls a little less than to a tenth.
        assertTrue(value(cached, "prefillTime") > value(defaults, "prefillTime") / 10);
        assertTrue(value(cached, "prefillTime") < value(defaults, "prefillTime") / 9);
        assertEquals(value(defaults, "decodeTime"), value(cached, "decodeTime"));
    }

    @Test
    void costIsTheSumOfBaseAdaptersAndPrompts() {
        assertEquals(0.144, value(defaults, "costPerMillion"), 5e-4);
        assertEquals(value(defaults, "baseCostPerMillion") + value(defaults, "adapterCostPerMillion")
                + value(defaults, "prefillCostPerMillion"), value(defaults, "costPerMillion"), 1e-12);
        // At the mean load of every instance, what is served costs what it does at full load.
        Scenario even = defaults.with(service.choice("routing"), service.option("routing", "random"));
        Scenario full = with(even, "requestRate", 60 / value(even, "instanceUtilisation"));
        assertEquals(value(full, "costPerMillion"), value(full, "costPerMillionServed"), 1e-9);
    }
}
