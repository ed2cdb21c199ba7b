package headroom.problems.kvpool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.problems.RandomScenarios;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** How large tiers should be for those who come back, and for the drives to last. */
class KvPoolSizesTest {

    private final BundledProblem pool = BundledProblem.of("kv-pool");
    private final Scenario defaults = Scenario.defaults(pool.problem());

    private double returningFound(Evaluation evaluation) {
        return (evaluation.value(pool.estimate("hitShare"))) / evaluation.value(pool.estimate("returnChance"));
    }

    @Test
    void memoryOfTheSizeForTheP99FindsThemInASimulation() {
        Scenario slow = defaults.with(pool.assumption("turnRate"), 3).with(pool.assumption("gpuKvBudget"), 1)
                .with(pool.assumption("ssdPerNode"), 0);
        double size = Evaluation.of(slow).value(pool.estimate("memoryForP99"));
        Evaluation sized = Evaluation.of(slow.with(pool.assumption("memoryPerNode"), size / 1e12));
        assertEquals(0.99, returningFound(sized), 1e-6);
        double found = RecentSessions.found((int) sized.value(pool.estimate("memorySessions")), 3, 0.875, 480, 1,
                1_000_000, new SplittableRandom(11));
        assertEquals(0.99, found, 0.003);
    }

    /** The advised sizes are the inverse of how long LRU keeps a session, whatever the scenario. */
    @Test
    void tiersOfTheAdvisedSizesFindAtLeastThoseTheyAreMadeFor() {
        int sized = 0;
        for (long seed = 0; seed < 400; seed++) {
            Scenario scenario = RandomScenarios.of(pool.problem(), seed);
            if (!scenario.option(pool.choice("writePolicy")).id().equals("selective")
                    && scenario.ownValue(pool.assumption("turnsPerSession")) > 1) {
                sized += sized(seed, scenario, "memoryForP99", "memoryPerNode", 0.99)
                        + sized(seed, scenario, "ssdForP99", "ssdPerNode", 0.99)
                        + sized(seed, scenario, "ssdForP999", "ssdPerNode", 0.999);
            }
        }
        assertTrue(sized > 300, "only " + sized + " sizes were allowed");
    }

    private int sized(long seed, Scenario scenario, String advised, String tier, double share) {
        Assumption capacity = pool.assumption(tier);
        // Where all gaps are alike, the size is an edge: a hair more stands on its good side.
        double size = capacity.unit().fromBase(Evaluation.of(scenario).value(pool.estimate(advised))) * (1 + 1e-9);
        if (capacity.rejection(size).isPresent()) {
            return 0;
        }
        Evaluation evaluation = Evaluation.of(scenario.with(capacity, size));
        assertTrue(returningFound(evaluation) >= share - 1e-6,
                () -> "%s finds %s in seed %d".formatted(advised, returningFound(evaluation), seed));
        return 1;
    }

    @Test
    void underWriteBackTheTiersAboveTakeTheirPartOfTheSize() {
        Evaluation through = Evaluation.of(defaults);
        Evaluation back =
                Evaluation.of(defaults.with(pool.choice("writePolicy"), pool.option("writePolicy", "writeBack")));
        assertEquals(through.value(pool.estimate("ssdForP99")) - 8 * 40e9 - 1.5e12,
                back.value(pool.estimate("ssdForP99")), 1);
    }

    @Test
    void theSsdNeededIsTheLargerOfWhatWearAndWhatGapsAskFor() {
        Evaluation worn = Evaluation.of(defaults);
        assertEquals(worn.value(pool.estimate("ssdForEndurance")), worn.value(pool.estimate("ssdNeeded")));
        Evaluation lasting = Evaluation.of(defaults.with(pool.assumption("ssdEndurance"), 30));
        assertEquals(lasting.value(pool.estimate("ssdForP99")), lasting.value(pool.estimate("ssdNeeded")));
        assertTrue(lasting.value(pool.estimate("wearOverCapacity")) < 1);
    }

    @Test
    void whereTheTiersAboveKeepThemAlreadyNoSsdIsAskedFor() {
        Evaluation slow = Evaluation.of(defaults.with(pool.assumption("turnRate"), 2));
        assertEquals(0, slow.value(pool.estimate("ssdForP99")));
        assertEquals(Optional.of("the tiers above keep them already, so wear alone sizes the SSD"),
                slow.reason(pool.estimate("wearOverCapacity")));
        Evaluation none = Evaluation.of(defaults.with(pool.assumption("ssdPerNode"), 0));
        assertTrue(none.value(pool.estimate("ssdForP99")) > 0);
        assertEquals(Optional.of("the pool has no SSD tier; give its nodes some SSD"),
                none.reason(pool.estimate("ssdNeeded")));
    }
}
