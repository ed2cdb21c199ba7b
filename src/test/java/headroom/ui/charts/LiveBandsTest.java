package headroom.ui.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.ui.background.ExpectedFailures;
import headroom.whatif.chart.BandSweep;
import headroom.whatif.chart.BandSweep.Detail;
import headroom.whatif.chart.Bands;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.Sweep;
import headroom.whatif.uncertainty.Sampler;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ExpectedFailures.class)
class LiveBandsTest {

    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption OUTPUT = SERVICE.assumption("outputTokens").orElseThrow();
    private static final Assumption INPUT = SERVICE.assumption("inputTokens").orElseThrow();
    private static final ChartSpec BY_RATE = SERVICE.charts().getFirst();
    private static final Scenario UNCERTAIN =
            Scenario.defaults(SERVICE).with(OUTPUT, UncertainRange.of(OUTPUT, 400, 900));

    /** So much passes whenever somebody looks at the clock, as is done at each place of a chart. */
    private static final long FAST = 10_000;
    private static final long SLOW = 50_000_000;

    private final Deque<Runnable> queue = new ArrayDeque<>();
    private final Deque<Runnable> later = new ArrayDeque<>();
    private long step = FAST;
    private long time;
    private int changes;
    private boolean broken;
    private String complaint = "";

    private LiveBands bands(Executor background) {
        return new LiveBands(new Sampler(), this::clock, (_, action) -> later.add(action), background,
                Runnable::run, () -> changes++, sentence -> complaint = sentence);
    }

    /** Draws until it is known that this takes too long. */
    private LiveBands slowBands(Executor background) {
        step = SLOW;
        LiveBands bands = bands(background);
        for (int turn = 0; turn < 3; turn++) {
            Scenario other = UNCERTAIN.with(INPUT, 1_000 + turn);
            assertNull(frame(bands, other, true), "a preview that takes too long is given up");
        }
        return bands;
    }

    private static ChartData swept(Scenario scenario) {
        return Sweep.of(BY_RATE, scenario);
    }

    private static @Nullable Bands expected(Scenario scenario, Detail detail) {
        return new BandSweep().beneath(swept(scenario), scenario, detail).bands();
    }

    /** Draws a scenario and shows it, as a frame does. */
    private static @Nullable Bands frame(LiveBands bands, Scenario scenario, boolean held) {
        ChartData drawn = bands.beneath(swept(scenario), scenario);
        bands.shown(drawn, scenario, held);
        return drawn.bands();
    }

    /** Lets the moment pass after which nothing is taken to move any more, and does what was asked for then. */
    private void rest() {
        while (!later.isEmpty()) {
            later.remove().run();
        }
        while (!queue.isEmpty()) {
            queue.remove().run();
        }
    }

    @Test
    void aDragShowsPreviewsAndItsEndTheFullBands() {
        LiveBands bands = bands(queue::add);
        for (int tokens = 3_000; tokens < 3_005; tokens++) {
            Scenario scenario = UNCERTAIN.with(INPUT, tokens);
            assertEquals(expected(scenario, Detail.PREVIEW), frame(bands, scenario, true));
        }
        rest();
        assertEquals(0, changes, "nothing more is wanted during a drag");
        Scenario last = UNCERTAIN.with(INPUT, 3_004);
        assertEquals(expected(last, Detail.PREVIEW), frame(bands, last, false));
        assertTrue(queue.isEmpty(), "the full bands wait until nothing moves");
        rest();
        assertEquals(1, changes);
        assertEquals(expected(last, Detail.FULL), frame(bands, last, false));
        rest();
        assertEquals(1, changes, "there is nothing better than full bands");
    }

    @Test
    void whatAFrameHasNoTimeForFollowsFromAnotherThreadWhenNothingMoves() {
        LiveBands bands = slowBands(queue::add);
        assertNull(frame(bands, UNCERTAIN, true));
        assertTrue(queue.isEmpty(), "what is still moving is not worth the work");
        rest();
        assertEquals(expected(UNCERTAIN, Detail.PREVIEW), frame(bands, UNCERTAIN, true));
        assertEquals(expected(UNCERTAIN, Detail.PREVIEW), frame(bands, UNCERTAIN, false));
        rest();
        assertEquals(expected(UNCERTAIN, Detail.FULL), frame(bands, UNCERTAIN, false));
    }

    @Test
    void aSlowPreviewNowAndThenIsNoReasonToGoWithout() {
        LiveBands bands = bands(queue::add);
        assertNotNull(frame(bands, UNCERTAIN, true));
        step = SLOW;
        assertNull(frame(bands, UNCERTAIN.with(INPUT, 2_000), true));
        step = FAST;
        Scenario other = UNCERTAIN.with(INPUT, 2_001);
        assertEquals(expected(other, Detail.PREVIEW), frame(bands, other, true));
    }

    @Test
    void previewsComeWithTheirLinesAgainOnceTheyAreFast() {
        LiveBands bands = slowBands(queue::add);
        step = FAST;
        assertNull(frame(bands, UNCERTAIN, true));
        rest();
        Scenario other = UNCERTAIN.with(INPUT, 2_000);
        assertEquals(expected(other, Detail.PREVIEW), frame(bands, other, true));
    }

    @Test
    void inABurstOfChangesOnlyTheLastScenarioIsAnsweredAndNoOtherIsEverShown() {
        LiveBands bands = slowBands(queue::add);
        Scenario last = UNCERTAIN;
        for (int turn = 0; turn < 30; turn++) {
            last = UNCERTAIN.with(INPUT, 2_000 + 10 * turn);
            Bands shown = frame(bands, last, turn % 3 != 0);
            assertTrue(shown == null || shown.equals(expected(last, Detail.PREVIEW))
                    || shown.equals(expected(last, Detail.FULL)), "turn %d".formatted(turn));
            if (turn % 7 == 0) {
                rest();
            }
        }
        changes = 0;
        rest();
        assertEquals(1, changes);
        assertEquals(expected(last, Detail.PREVIEW), frame(bands, last, false));
        assertNull(bands.beneath(swept(UNCERTAIN), UNCERTAIN).bands());
    }

    @Test
    void anAnswerThatIsNoLongerWantedIsDropped() {
        LiveBands bands = bands(queue::add);
        assertNotNull(frame(bands, UNCERTAIN, false));
        Scenario certain = Scenario.defaults(SERVICE);
        assertNull(frame(bands, certain, false));
        rest();
        assertEquals(0, changes);
        assertNotNull(frame(bands, UNCERTAIN, false));
        bands.stop();
        rest();
        assertEquals(0, changes);
    }

    @Test
    void bandsThatFailAreToldOnceInASentenceUntilOthersAreWanted() {
        LiveBands bands = slowBands(queue::add);
        assertNull(frame(bands, UNCERTAIN, true));
        changes = 0;
        broken = true;
        rest();
        broken = false;
        assertEquals("It did not work: something is wrong inside Headroom itself", complaint);
        assertEquals(0, changes);
        assertNull(frame(bands, UNCERTAIN, true));
        rest();
        assertEquals(0, changes, "the same question is not asked again");
        Scenario other = UNCERTAIN.with(INPUT, 2_000);
        assertNull(frame(bands, other, true));
        assertEquals("", complaint);
        rest();
        assertEquals(expected(other, Detail.PREVIEW), frame(bands, other, true));
    }

    private long clock() {
        if (broken) {
            throw new IllegalStateException("broken");
        }
        return time += step;
    }
}
