package headroom.problems.lora;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Choice;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.text.Digits;
import headroom.text.Figure;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoraServiceTest {

    private final BundledProblem service = BundledProblem.of("lora-service");
    private final Problem problem = service.problem();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Evaluation reference = Evaluation.of(defaults);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            adapterParams       | 41.9M parameters
            adapterBytes        | 80 MiB
            allAdaptersBytes    | 78.1 GiB
            residentAdapters    | 102 adapters
            swapInTime          | 3.36 ms
            baseFlopsPerToken   | 16G FLOP/tok
            loraComputeShare    | 0.5 %
            adaptersPerInstance | 125 adapters
            distinctUsed        | 65.1 adapters
            hottestInstanceLoad | 1.77×
            adapterReadBytes    | 5.08 GiB
            adapterReadShare    | 34.1 %
            decodeSlowdown      | 1.11×
            tokenTime           | 28.4 ms/tok
            batchByMemory       | 361 req
            rooflineBaseRate    | 17,300 tok/s/GPU
            baseEfficiency      | 57.8 %
            timePerOutputToken  | 46.8 ms/tok
            instanceUtilisation | 68.7 %
            prefillTimeShare    | 57.2 %
            residentHitShare    | 96.3 %
            hostHitShare        | 100.0 %
            swapRate            | 0.281 swaps/s
            coldStartFromStore  | 237 ms
            adapterDelayP99     | 3.36 ms
            baseCostPerMillion  | $0.056/M
            adapterCostPerMillion | $0.0061/M
            prefillCostPerMillion | $0.083/M
            costPerMillion      | $0.144/M
            costPerMillionServed | $0.370/M
            costPerAdapterMonth | $11.68/month
            """)
    void theReferenceDesignReadsAsPublished(String estimate, String published) {
        assertEquals(published, reference.figure(problem.quantity(estimate)).map(Figure::toString).orElse("none"));
    }

    @Test
    void theReferenceDesignRoundsToThePublishedFigures() {
        assertEquals("78", Digits.whole(reference.value(service.estimate("allAdaptersBytes")) / (1L << 30)));
        assertEquals("3.4", Digits.decimals(reference.value(service.estimate("swapInTime")) * 1_000, 1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
             1 | 0.08 GiB |  1
            16 | 1.25 GiB |  8
            64 | 5.00 GiB | 34
            """)
    void aGivenNumberOfAdaptersIsReadAsPublished(int distinct, String bytes, String percent) {
        Evaluation given =
                Evaluation.of(defaults.with(service.choice("distinctFrom"), service.option("distinctFrom", "given"))
                        .with(service.assumption("distinctAdapters"), distinct));
        assertEquals(bytes, given.figure(service.estimate("adapterReadBytes")).map(Figure::toString).orElse("none"));
        assertEquals(percent, Digits.whole(given.value(service.estimate("adapterReadShare")) * 100));
    }

    @Test
    void theReferenceDesignKeepsEveryLimit() {
        assertEquals(Optional.empty(), reference.binding());
    }

    @ParameterizedTest
    @CsvSource({"8, 20971520", "16, 41943040", "64, 167772160"})
    void adaptersOfAllLinearLayersHaveAsManyParametersAsTrainingLogsReport(int rank, double parameters) {
        assertEquals(parameters, Evaluation.of(defaults.with(service.assumption("rank"), rank))
                .value(service.estimate("adapterParams")));
    }

    @ParameterizedTest
    @CsvSource({"allLinear, 41943040", "attention, 13631488", "queryValue, 6815744"})
    void fewerProjectionsMakeSmallerAdapters(String targets, double parameters) {
        assertEquals(parameters,
                Evaluation.of(choose(service.choice("targets"), targets)).value(service.estimate("adapterParams")));
    }

    @Test
    void affinityTradesAnEvenLoadForFewerAdaptersOnEachInstance() {
        Evaluation anywhere =
                Evaluation.of(defaults.with(service.choice("routing"), service.option("routing", "random")));
        assertEquals(1, anywhere.value(service.estimate("hottestInstanceLoad")));
        assertEquals(1_000, anywhere.value(service.estimate("adaptersPerInstance")));
        assertTrue(
                reference.value(service.estimate("distinctUsed")) < anywhere.value(service.estimate("distinctUsed")));
        assertTrue(reference.value(service.estimate("residentHitShare")) > anywhere
                .value(service.estimate("residentHitShare")));
        assertTrue(reference.value(service.estimate("instanceUtilisation")) > anywhere
                .value(service.estimate("instanceUtilisation")));
    }

    @Test
    void withOneInstanceTheRoutingMakesNoDifference() {
        Scenario one = defaults.with(service.assumption("instances"), 1).with(service.assumption("requestRate"), 7);
        Evaluation affine = Evaluation.of(one);
        Evaluation anywhere = Evaluation.of(one.with(service.choice("routing"), service.option("routing", "random")));
        problem.estimates().forEach(estimate -> assertEquals(anywhere.value(estimate), affine.value(estimate),
                Math.ulp(anywhere.value(estimate)), estimate.id()));
    }

    @Test
    void aGivenNumberIsNeverMoreThanTheBatchOrTheAdapters() {
        Scenario given = defaults.with(service.choice("distinctFrom"), service.option("distinctFrom", "given"))
                .with(service.assumption("distinctAdapters"), 4_096);
        assertEquals(256, Evaluation.of(given).value(service.estimate("distinctUsed")));
        assertEquals(7,
                Evaluation.of(given.with(service.assumption("adapters"), 7)).value(service.estimate("distinctUsed")));
    }

    @Test
    void aBudgetTooSmallForOneAdapterSwapsForEveryRequest() {
        Evaluation none = Evaluation
                .of(defaults.with(service.assumption("gpuAdapterBudget"), 0.1).with(service.assumption("rank"), 256));
        assertEquals(0, none.value(service.estimate("residentAdapters")));
        assertEquals(0, none.value(service.estimate("residentHitShare")));
        assertEquals(7.5, none.value(service.estimate("swapRate")), 1e-12);
    }

    @Test
    void moreInstancesThanAdaptersLeaveSomeWithoutAny() {
        Evaluation few = Evaluation
                .of(defaults.with(service.assumption("adapters"), 5).with(service.assumption("instances"), 512));
        assertEquals(1, few.value(service.estimate("adaptersPerInstance")));
        assertEquals(1, few.value(service.estimate("expectedDistinct")), 1e-12);
        assertEquals(1, few.value(service.estimate("residentHitShare")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            roofline      | contextTokens    | 8000  | 10,000 tok/s/GPU are 331.7 % of what the hardware allows
            roofline      | batch            | 1     | Expect 125 tok/s/GPU
            context       | outputTokens     | 4000  | have 2,000 tok behind them on average
            hbm           | contextTokens    | 8000  | there is room for 45 req
            hbm           | baseWeights      | 100   | leave no room for a single request in 72 GB/GPU
            batchResident | gpuAdapterBudget | 4     | only 51 fit on a GPU
            batchResident | maxRank          | 64    | reserved at rank 64, leave room for only 25
            tpot          | requestRate      | 100   | would be 53 ms/tok
            tpot          | requestRate      | 200   | no time is left for answers
            tpot          | tpotLimit        | 20    | Steps of a smaller batch than 256 would be shorter
            firstToken    | hostMemory       | 4     | of requests find their adapter on no host and wait 237 ms
            capacity      | popularitySkew   | 1.4   | spread evenly, 4 instances would do
            capacity      | requestRate      | 600   | would still need 32 instances instead of 8
            storeBandwidth | adapters        | 1000000 | of requests download their adapter
            slowdown      | rank             | 256   | takes 2.76× its time without them
            slowdown      | batch            | 1     | Starting the kernels of 7 projections a layer
            swapBandwidth | pcieRate         | 1     | A larger budget than 8 GiB/GPU
            """)
    void eachCheckThatFailsSaysWhatIsWrongAndWhatWouldHelp(String check, String assumption, double value, String said) {
        Scenario changed = defaults.with(problem.assumption(assumption).orElseThrow(), value);
        Evaluation failed = Evaluation.of(check.equals("swapBandwidth")
                ? changed.with(service.assumption("rank"), 512).with(service.assumption("adapters"), 20_000) : changed);
        Check failing = problem.checks().stream().filter(one -> one.id().equals(check)).findFirst().orElseThrow();
        assertTrue(failed.check(failing).failed(), check);
        assertTrue(failure(failed, failing).contains(said), () -> failure(failed, failing));
    }

    @Test
    void whenRequestsGoAnywhereRoutingByAdapterIsTheAdvice() {
        Scenario anywhere = defaults.with(service.choice("routing"), service.option("routing", "random"))
                .with(service.assumption("pcieRate"), 1).with(service.assumption("requestRate"), 400);
        Evaluation evaluation = Evaluation.of(anywhere);
        assertEquals(Optional.of(service.check("batchResident")), evaluation.binding().map(CheckResult::check));
        assertTrue(evaluation.check(service.check("swapBandwidth")).failed());
        assertTrue(failure(evaluation, service.check("swapBandwidth")).contains("Routing by adapter"));
        assertTrue(failure(evaluation, service.check("batchResident")).contains("Routing by adapter"));
    }

    @Test
    void theLargestServiceIsEvaluatedUnderBothRoutings() {
        Scenario largest = defaults.with(service.assumption("adapters"), 20_000)
                .with(service.assumption("instances"), 512).with(service.assumption("requestRate"), 10_000);
        for (double skew : new double[]{0, 1, 3}) {
            Evaluation affine = Evaluation.of(largest.with(service.assumption("popularitySkew"), skew));
            Evaluation anywhere = Evaluation.of(largest.with(service.assumption("popularitySkew"), skew)
                    .with(service.choice("routing"), service.option("routing", "random")));
            assertEquals(40, affine.value(service.estimate("adaptersPerInstance")));
            assertEquals(1, affine.value(service.estimate("residentHitShare")));
            assertTrue(anywhere.value(service.estimate("expectedDistinct")) > affine
                    .value(service.estimate("expectedDistinct")) || skew == 3);
        }
    }

    private Scenario choose(Choice choice, String option) {
        return defaults.with(choice, choice.option(option).orElseThrow());
    }

    private static String failure(Evaluation evaluation, Check check) {
        return new LiveNumbers(evaluation).text(evaluation.failureOf(check));
    }
}
