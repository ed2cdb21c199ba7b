package headroom.ui.map;

import headroom.model.CheckResult;
import headroom.model.Difference;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Estimate;
import headroom.ui.background.Latest;
import headroom.ui.problem.ProblemModel;
import headroom.whatif.Column;
import headroom.whatif.Plane;
import headroom.whatif.Stretch;
import headroom.whatif.enquiry.PlaneAxes;
import headroom.whatif.sensitivity.Sensitivity;
import headroom.whatif.sensitivity.Swing;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** What a map shows: an estimate over two stretches, its plane once that is computed, and where the cross-hair stands. */
public final class MapModel {

    /** Places in each direction: about as many as a picture has room for. */
    static final int POINTS = 200;
    private static final int MOST_DIGITS = 12;

    private final ProblemModel tab;
    private final Executor screen;
    private final Latest<Wanted, Plane> work;
    private final ReadOnlyObjectWrapper<Wanted> wanted;
    private final ReadOnlyObjectWrapper<Optional<Plane>> plane = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Place> crossHair;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");

    /** What is asked: a map of that. */
    record Wanted(Scenario scenario, Estimate estimate, Stretch across, Stretch up) {}

    /** A place of the map, counted from the lowest values on. */
    record Place(int across, int up) {}

    /** What there is at a place: both values, in their own units, and the scenario there. */
    record Spot(double across, double up, Evaluation evaluation) {}

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
        this.crossHair = new ReadOnlyObjectWrapper<>(new Place(0, 0));
        this.work = new Latest<>(background, screen, this::compute, this::show, failure::set);
        ask(wanted.get());
    }

    private PlaneAxes chief() {
        Estimate subject = tab.subjectProperty().get();
        List<Assumption> chief = Sensitivity.of(tab.scenario(), subject).stream().map(Swing::assumption).limit(2)
                .toList();
        return new PlaneAxes(subject, around(chief.getFirst()), around(chief.getLast()));
    }

    /** The same axes, moved to where the present point can be seen. */
    private PlaneAxes inSight(PlaneAxes axes) {
        return new PlaneAxes(axes.estimate(), inSight(axes.across()), inSight(axes.up()));
    }

    private Stretch inSight(Stretch stretch) {
        double present = tab.scenario().value(stretch.assumption());
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

    /** Why there is no map, without a full stop; empty while nothing has failed. */
    ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** The place that the mouse or the arrow keys point at. */
    ReadOnlyObjectProperty<Place> crossHairProperty() {
        return crossHair.getReadOnlyProperty();
    }

    /** Shows another estimate. */
    void show(Estimate estimate) {
        Wanted now = wanted.get();
        if (estimate != now.estimate) {
            choose(new Wanted(tab.scenario(), estimate, now.across, now.up));
        }
    }

    /** Runs over another assumption across; over the one that runs upwards, both change places. */
    void across(Assumption assumption) {
        Wanted now = wanted.get();
        if (assumption != now.across.assumption()) {
            choose(assumption == now.up.assumption() ? swapped(now)
                    : new Wanted(tab.scenario(), now.estimate, around(assumption), now.up));
        }
    }

    /** Runs over another assumption upwards; over the one that runs across, both change places. */
    void up(Assumption assumption) {
        Wanted now = wanted.get();
        if (assumption != now.up.assumption()) {
            choose(assumption == now.across.assumption() ? swapped(now)
                    : new Wanted(tab.scenario(), now.estimate, now.across, around(assumption)));
        }
    }

    private Wanted swapped(Wanted now) {
        return new Wanted(tab.scenario(), now.estimate, now.up, now.across);
    }

    /** Runs over another part of one of the two assumptions. */
    void stretch(Stretch stretch) {
        Wanted now = wanted.get();
        boolean across = stretch.assumption() == now.across.assumption();
        choose(new Wanted(tab.scenario(), now.estimate, across ? stretch : now.across, across ? now.up : stretch));
    }

    /** Runs over the whole ranges of both assumptions. */
    void whole() {
        Wanted now = wanted.get();
        choose(new Wanted(tab.scenario(), now.estimate, Stretch.whole(now.across.assumption(), POINTS),
                Stretch.whole(now.up.assumption(), POINTS)));
    }

    /** Runs over both assumptions around the values that they have. */
    void around() {
        Wanted now = wanted.get();
        choose(new Wanted(tab.scenario(), now.estimate, around(now.across.assumption()), around(now.up.assumption())));
    }

    private Stretch around(Assumption assumption) {
        return Stretch.around(assumption, tab.scenario().value(assumption), POINTS);
    }

    /** What is chosen is there again the next time. */
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
        crossHair.set(nearest(answer, tab.scenario()));
    }

    /** Ends the work, if any is under way. */
    void close() {
        work.cancel();
    }

    private static Place nearest(Plane plane, Scenario scenario) {
        return new Place(nearest(plane.across().values(), scenario.value(plane.across().assumption())),
                nearest(plane.up().values(), scenario.value(plane.up().assumption())));
    }

    private static int nearest(Column values, double value) {
        int best = 0;
        for (int i = 1; i < values.size(); i++) {
            best = Math.abs(values.at(i) - value) < Math.abs(values.at(best) - value) ? i : best;
        }
        return best;
    }

    /** Points at a place, or the nearest one that there is. */
    void point(int across, int up) {
        plane.get().ifPresent(map -> crossHair.set(new Place(
                Math.clamp(across, 0, map.across().values().size() - 1),
                Math.clamp(up, 0, map.up().values().size() - 1))));
    }

    /** Points so many places further. */
    void move(int across, int up) {
        Place now = crossHair.get();
        point(now.across + across, now.up + up);
    }

    /** What there is where the cross-hair stands, at the roundest values of that place; empty while there is no map. */
    Optional<Spot> spot() {
        return plane.get().map(map -> {
            double across = at(map.across(), crossHair.get().across);
            double up = at(map.up(), crossHair.get().up);
            return new Spot(across, up, Evaluation.of(wanted.get().scenario.with(map.across().assumption(), across)
                    .with(map.up().assumption(), up)));
        });
    }

    /** The present value where it is at that place, else the roundest one. */
    private double at(Stretch stretch, int place) {
        double present = tab.scenario().value(stretch.assumption());
        boolean here = stretch.low() <= present && present <= stretch.high()
                && nearest(stretch.values(), present) == place;
        return here ? present : roundest(stretch, place);
    }

    /** The value with fewest digits that no other place of a stretch is nearer to, in the assumption's own unit. */
    static double roundest(Stretch stretch, int place) {
        Column values = stretch.values();
        double exact = values.at(place);
        for (int digits = 2; digits < MOST_DIGITS; digits++) {
            double round = new BigDecimal(exact).round(new MathContext(digits)).doubleValue();
            if (stretch.assumption().range().allows(round) && nearest(values, round) == place) {
                return round;
            }
        }
        return exact;
    }

    /** Sets both assumptions to where the cross-hair stands, in one step. */
    void go() {
        spot().ifPresent(spot -> {
            Scenario there = spot.evaluation.scenario();
            Difference difference = Difference.between(tab.scenario(), there);
            if (!difference.isEmpty()) {
                tab.show(difference.summary(), there);
                // The map itself depends on neither of its two assumptions: only the mark moves.
                tab.refresh();
            }
        });
    }

    /** What there is at the cross-hair, in a sentence or two; empty while there is no map. */
    String words() {
        return spot().map(spot -> {
            Wanted now = wanted.get();
            String failing = spot.evaluation.checks().stream().filter(CheckResult::failed)
                    .map(result -> result.check().label()).collect(Collectors.joining(", "));
            return "%s %s · %s %s → %s %s.  %s".formatted(
                    now.across.assumption().label(), print(now.across.assumption(), spot.across),
                    now.up.assumption().label(), print(now.up.assumption(), spot.up), now.estimate.label(),
                    spot.evaluation.figure(now.estimate).map(Object::toString)
                            .orElseGet(() -> spot.evaluation.reason(now.estimate).orElse("no value")),
                    failing.isEmpty() ? "✓ All checks pass." : "× Fails: " + failing + ".");
        }).orElse("");
    }

    private static String print(Assumption assumption, double value) {
        return assumption.print(assumption.unit().toBase(value)).toString();
    }
}
