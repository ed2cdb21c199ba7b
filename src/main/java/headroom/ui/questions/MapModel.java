package headroom.ui.questions;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.ui.background.LatestAnswer;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.Enquiry.PlaneAxes;
import headroom.whatif.Plane;
import headroom.whatif.SweepRange;
import headroom.whatif.sensitivity.Sensitivity;
import headroom.whatif.sensitivity.Swing;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.util.Subscription;

/** The map of a tab: an estimate over two stretches, and its plane once that is computed. */
public final class MapModel {

    /** Places in each direction: about as many as a picture has room for. */
    static final int POINTS = 200;

    private final ProblemModel tab;
    private final Executor screen;
    private final LatestAnswer<Wanted, Plane> work;
    private final ReadOnlyObjectWrapper<Wanted> wanted;
    private final ReadOnlyObjectWrapper<Optional<Plane>> plane = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final CrossHair crossHair;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
    private final Subscription follows;

    /** The map that is asked for: an estimate of a scenario over two stretches. */
    record Wanted(Scenario scenario, Estimate estimate, SweepRange across, SweepRange up) {}

    /**
     * A map of the tab's scenario over what a person chose last, or the two assumptions that matter most to its subject.
     *
     * @param background computes
     * @param screen runs what changes properties: the JavaFX thread
     */
    public MapModel(ProblemModel tab, Executor background, Executor screen) {
        this.tab = tab;
        this.screen = screen;
        PlaneAxes axes = tab.enquiry().axesProperty().get().map(this::inSight).orElseGet(this::chief);
        this.wanted = new ReadOnlyObjectWrapper<>(
                new Wanted(tab.scenario(), axes.estimate(), axes.across(), axes.up()));
        this.crossHair = new CrossHair(tab, plane.getReadOnlyProperty());
        this.work = new LatestAnswer<>(background, screen, this::compute, this::show, failure::set);
        ask(wanted.get());
        this.follows = tab.scenarioProperty().subscribe((_, now) -> follow(now));
    }

    /** The map depends on neither of its two assumptions, but on all others: undo may change them. */
    private void follow(Scenario now) {
        Wanted last = wanted.get();
        Assumption across = last.across.assumption();
        Assumption up = last.up.assumption();
        if (!now.with(across, last.scenario.ownValue(across)).with(up, last.scenario.ownValue(up))
                .equals(last.scenario)) {
            ask(new Wanted(now, last.estimate, last.across, last.up));
        }
    }

    private PlaneAxes chief() {
        Estimate subject = tab.enquiry().subjectProperty().get();
        List<Assumption> chief = Sensitivity.of(tab.scenario(), subject).stream().map(Swing::assumption).limit(2)
                .toList();
        return new PlaneAxes(subject, around(chief.getFirst()), around(chief.getLast()));
    }

    /** The same axes, moved to where the present point can be seen. */
    private PlaneAxes inSight(PlaneAxes axes) {
        return new PlaneAxes(axes.estimate(), inSight(axes.across()), inSight(axes.up()));
    }

    private SweepRange inSight(SweepRange stretch) {
        double present = tab.scenario().ownValue(stretch.assumption());
        return stretch.low() <= present && present <= stretch.high() ? stretch : around(stretch.assumption());
    }

    ProblemModel tab() {
        return tab;
    }

    ReadOnlyObjectProperty<Wanted> wantedProperty() {
        return wanted.getReadOnlyProperty();
    }

    /** The map that was asked for last; empty while it is being computed. */
    ReadOnlyObjectProperty<Optional<Plane>> planeProperty() {
        return plane.getReadOnlyProperty();
    }

    /** The part of the map that is computed, 0–1. */
    ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** The reason why there is no map, without a full stop; empty while nothing has failed. */
    ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** The cross-hair, which the mouse or the arrow keys point with. */
    CrossHair crossHair() {
        return crossHair;
    }

    /** The assumptions that a map may run over: what is not used at present leaves it as it is. */
    List<Assumption> axes() {
        Wanted now = wanted.get();
        Evaluation present = Evaluation.of(tab.scenario());
        return tab.problem().assumptions().stream()
                .filter(assumption -> assumption.equals(now.across.assumption())
                        || assumption.equals(now.up.assumption())
                        || Sensitivity.concerns(present, now.estimate, assumption))
                .toList();
    }

    /** Shows another estimate. */
    void show(Estimate estimate) {
        Wanted now = wanted.get();
        if (!estimate.equals(now.estimate)) {
            choose(new Wanted(tab.scenario(), estimate, now.across, now.up));
        }
    }

    /** Runs over another assumption across; over the one that runs upwards, both change places. */
    void across(Assumption assumption) {
        Wanted now = wanted.get();
        if (!assumption.equals(now.across.assumption())) {
            choose(assumption.equals(now.up.assumption()) ? swapped(now)
                    : new Wanted(tab.scenario(), now.estimate, around(assumption), now.up));
        }
    }

    /** Runs over another assumption upwards; over the one that runs across, both change places. */
    void up(Assumption assumption) {
        Wanted now = wanted.get();
        if (!assumption.equals(now.up.assumption())) {
            choose(assumption.equals(now.across.assumption()) ? swapped(now)
                    : new Wanted(tab.scenario(), now.estimate, now.across, around(assumption)));
        }
    }

    private Wanted swapped(Wanted now) {
        return new Wanted(tab.scenario(), now.estimate, now.up, now.across);
    }

    /** Runs over another part of one of the two assumptions. */
    void stretch(SweepRange stretch) {
        Wanted now = wanted.get();
        boolean across = stretch.assumption().equals(now.across.assumption());
        choose(new Wanted(tab.scenario(), now.estimate, across ? stretch : now.across, across ? now.up : stretch));
    }

    /** Runs over the whole ranges of both assumptions. */
    void whole() {
        Wanted now = wanted.get();
        choose(new Wanted(tab.scenario(), now.estimate, SweepRange.whole(now.across.assumption(), POINTS),
                SweepRange.whole(now.up.assumption(), POINTS)));
    }

    /** Runs over both assumptions around the values that they have. */
    void around() {
        Wanted now = wanted.get();
        choose(new Wanted(tab.scenario(), now.estimate, around(now.across.assumption()), around(now.up.assumption())));
    }

    private SweepRange around(Assumption assumption) {
        return SweepRange.around(assumption, tab.scenario().ownValue(assumption), POINTS);
    }

    /** Asks for another map, and keeps the choice for the next time. */
    private void choose(Wanted next) {
        tab.enquiry().axesProperty().set(Optional.of(new PlaneAxes(next.estimate, next.across, next.up)));
        ask(next);
    }

    private void ask(Wanted next) {
        if (next.equals(wanted.get()) && plane.get().isPresent()) {
            return;
        }
        wanted.set(next);
        plane.set(Optional.empty());
        progress.set(0);
        failure.set("");
        work.ask(next);
    }

    private Plane compute(Wanted question, BooleanSupplier cancelled) {
        int rows = question.up.values().size();
        AtomicInteger done = new AtomicInteger();
        return Plane.of(question.scenario, question.estimate, question.across, question.up, cancelled, () -> {
            int now = done.incrementAndGet();
            if (now % 20 == 0) {
                screen.execute(() -> progress(question, (double) now / rows));
            }
        });
    }

    private void progress(Wanted of, double share) {
        if (wanted.get().equals(of) && plane.get().isEmpty()) {
            progress.set(Math.max(progress.get(), share));
        }
    }

    private void show(Plane answer) {
        progress.set(1);
        plane.set(Optional.of(answer));
    }

    /** Stops following the scenario, and ends the work, if any is under way. */
    void close() {
        follows.unsubscribe();
        work.cancel();
    }
}
