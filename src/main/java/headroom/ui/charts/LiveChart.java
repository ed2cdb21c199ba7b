package headroom.ui.charts;

import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.ui.background.Delay;
import headroom.ui.background.JavaFxThread;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.chart.BaselineSweep;
import headroom.whatif.chart.Rescaled;
import headroom.whatif.chart.ScaledChart;
import headroom.whatif.uncertainty.Sampler;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/**
 * A chart that follows the scenario and the baseline. During a gesture and under a lock its axes do not move; else they fit
 * the numbers, whatever changed these, and are marked for a moment where they are others than before.
 */
final class LiveChart {

    private static final Duration MARKED = Duration.seconds(1.2);

    private final ChartSpec chart;
    private final ProblemModel model;
    private final Delay delay;
    private final BaselineSweep baselines = new BaselineSweep();
    private final LiveBands bands;
    private final ReadOnlyIntegerWrapper bandsReady = new ReadOnlyIntegerWrapper();
    private final StringProperty bandsFailure = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Rescaled> marked = new ReadOnlyObjectWrapper<>(Rescaled.NONE);
    private @Nullable ChartRanges shown;
    private boolean seen = true;
    private int changes;

    /**
     * A chart, not drawn yet.
     *
     * @param sampler draws what is uncertain in the tab
     * @param background computes bands that a frame has no time for
     */
    LiveChart(ChartSpec chart, ProblemModel model, Sampler sampler, Delay delay, Executor background) {
        this.chart = chart;
        this.model = model;
        this.delay = delay;
        this.bands = new LiveBands(sampler, System::nanoTime, delay, background, new JavaFxThread(),
                () -> bandsReady.set(bandsReady.get() + 1), bandsFailure::set);
    }

    /** A drawing of a scenario: a chart, the axes that changed with it, and those that are marked in it. */
    record Drawn(Scenario scenario, ScaledChart scaled, Rescaled changed, Rescaled marked) {}

    /** The question of a picture, fixed at a moment on the JavaFX thread. */
    final class Moment {

        private final Scenario scenario = model.evaluation().scenario();
        private final Optional<Scenario> baseline = model.baselineProperty().get().map(Evaluation::scenario);
        private final Rescaled old = marked.get();
        private final @Nullable ChartRanges before = shown;
        private final Optional<ChartRanges> held;

        private Moment(Optional<ChartRanges> held) {
            this.held = held;
        }

        /** Computes it; any thread. */
        Drawn draw() {
            ScaledChart scaled = ScaledChart.of(chart, scenario, baseline, held, baselines,
                    data -> bands.beneath(data, scenario));
            Rescaled changed = before == null ? Rescaled.NONE : Rescaled.between(before, scaled.ranges());
            return new Drawn(scenario, scaled, changed, changed.and(old));
        }
    }

    ChartSpec chart() {
        return chart;
    }

    /** The axes that changed a moment ago. */
    ReadOnlyObjectProperty<Rescaled> markedProperty() {
        return marked.getReadOnlyProperty();
    }

    /** The reason why bands are missing, in a sentence or two; empty while nothing has failed. */
    ObservableValue<String> bandsComplaint() {
        return bandsFailure.map(why -> why.isEmpty() ? "" : "Bands are missing. %s.".formatted(why));
    }

    /** The chart at this moment. */
    Moment moment() {
        return new Moment(lockedAt().or(() -> model.heldProperty().get() ? Optional.ofNullable(shown)
                : Optional.empty()));
    }

    /** The chart at this moment on the axes that it has. */
    Moment momentOnTheseAxes() {
        return shown == null ? moment() : new Moment(Optional.of(shown));
    }

    /** Notes what is on the screen now. */
    void show(Drawn drawn) {
        shown = drawn.scaled.ranges();
        if (seen) {
            bands.shown(drawn.scaled.data(), drawn.scenario, model.heldProperty().get());
        }
        if (!drawn.changed.isNone()) {
            int change = ++changes;
            marked.set(drawn.marked);
            delay.after(MARKED, () -> unmark(change));
        }
    }

    private void unmark(int change) {
        if (change == changes) {
            marked.set(Rescaled.NONE);
        }
    }

    /** Begins with the axes of another view of the same chart. */
    void continueFrom(LiveChart other) {
        shown = other.shown;
    }

    /** Notes whether the chart is in a window; while it is in none, nothing more is computed, whatever was asked. */
    void see(boolean inWindow) {
        seen = inWindow;
        if (!inWindow) {
            bands.stop();
        }
    }

    private Optional<ChartRanges> lockedAt() {
        return model.locksProperty().get().of(chart);
    }

    boolean isLocked() {
        return lockedAt().isPresent();
    }

    /** Keeps the axes as they are on the screen, or lets them follow the numbers again. */
    void lock(boolean locked) {
        ChartLocks locks = model.locksProperty().get();
        if (locked && shown != null) {
            model.lock(locks.with(chart, shown));
        } else if (!locked) {
            model.lock(locks.without(chart));
        }
    }

    /** Tells of everything that may change the chart, but not of the scenario. */
    Subscription subscribe(Runnable change) {
        return Subscription.combine(model.baselineProperty().subscribe((_, _) -> change.run()),
                model.locksProperty().subscribe((_, _) -> change.run()),
                bandsReady.subscribe((_, _) -> change.run()),
                model.heldProperty().subscribe((_, held) -> {
                    if (!held) {
                        change.run();
                    }
                }), marked.subscribe((_, now) -> {
                    if (now.isNone()) {
                        change.run();
                    }
                }));
    }
}
