package headroom.problems.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.problems.RandomScenarios;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hits, queues and rates of the gateway: what each policy finds, and how long it lets users wait. */
class GatewayPoliciesTest {

    private static final int SCENARIOS = 300;

    private final BundledProblem gateway = BundledProblem.of("gateway");
    private final Problem problem = gateway.problem();
    private final Scenario defaults = Scenario.defaults(problem);

    private Scenario choose(Scenario scenario, String choice, String option) {
        return scenario.with(gateway.choice(choice), gateway.option(choice, option));
    }

    private double value(Scenario scenario, String estimate) {
        return Evaluation.of(scenario).value(gateway.estimate(estimate));
    }

    @ParameterizedTest
    @CsvSource({"ttftP99CacheAware, 0.39", "ttftP99LeastLoaded, 0.28", "ttftP99Random, 3.97"})
    void withThreeHundredInstancesEachPolicyHasATailOfItsOwn(String policy, double seconds) {
        assertEquals(seconds, value(defaults.with(gateway.assumption("instances"), 300), policy), 0.005);
    }

    @Test
    void theReferenceFleetCannotServeBlindly() {
        Evaluation reference = Evaluation.of(defaults);
        assertEquals(Optional.of("prompts come faster than the instances compute them; take more instances"),
                reference.reason(gateway.estimate("ttftP99Random")));
        assertEquals(1.40, value(choose(defaults, "policy", "random"), "instanceUtilisation"), 0.005);
        assertEquals(0.18, reference.value(gateway.estimate("hitRateCacheBlind")), 0.005);
    }

    @Test
    void runningAnswersSqueezeTheCacheOfAMixedFleet() {
        Scenario mixed = choose(defaults, "serving", "mixed");
        assertEquals(0.56e6, value(mixed, "cacheTokens"), 0.005e6);
        assertEquals(0.53, value(mixed, "effectiveHitRate"), 0.005);
        assertEquals(1.64, value(mixed, "instanceUtilisation"), 0.005);
    }

    @Test
    void usersWhoComeBackAfterMinutesFindAQuarter() {
        assertEquals(0.23, value(defaults.with(gateway.assumption("reuseTime"), 690), "effectiveHitRate"), 0.005);
    }

    @ParameterizedTest
    @ValueSource(strings = {"leastLoaded", "random"})
    void blindPoliciesKeepWhatEveryInstanceHas(String policy) {
        Scenario shared = choose(defaults, "policy", policy).with(gateway.assumption("sharedPrefixShare"), 100);
        assertEquals(0.6, value(shared, "effectiveHitRate"), 1e-12);
        assertEquals(0.6 * 0.3, value(choose(defaults, "policy", policy).with(gateway.assumption("instances"), 20_000),
                "effectiveHitRate"), 1e-4);
    }

    @Test
    void tokenisingFollowsWhatHasBeenSeenAndNotWhatIsStillCached() {
        assertEquals(value(defaults, "tokeniseTime"),
                value(defaults.with(gateway.assumption("reuseTime"), 690), "tokeniseTime"));
        assertEquals(0, value(choose(defaults, "routingKey", "bytes"), "tokeniseTime"));
    }

    @Test
    void aColdCanaryComputesAtTheRateOfTheWarmFleet() {
        Scenario derived = choose(defaults, "basis", "derived");
        double cold = 5_000 * 0.05 / 10 * 4_096 / value(derived, "prefillRateUsed");
        assertEquals(cold, value(derived, "canaryUtilisation"), 1e-12);
    }

    @Test
    void theDecodeRooflineIsWhatTheHardwareAllowsWhateverIsAchieved() {
        assertEquals(value(defaults, "rooflineDecodeRate"),
                value(defaults.with(gateway.assumption("achievableShare"), 10), "rooflineDecodeRate"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"leastLoaded", "random"})
    void cachesReportAndTheHottestPrefixNeedsInstancesUnderAnyPolicy(String policy) {
        Scenario blind = choose(defaults, "policy", policy).with(gateway.assumption("sharedPrefixShare"), 100);
        Scenario aware = defaults.with(gateway.assumption("sharedPrefixShare"), 100);
        assertEquals(value(aware, "eventRate"), value(blind, "eventRate"));
        assertEquals(value(aware, "hotPrefixInstances"), value(blind, "hotPrefixInstances"));
        assertEquals(0, value(blind, "eventTraffic"));
        assertEquals(0, value(blind, "lookupRate"));
        assertEquals(value(blind, "instanceUtilisation"), value(blind, "hottestInstanceUtilisation"));
    }

    @Test
    void runningRequestsAreHeldWhereTheyDecodeAndPrefixesWhereTheyPrefill() {
        Scenario twice = defaults.with(gateway.assumption("decodeInstances"), 400);
        assertEquals(value(defaults, "kvInUse") / 2, value(twice, "kvInUse"), 1e-12);
        assertEquals(value(defaults, "fleetCacheTokens"), value(twice, "fleetCacheTokens"));
        Scenario more = defaults.with(gateway.assumption("instances"), 400);
        assertEquals(value(defaults, "kvInUse"), value(more, "kvInUse"));
        assertEquals(2 * value(defaults, "fleetCacheTokens"), value(more, "fleetCacheTokens"));
    }

    @Test
    void routingToThePrefixIsTimedAsIfChosenWhateverIsChosen() {
        assertEquals(value(defaults, "ttftP99CacheAware"),
                value(choose(defaults, "policy", "random"), "ttftP99CacheAware"));
        assertNotEquals(value(defaults, "ttftP99CacheAware"),
                value(choose(defaults, "indexPlacement", "separateService"), "ttftP99CacheAware"));
    }

    @Test
    void theBestOfBalancingIsNeverSlowerThanChance() {
        LongStream.range(0, SCENARIOS).mapToObj(seed -> Evaluation.of(RandomScenarios.of(problem, seed)))
                .filter(evaluation -> evaluation.value(gateway.estimate("ttftP99Random")) < Double.MAX_VALUE)
                .forEach(evaluation -> assertTrue(evaluation.value(gateway.estimate("ttftP99LeastLoaded")) <= evaluation
                        .value(gateway.estimate("ttftP99Random")) * (1 + 1e-9)));
    }

    @Test
    void noRateBeyondWhatTheHardwareAllowsPasses() {
        LongStream.range(0, SCENARIOS).mapToObj(seed -> Evaluation.of(RandomScenarios.of(problem, seed)))
                .forEach(evaluation -> {
                    assertTrue(evaluation.check(gateway.check("prefillRoofline")).failed()
                            || isAtMost(evaluation, "prefillRateUsed", "peakPrefillRate"));
                    assertTrue(evaluation.check(gateway.check("decodeRoofline")).failed()
                            || isAtMost(evaluation, "decodeRateUsed", "rooflineDecodeRate"));
                });
    }

    private boolean isAtMost(Evaluation evaluation, String rate, String most) {
        return !(evaluation.value(gateway.estimate(rate)) > evaluation.value(gateway.estimate(most)) * (1 + 1e-9));
    }
}
