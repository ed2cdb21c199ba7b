package headroom.ui.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.formula.Assumption;
import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.Evaluation;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.chart.ChartData.LineData;
import headroom.whatif.chart.Rescaled;
import headroom.whatif.chart.ScaledChart;
import headroom.whatif.uncertainty.Sampler;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class LiveChartTest {

    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption PEAK_RATE = SERVICE.assumption("peakRate").orElseThrow();
    private static final ChartSpec BY_RATE = SERVICE.charts().getFirst();

    private final Deque<Runnable> later = new ArrayDeque<>();
    private final ProblemModel model = new ProblemModel(SERVICE, List.of(), Scenario.defaults(SERVICE), Moment.NOON);
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

    /** The picture of a chart that was never drawn before. */
    private ChartRanges fresh() {
        return ScaledChart.fitting(ScaledChart.of(BY_RATE, model.scenario(),
                model.baselineProperty().get().map(Evaluation::scenario), ChartLocks.NONE).data()).ranges();
    }

    private void fits(String change) {
        assertEquals(fresh(), shown(), change);
    }

    @Test
    void axesFitWhateverChangedTheScenario() {
        Scenario start = model.scenario();
        Scenario tenth = start.with(PEAK_RATE, 40).named("A tenth", "");
        shown();
        model.start(tenth);
        fits("a preset");
        model.undo();
        fits("undo");
        model.redo();
        fits("redo");
        model.jump(0);
        fits("a jump");
        model.set(PEAK_RATE, 190);
        fits("a typed value");
        model.set(PEAK_RATE, Optional.of(UncertainRange.of(PEAK_RATE, 150, 240)));
        fits("a range");
        model.reset(PEAK_RATE);
        fits("a reset");
        model.show("Fixed", start.with(PEAK_RATE, 170));
        fits("a fix");
        model.reset("Everything reset", SERVICE.assumptions(), SERVICE.choices());
        fits("a reset of everything");
        model.open("Opened", "small.json", tenth);
        fits("a file");
        model.choose(SERVICE.choices().getFirst(), SERVICE.choices().getFirst().options().getLast());
        fits("a choice");
        model.holdAgainst(Optional.of(start));
        fits("a baseline");
        model.swap();
        fits("swapped with the baseline");
        model.unpin();
        fits("no baseline");
        model.restore(History.of(tenth), Optional.empty(), PEAK_RATE);
        fits("a saved session");
    }

    @Test
    void axesFitWhenAGestureEndsEvenWhereTheyWereNotLeft() {
        shown();
        model.hold(true);
        ChartRanges held = shownAt(190);
        model.hold(false);
        assertNotEquals(held, fresh());
        fits("the end of a gesture");
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
        ProblemModel restored = new ProblemModel(SERVICE, List.of(), Scenario.defaults(SERVICE), Moment.NOON);
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

    /** Whatever is to be done after a while is done. */
    private void pass() {
        while (!later.isEmpty()) {
            later.remove().run();
        }
    }

    @Test
    void noBandsAreComputedForAChartInNoWindow() {
        Deque<Runnable> background = new ArrayDeque<>();
        Assumption output = SERVICE.assumption("outputTokens").orElseThrow();
        model.set(output, Optional.of(UncertainRange.of(output, 400, 900)));
        model.refresh();
        LiveChart one = new LiveChart(BY_RATE, model, new Sampler(), (_, action) -> later.add(action), background::add);
        one.show(one.moment().draw());
        one.see(false);
        pass();
        one.show(one.moment().draw());
        pass();
        assertTrue(background.isEmpty());
        one.see(true);
        one.show(one.moment().draw());
        pass();
        assertEquals(1, background.size());
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
