package headroom.problems.kvpool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledPresets;
import headroom.problems.BundledProblem;
import headroom.text.Figure;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KvPoolTest {

    private static final double EXACT = 1e-12;

    private final BundledProblem pool = BundledProblem.of("kv-pool");
    private final Problem problem = pool.problem();
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
            contextReadyTime     | 43.9 ms
            savedGpus            | 48 GPUs
            savedPerHour         | $96.15/h
            writeLoad            | 9.22 GB/s
            ssdDriveWritesPerDay | 0.829 drive writes/day
            blockBytes           | 10.2 MB
            indexEntries         | 96.1M blocks
            indexBytes           | 5.73 GiB
            tokensLostPerHit     | 32 tok
            breakEvenReadRate    | 4.48 GB/s
            poolCostPerHour      | $23.20/h
            netSavingPerHour     | $72.95/h
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
        for (Choice.Option policy : pool.choice("writePolicy").options()) {
            Evaluation evaluation = Evaluation
                    .of(defaults.with(pool.choice("writePolicy"), policy).with(pool.assumption("turnRate"), 150));
            assertEquals(1,
                    evaluation.value(pool.estimate("gpuHitShare")) + evaluation.value(pool.estimate("memoryHitShare"))
                            + evaluation.value(pool.estimate("ssdHitShare"))
                            + evaluation.value(pool.estimate("missShare")),
                    EXACT);
        }
    }

    @Test
    void writeBackKeepsEachSessionOnceAndSoKeepsThemLonger() {
        Evaluation back =
                Evaluation.of(defaults.with(pool.choice("writePolicy"), pool.option("writePolicy", "writeBack")));
        assertEquals(reference.value(pool.estimate("gpuRetention")), back.value(pool.estimate("gpuRetention")));
        assertTrue(back.value(pool.estimate("memoryRetention")) > reference.value(pool.estimate("memoryRetention")));
        assertTrue(back.value(pool.estimate("ssdRetention")) > reference.value(pool.estimate("ssdRetention")));
        assertEquals(0.6, back.value(pool.estimate("writeLoad")) / reference.value(pool.estimate("writeLoad")), 1e-6);
    }

    @Test
    void selectiveWritingLosesTheSecondTurnOfASessionBelowTheGpus() {
        Evaluation selective =
                Evaluation.of(defaults.with(pool.choice("writePolicy"), pool.option("writePolicy", "selective")));
        double returns = 1 - 1.0 / 8;
        assertEquals(returns,
                selective.value(pool.estimate("memoryHitShare")) / reference.value(pool.estimate("memoryHitShare")),
                EXACT);
        assertEquals(reference.value(pool.estimate("gpuHitShare")), selective.value(pool.estimate("gpuHitShare")));
        assertTrue(selective.value(pool.estimate("missShare")) > reference.value(pool.estimate("missShare")));
    }

    @Test
    void attentionAddsTheSquareOfTheContext() {
        Scenario counted = defaults.with(pool.choice("attentionCost"), pool.option("attentionCost", "counted"));
        double pairs = 8_192.0 * 8_192 / 2;
        double more = 2_621_440 * pairs / (8 * 989e12 * 0.5);
        assertEquals(reference.value(pool.estimate("recomputeTime")) + more,
                Evaluation.of(counted).value(pool.estimate("recomputeTime")), EXACT);
    }

    @Test
    void aTierThatIsNotThereHoldsNothingServesNothingAndSaysSo() {
        Evaluation none = Evaluation.of(defaults.with(pool.assumption("ssdPerNode"), 0));
        assertEquals(0, none.value(pool.estimate("ssdSessions")));
        assertEquals(0, none.value(pool.estimate("ssdHitShare")));
        assertEquals(none.value(pool.estimate("memoryRetention")), none.value(pool.estimate("ssdRetention")));
        for (Estimate absent : List.of(pool.estimate("ssdReadTime"), pool.estimate("ssdSpeedup"),
                pool.estimate("ssdDriveWritesPerDay"))) {
            assertEquals(Optional.of("the pool has no SSD tier; give its nodes some SSD"), none.reason(absent));
        }
        assertEquals(Optional.of("the pool has no memory tier; give its nodes some memory"),
                Evaluation.of(defaults.with(pool.assumption("memoryPerNode"), 0))
                        .reason(pool.estimate("memorySpeedup")));
        for (Check check : List.of(pool.check("ssdFaster"), pool.check("ssdBandwidth"), pool.check("endurance"))) {
            assertFalse(none.check(check).applies());
        }
    }

    @Test
    void withoutAPoolAllIsAsWithGpuMemoryAlone() {
        Evaluation alone = Evaluation
                .of(defaults.with(pool.assumption("memoryPerNode"), 0).with(pool.assumption("ssdPerNode"), 0));
        assertEquals(alone.value(pool.estimate("contextReadyTimeWithoutPool")),
                alone.value(pool.estimate("contextReadyTime")), EXACT);
        assertEquals(0, alone.value(pool.estimate("savedGpus")), EXACT);
        assertEquals(0, alone.value(pool.estimate("writeLoad")));
        assertEquals(0, alone.value(pool.estimate("poolCostPerHour")));
        assertFalse(alone.check(pool.check("worthIt")).applies());
    }

    @Test
    void sessionsOfOneTurnAreNeverFound() {
        Evaluation once = Evaluation.of(defaults.with(pool.assumption("turnsPerSession"), 1));
        assertEquals(1, once.value(pool.estimate("missShare")));
        assertEquals(0, once.value(pool.estimate("savedPerHour")));
        assertTrue(once.check(pool.check("worthIt")).failed());
    }

    @Test
    void twoVersionsHalveWhatEachTierHolds() {
        Evaluation two = Evaluation.of(defaults.with(pool.assumption("liveVersions"), 2));
        for (Estimate sessions : List.of(pool.estimate("gpuSessions"), pool.estimate("memorySessions"),
                pool.estimate("ssdSessions"))) {
            assertEquals(reference.value(sessions) / 2, two.value(sessions));
        }
    }

    @ParameterizedTest
    @CsvSource({"200, writeThrough", "400, writeBack", "250, selective"})
    void theSsdSaidToEndureTheWritesDoes(double rate, String policy) {
        Scenario busy = defaults.with(pool.assumption("turnRate"), rate).with(pool.choice("writePolicy"),
                pool.choice("writePolicy").option(policy).orElseThrow());
        assertTrue(Evaluation.of(busy).check(pool.check("endurance")).failed());
        double enough = pool.assumption("ssdPerNode").unit()
                .fromBase(Evaluation.of(busy).value(pool.estimate("ssdForEndurance")));
        assertTrue(Evaluation.of(busy.with(pool.assumption("ssdPerNode"), enough)).check(pool.check("endurance"))
                .passed());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            memoryFaster    | memoryReadRate=3                              | Reading pays from 4.48 GB/s a node
            ssdFaster       | ssdReadRate=2                                 | Reading pays from 4.48 GB/s a node
            memoryBandwidth | turnsPerSession=200 turnRate=600 memoryPerNode=32 memoryReadRate=10 | a node would do
            ssdBandwidth    | turnRate=400 ssdReadRate=20                   | a node would do, or a larger memory pool
            endurance       | turnRate=200                                  | with write-back it would be 3.32 times a day
            prefillFits     | turnRate=500                                  | decode leaves 70.4 GPUs: 65 nodes would
            returning       | ssdPerNode=0                                  | 3.16 TB of memory a node, or 3.16 TB of SSD
            returning       | ssdReadRate=10                                | 13.1 GB/s a node at least
            returning       | turnRate=900 ssdReadRate=6                    | more than the links can read
            poolLoss        | turnRate=60                                   | 32 nodes would survive its loss
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
        assertTrue(Evaluation.of(BundledPresets.scenario(problem, "evening-rush"))
                .value(pool.estimate("ssdHitShare")) > 0.8);
        Evaluation agents = Evaluation.of(BundledPresets.scenario(problem, "coding-agents"));
        assertTrue(agents.value(pool.estimate("gpuHitShare")) + agents.value(pool.estimate("memoryHitShare")) > 0.95);
        assertTrue(
                agents.value(pool.estimate("prefillGpusNeededWithoutPool")) > 4 * 128);
        Evaluation upgrade = Evaluation.of(BundledPresets.scenario(problem, "upgrade-without-ssd"));
        assertTrue(upgrade.value(pool.estimate("memoryRetention")) < upgrade.value(pool.assumption("gapMedian")));
        assertEquals(2.0 / 3, upgrade.value(pool.estimate("missShare")), 0.02);
        assertTrue(Evaluation.of(BundledPresets.scenario(problem, "small-model"))
                .value(pool.estimate("netSavingPerHour")) < 0);
    }

    @Test
    void theNotesOfTheNewerPresetsTellTheTruth() {
        Evaluation worn = Evaluation.of(BundledPresets.scenario(problem, "sized-by-wear"));
        assertEquals(2 * 86_400, worn.value(pool.estimate("ssdRetention")), 0.1 * 2 * 86_400);
        assertEquals(1.5 * 3_600, worn.value(pool.estimate("gapP99")), 0.1 * 1.5 * 3_600);
        assertTrue(worn.check(pool.check("endurance")).margin() < 0.01);
        Evaluation small = Evaluation.of(BundledPresets.scenario(problem, "drives-that-last"));
        assertEquals(reference.value(pool.estimate("hitShare")), small.value(pool.estimate("hitShare")), 0.01);
        assertTrue(small.value(pool.estimate("poolCostPerHour")) < reference.value(pool.estimate("poolCostPerHour"))
                / 2);
        Evaluation down = Evaluation.of(BundledPresets.scenario(problem, "pool-down"));
        assertEquals(0.5, down.value(pool.estimate("prefillUtilisation")), 0.05);
        assertEquals(2, down.value(pool.estimate("prefillUtilisationWithoutPool")), 0.1);
        Evaluation first = Evaluation.of(BundledPresets.scenario(problem, "mostly-first-turns"));
        assertEquals(0.75, first.value(pool.estimate("firstTurnShare")), 0.03);
        assertEquals(first.value(pool.estimate("waitP99WithoutPool")), first.value(pool.estimate("waitP99")));
        Evaluation agents = Evaluation.of(BundledPresets.scenario(problem, "agents-128k"));
        assertTrue(agents.value(pool.estimate("gpuHitShare")) > 0.95);
        assertTrue(agents.value(pool.estimate("tokenHitShare")) > 0.93);
        assertTrue(agents.value(pool.estimate("netSavingPerHour")) < 0);
        Scenario regions = BundledPresets.scenario(problem, "across-regions");
        assertTrue(Evaluation.of(regions).value(pool.estimate("memorySpeedup")) < 1);
        Scenario dense = regions.with(pool.assumption("kvBytesPerToken"), 160_000)
                .with(pool.assumption("activeParams"), 70.6);
        assertTrue(Evaluation.of(dense).value(pool.estimate("memorySpeedup")) > 1);
    }

    private static String failure(Evaluation evaluation, Check check) {
        return new LiveNumbers(evaluation).text(evaluation.failureOf(check));
    }
}
