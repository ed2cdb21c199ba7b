package headroom.problems.kvpool;

import static headroom.problems.kvpool.KvPoolAssumptions.*;
import static headroom.problems.kvpool.KvPoolChecks.*;
import static headroom.problems.kvpool.KvPoolEstimates.*;
import static headroom.problems.kvpool.KvPoolRemedies.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Prose;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Estimate;
import headroom.model.expression.Figure;
import headroom.problems.BundledPresets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KvPoolTest {

    private static final double EXACT = 1e-12;

    private final Problem problem = KvPool.problem();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Evaluation reference = Evaluation.of(defaults);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sessionKv            | 1.31 GB
            recomputeTime        | 292 ms
            gpuSessions          | 3,906 sessions
            memorySessions       | 18,311 sessions
            ssdSessions          | 732,422 sessions
            memoryReadTime       | 3.28 ms
            ssdReadTime          | 27.3 ms
            memorySpeedup        | 89.2×
            ssdSpeedup           | 10.7×
            gpuRetention         | 134 s
            memoryRetention      | 17.1 min
            ssdRetention         | 52.7 h
            missShare            | 12.5 %
            contextReadyTime     | 43.8 ms
            savedGpus            | 55.1 GPUs
            savedPerHour         | $110/h
            writeLoad            | 9.22 GB/s
            ssdDriveWritesPerDay | 0.829 drive writes/day
            blockBytes           | 10.2 MB
            indexEntries         | 96.1M blocks
            indexBytes           | 5.73 GiB
            tokensLostPerHit     | 32 tok
            breakEvenReadRate    | 4.48 GB/s
            poolCostPerHour      | $9.86/h
            netSavingPerHour     | $101/h
            """)
    void theReferenceDesignReadsAsPublished(String estimate, String published) {
        assertEquals(published, reference.figure(problem.quantity(estimate)).map(Figure::toString).orElse("none"));
    }

    @ParameterizedTest
    @CsvSource({"sessionKv, 1e9, 1.3", "recomputeTime, 1e-3, 292", "memoryReadTime, 1e-3, 3", "ssdReadTime, 1e-3, 27"})
    void roundedAsInPrintTheyAreThePublishedFigures(String estimate, double unit, double published) {
        double value = reference.value(problem.quantity(estimate)) / unit;
        double places = published == Math.rint(published) ? 1 : 10;
        assertEquals(published, Math.rint(value * places) / places);
    }

    @Test
    void nothingFailsInTheReferenceDesign() {
        assertEquals(Optional.empty(), reference.binding());
    }

    @Test
    void theTurnsOfATierAndTheMissesAreAllTurns() {
        for (Choice.Option policy : WRITE_POLICY.options()) {
            Evaluation evaluation = Evaluation.of(defaults.with(WRITE_POLICY, policy).with(TURN_RATE, 150));
            assertEquals(1, evaluation.value(GPU_HIT_SHARE) + evaluation.value(MEMORY_HIT_SHARE)
                    + evaluation.value(SSD_HIT_SHARE) + evaluation.value(MISS_SHARE), EXACT);
        }
    }

    @Test
    void writeBackKeepsEachSessionOnceAndSoKeepsThemLonger() {
        Evaluation back = Evaluation.of(defaults.with(WRITE_POLICY, WRITE_BACK));
        assertEquals(reference.value(GPU_RETENTION), back.value(GPU_RETENTION));
        assertTrue(back.value(MEMORY_RETENTION) > reference.value(MEMORY_RETENTION));
        assertTrue(back.value(SSD_RETENTION) > reference.value(SSD_RETENTION));
        assertEquals(0.6, back.value(WRITE_LOAD) / reference.value(WRITE_LOAD), 1e-6);
    }

    @Test
    void selectiveWritingLosesTheSecondTurnOfASessionBelowTheGpus() {
        Evaluation selective = Evaluation.of(defaults.with(WRITE_POLICY, SELECTIVE));
        double returns = 1 - 1.0 / 8;
        assertEquals(returns, selective.value(MEMORY_HIT_SHARE) / reference.value(MEMORY_HIT_SHARE), EXACT);
        assertEquals(reference.value(GPU_HIT_SHARE), selective.value(GPU_HIT_SHARE));
        assertTrue(selective.value(MISS_SHARE) > reference.value(MISS_SHARE));
    }

    @Test
    void attentionAddsTheSquareOfTheContext() {
        Scenario counted = defaults.with(ATTENTION_COST, ATTENTION_COUNTED);
        double pairs = 8_192.0 * 8_192 / 2;
        double more = 2_621_440 * pairs / (8 * 989e12 * 0.5);
        assertEquals(reference.value(RECOMPUTE_TIME) + more, Evaluation.of(counted).value(RECOMPUTE_TIME), EXACT);
    }

    @Test
    void aTierThatIsNotThereHoldsNothingServesNothingAndSaysSo() {
        Evaluation none = Evaluation.of(defaults.with(SSD_PER_NODE, 0));
        assertEquals(0, none.value(SSD_SESSIONS));
        assertEquals(0, none.value(SSD_HIT_SHARE));
        assertEquals(none.value(MEMORY_RETENTION), none.value(SSD_RETENTION));
        for (Estimate absent : List.of(SSD_READ_TIME, SSD_SPEEDUP, SSD_DRIVE_WRITES_PER_DAY)) {
            assertEquals(Optional.of("the pool has no SSD tier"), none.reason(absent));
        }
        assertEquals(Optional.of("the pool has no memory tier"),
                Evaluation.of(defaults.with(MEMORY_PER_NODE, 0)).reason(MEMORY_SPEEDUP));
        for (Check check : List.of(SSD_FASTER, SSD_BANDWIDTH, ENDURANCE)) {
            assertFalse(none.check(check).applies());
        }
    }

    @Test
    void withoutAPoolAllIsAsWithGpuMemoryAlone() {
        Evaluation alone = Evaluation.of(defaults.with(MEMORY_PER_NODE, 0).with(SSD_PER_NODE, 0));
        assertEquals(alone.value(CONTEXT_READY_TIME_WITHOUT_POOL), alone.value(CONTEXT_READY_TIME), EXACT);
        assertEquals(0, alone.value(SAVED_GPUS), EXACT);
        assertEquals(0, alone.value(WRITE_LOAD));
        assertEquals(0, alone.value(POOL_COST_PER_HOUR));
        assertFalse(alone.check(WORTH_IT).applies());
    }

    @Test
    void sessionsOfOneTurnAreNeverFound() {
        Evaluation once = Evaluation.of(defaults.with(TURNS_PER_SESSION, 1));
        assertEquals(1, once.value(MISS_SHARE));
        assertEquals(0, once.value(SAVED_PER_HOUR));
        assertTrue(once.check(WORTH_IT).failed());
    }

    @Test
    void twoVersionsHalveWhatEachTierHolds() {
        Evaluation two = Evaluation.of(defaults.with(LIVE_VERSIONS, 2));
        for (Estimate sessions : List.of(GPU_SESSIONS, MEMORY_SESSIONS, SSD_SESSIONS)) {
            assertEquals(reference.value(sessions) / 2, two.value(sessions));
        }
    }

    @ParameterizedTest
    @CsvSource({"200, writeThrough", "400, writeBack", "250, selective"})
    void theSsdSaidToEndureTheWritesDoes(double rate, String policy) {
        Scenario busy = defaults.with(TURN_RATE, rate).with(WRITE_POLICY, WRITE_POLICY.option(policy).orElseThrow());
        assertTrue(Evaluation.of(busy).check(ENDURANCE).failed());
        double enough = SSD_PER_NODE.unit().fromBase(Evaluation.of(busy).value(SSD_PER_NODE_TO_ENDURE));
        assertTrue(Evaluation.of(busy.with(SSD_PER_NODE, enough)).check(ENDURANCE).passed());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            memoryFaster    | memoryReadRate=3                              | Reading pays from 4.48 GB/s a node
            ssdFaster       | ssdReadRate=2                                 | Reading pays from 4.48 GB/s a node
            memoryBandwidth | turnsPerSession=200 turnRate=600 memoryPerNode=32 memoryReadRate=10 | a node would do
            ssdBandwidth    | turnRate=400 ssdReadRate=20                   | a node would do, or a larger memory pool
            endurance       | turnRate=200                                  | with write-back it would be 3.32 times a day
            prefillFits     | turnRate=500                                  | the cluster has 128 GPUs: 19 nodes would
            worthIt         | turnRate=1                                    | At half the size it would save
            """)
    void eachCheckThatFailsSaysWhatWouldHelp(String id, String values, String help) {
        Scenario scenario = defaults;
        for (String value : values.split(" ", -1)) {
            int equals = value.indexOf('=');
            Assumption changed = problem.assumption(value.substring(0, equals)).orElseThrow();
            scenario = scenario.with(changed, Double.parseDouble(value.substring(equals + 1)));
        }
        Evaluation failed = Evaluation.of(scenario);
        Check check = problem.checks().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
        assertTrue(failed.check(check).failed(), id);
        String sentence = failure(failed, check);
        assertTrue(sentence.contains(help), sentence);
    }

    @Test
    void theNotesOfThePresetsTellTheTruth() {
        assertTrue(Evaluation.of(BundledPresets.scenario(problem, "evening-rush")).value(SSD_HIT_SHARE) > 0.8);
        Evaluation agents = Evaluation.of(BundledPresets.scenario(problem, "coding-agents"));
        assertTrue(agents.value(GPU_HIT_SHARE) + agents.value(MEMORY_HIT_SHARE) > 0.95);
        assertTrue(agents.value(PREFILL_GPUS_WITHOUT_POOL) > 4 * agents.value(CLUSTER_GPUS));
        Evaluation upgrade = Evaluation.of(BundledPresets.scenario(problem, "upgrade-without-ssd"));
        assertTrue(upgrade.value(MEMORY_RETENTION) < upgrade.value(GAP_MEDIAN));
        assertEquals(2.0 / 3, upgrade.value(MISS_SHARE), 0.02);
        assertTrue(Evaluation.of(BundledPresets.scenario(problem, "small-model")).value(NET_SAVING_PER_HOUR) < 0);
    }

    private static String failure(Evaluation evaluation, Check check) {
        return new Prose(evaluation).text(evaluation.failureOf(check));
    }
}
