package headroom.problems.gateway;

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
import headroom.problems.BundledProblem;
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
        assertEquals(Optional.of(gateway.check("canary")), binding(defaults));
        assertEquals(
                "While cold, the canary group of 10 instances is 170.7 % busy with 5 % of the traffic. One "
                        + "instance keeps up with at most 0.29 %; a fleet of 342 instances with any share.",
                failure(reference, gateway.check("canary")));
    }

    @ParameterizedTest
    @CsvSource({"5000, 5", "5000, 20", "9000, 1", "20000, 50"})
    void whatIsSaidToHelpAColdCanaryHelpsOnceItIsSet(double rate, double share) {
        Scenario scenario =
                defaults.with(gateway.assumption("requestRate"), rate).with(gateway.assumption("canaryShare"), share);
        Evaluation failed = Evaluation.of(scenario);
        assertTrue(failed.check(gateway.check("canary")).failed());
        double percent = Double.parseDouble(
                new Prose(failed).text(new LiveText("{canaryPercentWhileCold}")));
        assertTrue(Evaluation.of(scenario.with(gateway.assumption("canaryShare"), percent))
                .check(gateway.check("canary")).passed());
        double fleet = failed.value(problem.quantity("instancesWhileCold"));
        assertTrue(Evaluation.of(scenario.with(gateway.assumption("instances"), fleet)).check(gateway.check("canary"))
                .passed());
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
        assertEquals(Optional.of("a prompt has no whole block to look up"),
                tiny.reason(gateway.estimate("lookupReduction")));
        assertEquals(0, tiny.value(gateway.estimate("stalePrefillLoad")));
    }

    @Test
    void withoutCanariesTheirCheckDoesNotApplyAndTheirLoadHasNoValue() {
        Evaluation none = Evaluation.of(defaults.with(gateway.assumption("canaryShare"), 0));
        assertEquals(Optional.of("no instance runs the new version"),
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
    @CsvSource({"5000, 60", "9000, 60", "20000, 0", "700, 99", "100000, 90"})
    void theInstancesSaidToSurviveALossDo(double rate, double hitRate) {
        Scenario scenario = defaults.with(gateway.assumption("requestRate"), rate)
                .with(gateway.assumption("prefixHitRate"), hitRate);
        double enough = Evaluation.of(scenario).value(gateway.estimate("instancesToSurviveLoss"));
        assertTrue(Evaluation.of(scenario.with(gateway.assumption("instances"), enough))
                .check(gateway.check("instanceLoss")).passed());
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
        Scenario large =
                defaults.with(gateway.assumption("instances"), 1_000).with(gateway.assumption("requestRate"), 25_000);
        assertEquals(
                "Asking every instance takes 321 cores for routing; with streaming the 32 cores are 1,199.2 % busy. "
                        + "One global prefix tree would need 1.57 cores.",
                failure(Evaluation.of(large.with(gateway.choice("lookup"), gateway.option("lookup", "perInstance"))),
                        gateway.check("gatewayFits")));
        assertTrue(failure(Evaluation.of(large), gateway.check("gatewayFits")).startsWith("Routing takes 1.57 cores"));
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
