package headroom.problems.gateway;

import static headroom.problems.gateway.GatewayAssumptions.*;
import static headroom.problems.gateway.GatewayChecks.*;
import static headroom.problems.gateway.GatewayEstimates.*;
import static headroom.problems.gateway.GatewayRemedies.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.LiveText;
import headroom.model.Problem;
import headroom.model.Prose;
import headroom.model.Scenario;
import headroom.model.expression.Choice;
import headroom.model.expression.Figure;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GatewayTest {

    private final Problem problem = Gateway.problem();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Evaluation reference = Evaluation.of(defaults);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            blocksPerRequest        | 64 blocks/req
            perInstanceLookups      | 64M lookups/s
            prefixTreeLookups       | 320,000 lookups/s
            lookupRate              | 320,000 lookups/s
            lookupReduction         | 200×
            indexEntries            | 6.25M blocks
            indexBytes              | 381 MiB
            indexMemoryTotal        | 1.49 GiB
            requestsToRetry         | 75 req
            requestsInterrupted     | 400 req
            openConnections         | 80,000 connections
            connectionMemoryPerReplica | 1.28 GB/replica
            routingCores            | 0.314 cores
            streamCores             | 12.5 cores
            gatewayUtilisation      | 40.0 %
            eventRate               | 334,000 events/s
            eventTraffic            | 134 MB/s
            routingLatency          | 12.8 µs
            cacheLifetime           | 37.4 s
            staleShare              | 0.1 %
            hotPrefixOverload       | 40×
            hotPrefixInstances      | 32 instances
            instanceUtilisation     | 68.3 %
            utilisationAfterLoss    | 69.1 %
            canaryUtilisation       | 170.7 %
            """)
    void theReferenceDesignReadsAsPublished(String estimate, String published) {
        assertEquals(published, reference.figure(problem.quantity(estimate)).map(Figure::toString).orElse("none"));
    }

    @Test
    void aColdCanaryBindsTheReferenceDesignAndSaysWhatWouldHelp() {
        assertEquals(Optional.of(CANARY), binding(defaults));
        assertEquals(
                "While cold, the canary group of 10 instances is 170.7 % busy with 5 % of the traffic. One "
                        + "instance keeps up with at most 0.29 %; a fleet of 342 instances with any share.",
                failure(reference, CANARY));
    }

    @ParameterizedTest
    @CsvSource({"5000, 5", "5000, 20", "9000, 1", "20000, 50"})
    void whatIsSaidToHelpAColdCanaryHelpsOnceItIsSet(double rate, double share) {
        Scenario scenario = defaults.with(REQUEST_RATE, rate).with(CANARY_SHARE, share);
        Evaluation failed = Evaluation.of(scenario);
        assertTrue(failed.check(CANARY).failed());
        double percent = Double.parseDouble(
                new Prose(failed).text(new LiveText("{canaryPercentWhileCold}")));
        assertTrue(Evaluation.of(scenario.with(CANARY_SHARE, percent)).check(CANARY).passed());
        double fleet = failed.value(problem.quantity("instancesWhileCold"));
        assertTrue(Evaluation.of(scenario.with(INSTANCES, fleet)).check(CANARY).passed());
    }

    @Test
    void askingEveryInstanceCostsALookupForEach() {
        Evaluation asking = Evaluation.of(defaults.with(LOOKUP, PER_INSTANCE));
        assertEquals(200 * reference.value(LOOKUP_RATE), asking.value(LOOKUP_RATE));
        assertEquals(200 * reference.value(ROUTING_LATENCY), asking.value(ROUTING_LATENCY), 1e-12);
        assertEquals(1, asking.value(LOOKUP_REDUCTION));
    }

    @Test
    void aSeparateIndexCostsAHopAndSavesTheReplicasTheirMemory() {
        Evaluation separate = Evaluation.of(defaults.with(INDEX_PLACEMENT, SEPARATE_SERVICE));
        assertEquals(0.5e-3, separate.value(ROUTING_LATENCY) - reference.value(ROUTING_LATENCY), 1e-12);
        assertEquals(0, separate.value(INDEX_MEMORY_PER_REPLICA));
        assertEquals(2 * separate.value(INDEX_BYTES), separate.value(INDEX_MEMORY_TOTAL));
        assertTrue(separate.value(STALE_SHARE) > reference.value(STALE_SHARE));
    }

    @ParameterizedTest
    @CsvSource({"active, 3", "passive, 0.2", "both, 0.2"})
    void detectionIsAsQuickAsTheChosenWayOrTheQuickerOfBoth(String option, double seconds) {
        assertEquals(seconds, Evaluation.of(choose(DETECTION, option)).value(DETECTION_TIME), 1e-12);
    }

    @Test
    void bothWaysTogetherFollowTheActiveChecksWhenThoseAreQuicker() {
        Scenario eager = choose(DETECTION, "both").with(HEALTH_INTERVAL, 0.05).with(HEALTH_FAILURES, 1);
        assertEquals(0.05, Evaluation.of(eager).value(DETECTION_TIME), 1e-12);
    }

    @Test
    void aPromptShorterThanABlockNeitherHitsNorNeedsALookup() {
        Evaluation tiny = Evaluation.of(defaults.with(PROMPT_TOKENS, 63));
        assertEquals(0, tiny.value(EFFECTIVE_HIT_RATE));
        assertEquals(0, tiny.value(LOOKUP_RATE));
        assertEquals(Optional.of("a prompt has no whole block to look up"), tiny.reason(LOOKUP_REDUCTION));
        assertEquals(0, tiny.value(STALE_PREFILL_LOAD));
    }

    @Test
    void withoutCanariesTheirCheckDoesNotApplyAndTheirLoadHasNoValue() {
        Evaluation none = Evaluation.of(defaults.with(CANARY_SHARE, 0));
        assertEquals(Optional.of("no instance runs the new version"), none.reason(CANARY_UTILISATION));
        assertFalse(none.check(CANARY).applies());
        assertEquals(Optional.empty(), none.binding());
    }

    @Test
    void aColdPrefixDoesNotLowerTheLoadOfTheHottestInstance() {
        Evaluation cold = Evaluation.of(defaults.with(HOT_PREFIX_SHARE, 0));
        assertEquals(cold.value(INSTANCE_UTILISATION), cold.value(HOTTEST_INSTANCE_UTILISATION));
        assertEquals(0, cold.value(HOT_PREFIX_INSTANCES));
    }

    @Test
    void oneOfTwoInstancesLeavesTheOtherWithEverything() {
        Evaluation two = Evaluation.of(defaults.with(INSTANCES, 2).with(REQUEST_RATE, 50));
        double withHalfTheCacheLost = 1 + 0.6 / (0.4 * 2);
        assertEquals(2 * withHalfTheCacheLost * two.value(INSTANCE_UTILISATION), two.value(UTILISATION_AFTER_LOSS),
                1e-12);
    }

    @Test
    void blocksThatVanishBeforeTheirEventsArriveMakeEveryDecisionStale() {
        Scenario late = defaults.with(EVENT_DELAY, 60_000).with(KV_TOKENS_PER_INSTANCE, 1_000);
        assertEquals(1, Evaluation.of(late).value(STALE_SHARE));
    }

    @ParameterizedTest
    @CsvSource({"5000, 60", "9000, 60", "20000, 0", "700, 99", "100000, 90"})
    void theInstancesSaidToSurviveALossDo(double rate, double hitRate) {
        Scenario scenario = defaults.with(REQUEST_RATE, rate).with(PREFIX_HIT_RATE, hitRate);
        double enough = Evaluation.of(scenario).value(INSTANCES_TO_SURVIVE_LOSS);
        assertTrue(Evaluation.of(scenario.with(INSTANCES, enough)).check(INSTANCE_LOSS).passed());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            capacity       | requestRate         | 9000   | 246 instances would be just enough
            instanceLoss   | requestRate         | 7300   | 202 instances would be enough
            kvFits         | responseTime        | 32     | 348 instances would hold them
            indexFits      | blockTokens         | 2      | more than the 7.45 GiB set aside
            gatewayFits    | outputTokens        | 1500   | 5 replicas would carry both
            connectionsFit | gatewayReplicas     | 1      | 2 replicas would hold them all
            hotPrefix      | hotPrefixCap        | 2      | at most 1.46× the mean load
            canary         | canaryShare         | 20     | One instance keeps up with at most 0.29 %
            """)
    void eachCheckThatFailsSaysWhatWouldHelp(String check, String assumption, double value, String help) {
        Evaluation failed = Evaluation.of(defaults.with(problem.assumption(assumption).orElseThrow(), value));
        Check failing = problem.checks().stream().filter(one -> one.id().equals(check)).findFirst().orElseThrow();
        assertTrue(failed.check(failing).failed());
        assertTrue(failure(failed, failing).contains(help), () -> failure(failed, failing));
    }

    @Test
    void askingEveryInstanceIsNamedAsTheReasonForMissingCores() {
        Scenario large = defaults.with(INSTANCES, 1_000).with(REQUEST_RATE, 25_000);
        assertEquals(
                "Asking every instance takes 321 cores for routing; with streaming the 32 cores are 1,199.2 % busy. "
                        + "One global prefix tree would need 1.57 cores.",
                failure(Evaluation.of(large.with(LOOKUP, PER_INSTANCE)), GATEWAY_FITS));
        assertTrue(failure(Evaluation.of(large), GATEWAY_FITS).startsWith("Routing takes 1.57 cores"));
    }

    private Scenario choose(Choice choice, String option) {
        return defaults.with(choice, choice.option(option).orElseThrow());
    }

    private static Optional<Check> binding(Scenario scenario) {
        return Evaluation.of(scenario).binding().map(CheckResult::check);
    }

    private static String failure(Evaluation evaluation, Check check) {
        return new Prose(evaluation).text(evaluation.failureOf(check));
    }
}
