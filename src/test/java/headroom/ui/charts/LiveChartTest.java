package headroom.ui.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.chart.Rescaled;
import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.problems.Problems;
import headroom.ui.problem.ProblemModel;
import headroom.whatif.ChartData.LineData;
import headroom.whatif.uncertainty.Sampler;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class LiveChartTest {

    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption PEAK_RATE = SERVICE.assumption("peakRate").orElseThrow();
    private static final ChartSpec BY_RATE = SERVICE.charts().getFirst();

    private final Deque<Runnable> later = new ArrayDeque<>();
    private final ProblemModel model = new ProblemModel(SERVICE, List.of(), Scenario.defaults(SERVICE));
    private final LiveChart chart =
            new LiveChart(BY_RATE, model, new Sampler(), (_, action) -> later.add(action), Runnable::run);

    /** What is on the screen when the scenario has been drawn. */
    private ChartRanges shown() {
        model.refresh();
        LiveChart.Drawn drawn = chart.moment().draw();
        chart.show(drawn);
        return drawn.scaled().ranges();
    }

    private ChartRanges shownAt(double rate) {
        model.set(PEAK_RATE, rate);
        return shown();
    }

    @Test
    void axesStayDuringAGestureAndAreChosenAnewAfterIt() {
        ChartRanges start = shown();
        model.hold(true);
        assertEquals(start, shownAt(5_000));
        assertEquals(start, shownAt(20));
        assertEquals(Rescaled.NONE, chart.markedProperty().get());
        model.hold(false);
        assertNotEquals(start, shown());
        assertEquals(new Rescaled(true, true, false), chart.markedProperty().get());
    }

    @Test
    void outsideAGestureAxesFollowAtOnceAndComeBackWithUndo() {
        ChartRanges start = shown();
        ChartRanges larger = shownAt(5_000);
        assertNotEquals(start, larger);
        model.undo();
        assertEquals(start, shown());
    }

    @Test
    void aLockKeepsTheAxesUntilItIsOpened() {
        ChartRanges start = shown();
        chart.lock(true);
        assertEquals(new ChartLocks(ChartLocks.NONE.with(BY_RATE, start).byChart()), model.locksProperty().get());
        assertEquals(start, shownAt(5_000));
        model.undo();
        assertEquals(start, shownAt(8_000));
        chart.lock(false);
        assertNotEquals(start, shown());
        assertEquals(ChartLocks.NONE, model.locksProperty().get());
    }

    @Test
    void locksOfASavedSessionTakeEffect() {
        ChartRanges saved = shownAt(3_000);
        ProblemModel restored = new ProblemModel(SERVICE, List.of(), Scenario.defaults(SERVICE));
        restored.lock(ChartLocks.NONE.with(BY_RATE, saved));
        LiveChart fresh =
                new LiveChart(BY_RATE, restored, new Sampler(), (_, action) -> later.add(action), Runnable::run);
        assertTrue(fresh.isLocked());
        assertEquals(saved, fresh.moment().draw().scaled().ranges());
    }

    @Test
    void axesThatChangedAreMarkedForAWhileAfterTheLastChange() {
        shown();
        shownAt(5_000);
        shownAt(12_000);
        later.remove().run();
        assertFalse(chart.markedProperty().get().isNone());
        later.remove().run();
        assertTrue(chart.markedProperty().get().isNone());
        assertTrue(later.isEmpty());
    }

    @Test
    void theBaselineIsSweptBeneathThePresent() {
        model.pin();
        model.set(PEAK_RATE, 700);
        model.refresh();
        LineData data = (LineData) chart.moment().draw().scaled().data();
        LineData ghost = data.ghost();
        assertNotNull(ghost);
        assertEquals(500, ghost.present());
        model.unpin();
        assertNull(chart.moment().draw().scaled().data().ghost());
    }
}
