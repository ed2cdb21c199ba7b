package headroom.ui.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.expression.Assumption;
import headroom.problems.Problems;
import headroom.whatif.Bands;
import headroom.whatif.ChartData;
import headroom.whatif.Sweep;
import headroom.whatif.uncertainty.BandSweep;
import headroom.whatif.uncertainty.BandSweep.Detail;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LiveBandsTest {

    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption OUTPUT = SERVICE.assumption("outputTokens").orElseThrow();
    private static final Assumption INPUT = SERVICE.assumption("inputTokens").orElseThrow();
    private static final ChartSpec BY_RATE = SERVICE.charts().getFirst();
    private static final Scenario UNCERTAIN =
            Scenario.defaults(SERVICE).with(OUTPUT, UncertainRange.of(OUTPUT, 400, 900));

    private final Deque<Runnable> queue = new ArrayDeque<>();
    private boolean hurried;
    private int changes;

    private LiveBands bands(Executor background) {
        return new LiveBands(() -> () -> hurried, background, Runnable::run, () -> changes++);
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

    private void work() {
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
        assertTrue(queue.isEmpty(), "nothing more is wanted during a drag");
        Scenario last = UNCERTAIN.with(INPUT, 3_004);
        assertEquals(expected(last, Detail.PREVIEW), frame(bands, last, false));
        work();
        assertEquals(1, changes);
        assertEquals(expected(last, Detail.FULL), frame(bands, last, false));
        work();
        assertEquals(1, changes, "there is nothing better than full bands");
    }

    @Test
    void whatAFrameHasNoTimeForFollowsFromAnotherThread() {
        hurried = true;
        LiveBands bands = bands(queue::add);
        assertNull(frame(bands, UNCERTAIN, true));
        work();
        assertEquals(expected(UNCERTAIN, Detail.PREVIEW), frame(bands, UNCERTAIN, true));
        assertEquals(expected(UNCERTAIN, Detail.PREVIEW), frame(bands, UNCERTAIN, false));
        work();
        assertEquals(expected(UNCERTAIN, Detail.FULL), frame(bands, UNCERTAIN, false));
    }

    @Test
    void afterAGestureInWhichItWasTooSlowAPreviewIsTriedAgain() {
        hurried = true;
        LiveBands bands = bands(queue::add);
        assertNull(frame(bands, UNCERTAIN, true));
        hurried = false;
        Scenario other = UNCERTAIN.with(INPUT, 2_000);
        assertNull(frame(bands, other, true), "not within the same gesture");
        assertNull(frame(bands, other, false));
        assertEquals(expected(other, Detail.PREVIEW), frame(bands, other, false));
    }

    @Test
    void inABurstOfChangesOnlyTheLastScenarioIsAnsweredAndNoOtherIsEverShown() {
        hurried = true;
        LiveBands bands = bands(queue::add);
        Scenario last = UNCERTAIN;
        for (int turn = 0; turn < 30; turn++) {
            last = UNCERTAIN.with(INPUT, 2_000 + 10 * turn);
            Bands shown = frame(bands, last, turn % 3 != 0);
            assertTrue(shown == null || shown.equals(expected(last, Detail.PREVIEW))
                    || shown.equals(expected(last, Detail.FULL)), "turn %d".formatted(turn));
            if (turn % 7 == 0) {
                work();
            }
        }
        changes = 0;
        work();
        assertEquals(1, changes);
        assertEquals(expected(last, Detail.PREVIEW), frame(bands, last, false));
        assertNull(bands.beneath(swept(UNCERTAIN), UNCERTAIN).bands());
    }

    @Test
    void withAnExecutorThatWorksAtOnceTheSecondFrameHasFullBands() {
        LiveBands bands = bands(Runnable::run);
        for (int turn = 0; turn < 5; turn++) {
            Scenario scenario = UNCERTAIN.with(INPUT, 2_000 + 10 * turn);
            assertEquals(expected(scenario, Detail.PREVIEW), frame(bands, scenario, false));
            assertEquals(expected(scenario, Detail.FULL), frame(bands, scenario, false));
        }
    }

    @Test
    void anAnswerThatIsNoLongerWantedIsDropped() {
        LiveBands bands = bands(queue::add);
        assertNotNull(frame(bands, UNCERTAIN, false));
        Scenario certain = Scenario.defaults(SERVICE);
        assertNull(frame(bands, certain, false));
        work();
        assertEquals(0, changes);
        assertNotNull(frame(bands, UNCERTAIN, false));
        bands.stop();
        work();
        assertEquals(0, changes);
    }
}
