package headroom.problems.kvpool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.problems.RandomScenarios;
import headroom.text.Figure;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How long turns wait for their context, and the prefill that is left. */
class KvPoolWaitsTest {

    private static final double EXACT = 1e-12;

    private final BundledProblem pool = BundledProblem.of("kv-pool");
    private final Scenario defaults = Scenario.defaults(pool.problem());

    private double value(Scenario scenario, String estimate) {
        return Evaluation.of(scenario).value(pool.estimate(estimate));
    }

    private Scenario with(Scenario scenario, String assumption, double value) {
        return scenario.with(pool.assumption(assumption), value);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            returningWait               | 8.37 ms
            returningWaitWithoutPool    | 263 ms
            returningWaitP99            | 27.6 ms
            returningWaitP99WithoutPool | 292 ms
            waitP99                     | 292 ms
            waitP99WithoutPool          | 292 ms
            firstTurnShare              | 12.5 %
            prefillGpusNeeded           | 16.7 GPUs
            prefillGpusAvailable        | 70.4 GPUs
            prefillGpusNeededWithoutPool | 64.8 GPUs
            ssdForEndurance             | 49.8 TB
            ssdForP99                   | 3.16 TB
            ssdForP999                  | 4.93 TB
            wearOverCapacity            | 15.7×
            """)
    void theReferenceDesignReadsAsItsPage(String estimate, String told) {
        assertEquals(told,
                Evaluation.of(defaults).figure(pool.estimate(estimate)).map(Figure::toString).orElse("none"));
    }

    /** A pool as large as may be leaves every first turn where it is. */
    @Test
    void thePoolHelpsThoseWhoComeBackAndNotTheP99OfAll() {
        Scenario largest = with(with(defaults, "memoryPerNode", 32), "ssdPerNode", 2000);
        assertEquals(value(defaults, "waitP99WithoutPool"), value(largest, "waitP99"));
        assertTrue(value(largest, "returningWaitP99") < value(largest, "returningWaitP99WithoutPool") / 10);
        assertEquals(value(largest, "firstTurnPart"),
                value(largest, "contextReadyTime")
                        - value(largest, "returnChance") * value(largest, "returningWait"),
                EXACT);
    }

    @Test
    void withoutAPoolTheWaitsAreThoseOfGpuMemoryAlone() {
        Scenario alone = with(with(defaults, "memoryPerNode", 0), "ssdPerNode", 0);
        for (String wait : List.of("contextReadyTime", "returningWait", "waitP99", "returningWaitP99")) {
            assertEquals(value(alone, wait + "WithoutPool"), value(alone, wait), EXACT, wait);
        }
        assertFalse(Evaluation.of(alone).check(pool.check("poolLoss")).applies());
    }

    @Test
    void whereNobodyReturnsNobodysWaitIsTold() {
        Evaluation once = Evaluation.of(with(defaults, "turnsPerSession", 1));
        for (String wait : List.of("returningWait", "returningWaitP99", "returningWaitWithoutPool",
                "returningWaitP99WithoutPool")) {
            assertEquals(Optional.of("one turn a session: nobody returns; give sessions more turns"),
                    once.reason(pool.estimate(wait)));
        }
        assertFalse(once.check(pool.check("returning")).applies());
    }

    @Test
    void aLinkThatIsAskedForMoreThanItReadsHasNoWaitAndFailsWhole() {
        Evaluation jammed = Evaluation.of(with(with(defaults, "memoryReadRate", 1), "ssdPerNode", 0));
        for (String wait : List.of("memoryReadTimeLoaded", "contextReadyTime", "returningWait", "returningWaitP99",
                "waitP99")) {
            assertEquals(Optional.of("reads exceed the link to memory; take a faster one, or more nodes"),
                    jammed.reason(pool.estimate(wait)), wait);
        }
        assertEquals(-1, jammed.check(pool.check("returning")).margin());
        Evaluation drives = Evaluation.of(with(with(defaults, "ssdReadRate", 0.1), "memoryPerNode", 0));
        assertEquals(Optional.of("reads exceed the link to the SSDs; take more drives, or more nodes"),
                drives.reason(pool.estimate("waitP99")), "the tier that is not there is not to blame");
    }

    /** Whether a tier is worth reading at all is asked of it unloaded; the load has checks of its own. */
    @Test
    void aReadThatOnlyTheLoadMakesSlowIsStillFasterThanComputing() {
        Evaluation busy = Evaluation.of(with(defaults, "turnRate", 650));
        assertTrue(busy.value(pool.estimate("ssdReadTimeLoaded")) > busy.value(pool.estimate("recomputeTime")));
        assertTrue(busy.check(pool.check("ssdFaster")).passed());
    }

    @Test
    void moreThanTheLinksReadIsNeverGreen() {
        for (long seed = 0; seed < 300; seed++) {
            Evaluation evaluation = Evaluation.of(RandomScenarios.of(pool.problem(), seed));
            for (String tier : List.of("memory", "ssd")) {
                double reached = evaluation.value(pool.assumption("nodes"))
                        * evaluation.value(pool.assumption(tier + "ReadRate"))
                        * evaluation.value(pool.assumption(tier + "ReadEfficiency"));
                if (evaluation.value(pool.estimate(tier + "ReadLoad")) > reached * (1 + 1e-6)) {
                    assertTrue(evaluation.check(pool.check(tier + "Bandwidth")).failed(), tier + " of seed " + seed);
                    assertTrue(Double.isNaN(evaluation.value(pool.estimate("returningWait"))),
                            tier + " of seed " + seed);
                }
            }
        }
    }

    @Test
    void newTokensLookAtTheContextThatWasFoundAndAtEachOther() {
        Scenario counted = defaults.with(pool.choice("attentionCost"), pool.option("attentionCost", "counted"));
        double tokens = 1_056;
        double pairs = tokens * (8_192 - tokens) + tokens * tokens / 2;
        assertEquals(value(defaults, "newTokenTime") + 2_621_440 * pairs / (8 * 989e12 * 0.5),
                value(counted, "newTokenTime"), EXACT);
        assertEquals(value(counted, "recomputeTime"), value(with(counted, "newTokens", 200_000), "newTokenTime"),
                EXACT);
    }

    /** Mean time of transfers of one size that share a link equally, over the time of one alone: 1 ÷ (1 − load). */
    @ParameterizedTest
    @ValueSource(doubles = {0.4, 0.7})
    void readsThatShareALinkAreAsSlowAsInASimulation(double load) {
        double told = 1 / (1 - load);
        Evaluation shared = Evaluation.of(with(defaults, "memoryReadRate",
                400 * value(defaults, "memoryReadUtilisation") / load));
        assertEquals(told, shared.value(pool.estimate("memoryReadTimeLoaded"))
                / shared.value(pool.estimate("memoryReadTime")), 1e-9);
        assertEquals(told, SharedLink.slowdown(load, 400_000, new SplittableRandom(7)), 0.05 * told);
    }
}
