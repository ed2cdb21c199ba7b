package headroom.problems.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Choice;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.LiveText;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.text.Figure;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GatewayTest {

    private final BundledProblem gateway = BundledProblem.of("gateway");
    private final Problem problem = gateway.problem();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Evaluation reference = Evaluation.of(defaults);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            blocksPerRequest        | 64 blocks/req
            perInstanceLookups      | 64M lookups/s
            prefixTreeLookups       | 320,000 lookups/s
            lookupRate              | 320,000 lookups/s
            lookupReduction         | 200×
            effectiveHitRate        | 60.0 %
            kvInUse                 | 86.9 %
            indexEntries            | 6.25M blocks
            indexBytes              | 381 MiB
            indexMemoryTotal        | 1.49 GiB
            requestsToRetry         | 75 req
            requestsInterrupted     | 400 req
            requestsAffected        | 475 req
            openConnections         | 80,000 connections
            connectionMemoryPerReplica | 1.28 GB/replica
            routingCores            | 0.314 cores
            streamCores             | 12.5 cores
            tokeniseCores           | 9.42 cores
            gatewayUtilisation      | 69.5 %
            eventRate               | 334,000 events/s
            eventTraffic            | 134 MB/s
            routingLatency          | 12.8 µs
            cacheLifetime           | 37.3 s
            ttftP99                 | 964 ms
            staleShare              | 0.1 %
            hotPrefixOverload       | 40×
            hotPrefixInstances      | 32 instances
            instanceUtilisation     | 68.3 %
            utilisationAfterLoss    | 69.1 %
            canaryUtilisation       | 170.7 %
            canaryColdTime          | 21.5 s
            canaryDelay             | 15.2 s
            costPerHour             | $6,400/h
            costPerMillionInput     | $0.087/M
            """)
    void theReferenceDesignReadsAsPublished(String estimate, String published) {
        assertEquals(published, reference.figure(problem.quantity(estimate)).map(Figure::toString).orElse("none"));
    }

    @Test
    void aColdCanaryBindsTheReferenceDesignAndSaysWhatWouldHelp() {
        assertEquals(Optional.of(gateway.check("canary")), binding(defaults));
        assertEquals(
                "While cold, for up to 21.5 s, the canary group of 10 instances is 170.7 % busy with 5 % of the traffic, "
                        + "and its queue grows to 15.2 s. 2.92 % of the traffic or a group of 9 % mends it.",
                failure(reference, gateway.check("canary")));
    }

    @ParameterizedTest
    @CsvSource({"5000, 5, 10, separate", "5000, 5, 20, mixed", "9000, 1, 3, separate", "20000, 50, 40, separate"})
    void eachOfTheTwoLeversOfAColdCanaryHelps(double rate, double group, double traffic, String serving) {
        Scenario scenario = choose(gateway.choice("serving"), serving)
                .with(gateway.assumption("instances"), 400)
                .with(gateway.assumption("requestRate"), rate).with(gateway.assumption("canaryShare"), group)
                .with(gateway.assumption("canaryTraffic"), traffic);
        Evaluation failed = Evaluation.of(scenario);
        assertTrue(failed.check(gateway.check("canary")).failed());
        assertTrue(Evaluation.of(scenario.with(gateway.assumption("canaryTraffic"),
                said(failed, "canaryPercentWhileCold"))).check(gateway.check("canary")).passed());
        double larger = said(failed, "canaryGroupPercent");
        if (larger <= 100) {
            assertTrue(Evaluation.of(scenario.with(gateway.assumption("canaryShare"), larger))
                    .check(gateway.check("canary")).passed());
        }
    }

    @Test
    void aGroupWithoutTrafficIsNotChecked() {
        Evaluation idle = Evaluation.of(defaults.with(gateway.assumption("canaryTraffic"), 0));
        assertFalse(idle.check(gateway.check("canary")).applies());
        assertEquals(Optional.of("no request is sent to the new version; give it a share of the traffic"),
                idle.reason(gateway.estimate("canaryColdTime")));
    }

    @Test
    void askingEveryInstanceCostsALookupForEach() {
        Evaluation asking =
                Evaluation.of(defaults.with(gateway.choice("lookup"), gateway.option("lookup", "perInstance")));
        assertEquals(200 * reference.value(gateway.estimate("lookupRate")),
                asking.value(gateway.estimate("lookupRate")));
        assertEquals(200 * reference.value(gateway.estimate("routingLatency")),
                asking.value(gateway.estimate("routingLatency")), 1e-12);
        assertEquals(1, asking.value(gateway.estimate("lookupReduction")));
    }

    @Test
    void aSeparateIndexCostsAHopAndSavesTheReplicasTheirMemory() {
        Evaluation separate = Evaluation.of(
                defaults.with(gateway.choice("indexPlacement"), gateway.option("indexPlacement", "separateService")));
        assertEquals(0.5e-3, separate.value(gateway.estimate("routingLatency"))
                - reference.value(gateway.estimate("routingLatency")), 1e-12);
        assertEquals(0, separate.value(gateway.estimate("indexMemoryPerReplica")));
        assertEquals(2 * separate.value(gateway.estimate("indexBytes")),
                separate.value(gateway.estimate("indexMemoryTotal")));
        assertTrue(separate.value(gateway.estimate("staleShare")) > reference.value(gateway.estimate("staleShare")));
    }

    @ParameterizedTest
    @CsvSource({"active, 3", "passive, 0.2", "both, 0.2"})
    void detectionIsAsQuickAsTheChosenWayOrTheQuickerOfBoth(String option, double seconds) {
        assertEquals(seconds,
                Evaluation.of(choose(gateway.choice("detection"), option)).value(gateway.estimate("detectionTime")),
                1e-12);
    }

    @Test
    void bothWaysTogetherFollowTheActiveChecksWhenThoseAreQuicker() {
        Scenario eager = choose(gateway.choice("detection"), "both").with(gateway.assumption("healthInterval"), 0.05)
                .with(gateway.assumption("healthFailures"), 1);
        assertEquals(0.05, Evaluation.of(eager).value(gateway.estimate("detectionTime")), 1e-12);
    }

    @Test
    void aPromptShorterThanABlockNeitherHitsNorNeedsALookup() {
        Evaluation tiny = Evaluation.of(defaults.with(gateway.assumption("promptTokens"), 63));
        assertEquals(0, tiny.value(gateway.estimate("effectiveHitRate")));
        assertEquals(0, tiny.value(gateway.estimate("lookupRate")));
        assertEquals(Optional.of("a prompt has no whole block to look up; take smaller blocks"),
                tiny.reason(gateway.estimate("lookupReduction")));
        assertEquals(0, tiny.value(gateway.estimate("stalePrefillLoad")));
        assertEquals(0, tiny.value(gateway.estimate("hitRateCacheBlind")));
    }

    @Test
    void withoutCanariesTheirCheckDoesNotApplyAndTheirLoadHasNoValue() {
        Evaluation none = Evaluation.of(defaults.with(gateway.assumption("canaryShare"), 0));
        assertEquals(Optional.of("no instance runs the new version; give the canary group a share"),
                none.reason(gateway.estimate("canaryUtilisation")));
        assertFalse(none.check(gateway.check("canary")).applies());
        assertEquals(Optional.empty(), none.binding());
    }

    @Test
    void aColdPrefixDoesNotLowerTheLoadOfTheHottestInstance() {
        Evaluation cold = Evaluation.of(defaults.with(gateway.assumption("hotPrefixShare"), 0));
        assertEquals(cold.value(gateway.estimate("instanceUtilisation")),
                cold.value(gateway.estimate("hottestInstanceUtilisation")));
        assertEquals(0, cold.value(gateway.estimate("hotPrefixInstances")));
    }

    @Test
    void oneOfTwoInstancesLeavesTheOtherWithEverything() {
        Evaluation two = Evaluation
                .of(defaults.with(gateway.assumption("instances"), 2).with(gateway.assumption("requestRate"), 50));
        double withHalfTheCacheLost = 1 + 0.6 / (0.4 * 2);
        assertEquals(2 * withHalfTheCacheLost * two.value(gateway.estimate("instanceUtilisation")),
                two.value(gateway.estimate("utilisationAfterLoss")),
                1e-12);
    }

    @Test
    void blocksThatVanishBeforeTheirEventsArriveMakeEveryDecisionStale() {
        Scenario late = defaults.with(gateway.assumption("eventDelay"), 60_000)
                .with(gateway.assumption("kvTokensPerInstance"), 1_000);
        assertEquals(1, Evaluation.of(late).value(gateway.estimate("staleShare")));
    }

    @ParameterizedTest
    @CsvSource({"5000, 60, cacheAware, separate", "9000, 60, cacheAware, separate", "20000, 0, cacheAware, separate",
        "30000, 99, cacheAware, separate", "100000, 90, cacheAware, separate", "9000, 60, random, separate",
        "9000, 90, leastLoaded, separate", "6000, 60, cacheAware, mixed", "9000, 80, random, mixed"})
    void theInstancesSaidToBeEnoughAre(double rate, double hitRate, String policy, String serving) {
        Scenario scenario = choose(gateway.choice("policy"), policy)
                .with(gateway.choice("serving"), gateway.option("serving", serving))
                .with(gateway.assumption("requestRate"), rate).with(gateway.assumption("prefixHitRate"), hitRate);
        Evaluation evaluation = Evaluation.of(scenario);
        assertTrue(Evaluation.of(scenario.with(gateway.assumption("instances"),
                evaluation.value(gateway.estimate("instancesForPrefill")))).check(gateway.check("capacity")).passed());
        assertTrue(Evaluation.of(scenario.with(gateway.assumption("instances"),
                evaluation.value(gateway.estimate("instancesToSurviveLoss")))).check(gateway.check("instanceLoss"))
                .passed());
    }

    @ParameterizedTest
    @CsvSource({"decodeFits, instancesForDecode, decodeInstances", "decodeLoss, decodeToSurviveLoss, decodeInstances",
        "kvFits, instancesForKv, decodeInstances", "gatewayFits, replicasForCores, gatewayReplicas",
        "connectionsFit, replicasForConnections, gatewayReplicas"})
    void whatIsSaidToBeEnoughIs(String check, String enough, String assumption) {
        Scenario busy = defaults.with(gateway.assumption("requestRate"), 17_000);
        Evaluation failed = Evaluation.of(busy);
        assertTrue(failed.check(gateway.check(check)).failed());
        assertTrue(Evaluation.of(busy.with(gateway.assumption(assumption), failed.value(gateway.estimate(enough))))
                .check(gateway.check(check)).passed());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            prefillRoofline | instancePrefillRate | 200000  | At 50 % of the peak it would be 54,600 tok/s/instance
            decodeRoofline  | instanceDecodeRate  | 50000   | A well-tuned one would reach 14,600 tok/s/instance
            promptFits      | kvTokensPerInstance | 1000    | are 4,596 tokens long and an instance holds 1,000
            kvFits          | responseTime        | 32      | 348 instances would hold them
            indexFits       | blockTokens         | 2       | more than the 7.45 GiB set aside
            ttft            | ttftLimit           | 0.5     | With half as many instances again it would be 392 ms
            ttft            | requestRate         | 9000    | and a lower cap makes it more even
            capacity        | requestRate         | 9000    | 251 instances would be just enough
            decodeFits      | decodeInstances     | 100     | 169 instances would be just enough
            gatewayFits     | outputTokens        | 1500    | 6 replicas would carry them
            gatewayFits     | promptTokens        | 30000   | with keys of bytes it would be 41.3 %
            connectionsFit  | gatewayReplicas     | 1       | 2 replicas would hold them all
            hotPrefix       | hotPrefixCap        | 2       | at most 1.46× the mean load
            instanceLoss    | requestRate         | 7300    | 203 instances would be enough
            decodeLoss      | decodeInstances     | 169     | 170 instances would be enough
            canary          | canaryTraffic       | 50      | 2.92 % of the traffic or a group of 85.5 % mends it.
            canary          | canaryTraffic       | 100     | 2.92 % of the traffic mends it.
            """)
    void eachCheckThatFailsSaysWhatWouldHelp(String check, String assumption, double value, String help) {
        Evaluation failed = Evaluation.of(defaults.with(problem.assumption(assumption).orElseThrow(), value));
        Check failing = gateway.check(check);
        assertTrue(failed.check(failing).failed());
        assertTrue(failure(failed, failing).contains(help), () -> failure(failed, failing));
    }

    @ParameterizedTest
    @CsvSource({"promptFits", "kvFits", "indexFits", "ttft", "capacity", "hotPrefix", "instanceLoss", "canary"})
    void withoutRoomForKvCacheEachCheckThatNeedsItSaysWhatTheWeightsTake(String check) {
        Evaluation full = Evaluation.of(choose(gateway.choice("serving"), "mixed")
                .with(gateway.choice("basis"), gateway.option("basis", "derived"))
                .with(gateway.assumption("modelWeights"), 700));
        assertEquals(-1, full.check(gateway.check(check)).margin());
        assertTrue(failure(full, gateway.check(check)).contains("10 GPUs an instance would be the least"),
                () -> failure(full, gateway.check(check)));
        assertEquals(Optional.of("the weights leave no room for KV cache; take more GPUs an instance"),
                full.reason(gateway.estimate("kvInUse")));
    }

    @Test
    void askingEveryInstanceIsNamedAsTheReasonForMissingCores() {
        Scenario large =
                defaults.with(gateway.assumption("instances"), 1_000).with(gateway.assumption("requestRate"), 25_000);
        assertEquals(
                "Asking every instance takes 321 cores for routing; with all else the 32 cores are 1,346.3 % busy. "
                        + "One global prefix tree would need 1.57 cores.",
                failure(Evaluation.of(large.with(gateway.choice("lookup"), gateway.option("lookup", "perInstance"))),
                        gateway.check("gatewayFits")));
        assertTrue(failure(Evaluation.of(large), gateway.check("gatewayFits")).startsWith("Routing takes 1.57 cores"));
    }

    private Scenario choose(Choice choice, String option) {
        return defaults.with(choice, choice.option(option).orElseThrow());
    }

    private static double said(Evaluation evaluation, String id) {
        return Double
                .parseDouble(new LiveNumbers(evaluation).text(new LiveText("{%s}".formatted(id))).replace(",", ""));
    }

    private static Optional<Check> binding(Scenario scenario) {
        return Evaluation.of(scenario).binding().map(CheckResult::check);
    }

    private static String failure(Evaluation evaluation, Check check) {
        return new LiveNumbers(evaluation).text(evaluation.failureOf(check));
    }
}
