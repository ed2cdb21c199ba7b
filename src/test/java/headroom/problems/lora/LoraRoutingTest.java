package headroom.problems.lora;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.problems.RandomScenarios;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Homes of adapters, and where requests find them. */
class LoraRoutingTest {

    private final BundledProblem service = BundledProblem.of("lora-service");
    private final Problem problem = service.problem();
    private final Scenario defaults = Scenario.defaults(problem);

    private double value(Scenario scenario, String estimate) {
        return Evaluation.of(scenario).value(service.estimate(estimate));
    }

    private Scenario with(Scenario scenario, String assumption, double value) {
        return scenario.with(service.assumption(assumption), value);
    }

    private Scenario routed(Scenario scenario, String routing) {
        return scenario.with(service.choice("routing"), service.option("routing", routing));
    }

    @Test
    void secondHomesHoldTheBusiestInstanceToTheCap() {
        Scenario many = with(with(defaults, "instances", 32), "requestRate", 240);
        Scenario replicated = routed(many, "replicated");
        assertEquals(4.81, value(many, "hottestInstanceLoad"), 0.005);
        assertEquals(1.25, value(replicated, "hottestInstanceLoad"));
        assertEquals(17, value(replicated, "hottestAdapterHomes"));
        assertEquals(33, value(replicated, "adaptersPerInstance"));
        assertTrue(value(replicated, "instanceUtilisation") < 0.5 && value(many, "instanceUtilisation") > 1);
    }

    @Test
    void whereNothingIsAboveTheCapReplicasAreAffinity() {
        Scenario flat = with(defaults, "popularitySkew", 0);
        problem.estimates().forEach(estimate -> assertEquals(Evaluation.of(flat).value(estimate),
                Evaluation.of(routed(flat, "replicated")).value(estimate), estimate.id()));
    }

    @Test
    void randomRequestsMakeEveryInstanceAHome() {
        assertEquals(8, value(routed(defaults, "random"), "hottestAdapterHomes"));
        assertEquals(0, value(routed(defaults, "random"), "shedShare"));
    }

    @Test
    void noInstanceHasMoreThanTheCapAndHomesAreInstances() {
        RandomScenarios.hold(problem, (evaluation, _) -> {
            Scenario replicated = routed(evaluation.scenario(), "replicated");
            double cap = replicated.ownValue(service.assumption("hotAdapterCap"));
            double instances = replicated.ownValue(service.assumption("instances"));
            double load = value(replicated, "hottestInstanceLoad");
            double homes = value(replicated, "hottestAdapterHomes");
            double shed = value(replicated, "shedShare");
            boolean right = load <= cap * (1 + 1e-12) && homes >= 1 && homes <= instances && (shed > 0) == (homes > 1);
            return right ? Stream.empty()
                    : Stream.of("load %s of %s, %s homes, %s shed".formatted(load, cap, homes, shed));
        });
    }

    @Test
    void aHostHoldsAdaptersOfTheirOwnRankAndNotOfTheLargest() {
        Scenario reserved = with(defaults, "maxRank", 64);
        assertEquals(25, value(reserved, "residentAdapters"));
        assertEquals(value(defaults, "hostAdapters"), value(reserved, "hostAdapters"));
        assertEquals(value(defaults, "residentAdapters"), value(with(defaults, "maxRank", 8), "residentAdapters"));
    }

    @Test
    void instancesLargerThanAHostHaveMoreHostsThanThereAreInstances() {
        Scenario large = with(with(defaults, "gpusPerInstance", 8), "gpusPerHost", 4);
        assertEquals(16, value(large, "hosts"));
        assertEquals(2 * value(defaults, "hostAdapters"), value(large, "hostAdapters"), 1);
    }

    @Test
    void aMillionAdaptersAreDownloadedMoreOftenThanAHostsWayCarries() {
        Scenario million = with(defaults, "adapters", 1_000_000);
        assertEquals(0.39, value(million, "residentHitShare"), 0.005);
        assertEquals(0.21, value(million, "hostHitShare") - value(million, "residentHitShare"), 0.005);
        assertEquals(24, value(million, "storeFetchRate"), 0.5);
        assertEquals(2, value(million, "storeUtilisation"), 0.05);
        assertEquals(0.237, value(million, "adapterDelayP99"), 0.0005);
    }

    @Test
    void whatIsOnTheGpuNeedsNoDownload() {
        RandomScenarios.hold(problem, (evaluation, _) -> value(evaluation.scenario(), "hostHitShare") >= evaluation
                .value(service.estimate("residentHitShare")) ? Stream.empty() : Stream.of("less on the host"));
    }
}
