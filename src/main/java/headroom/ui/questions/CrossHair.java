package headroom.ui.questions;

import headroom.formula.Assumption;
import headroom.model.Difference;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.text.Digits;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.Column;
import headroom.whatif.Plane;
import headroom.whatif.SweepRange;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Points at a place of a map, at first the present one; it tells what there is, and leads there. */
final class CrossHair {

    private static final int MOST_DIGITS = 12;

    private final ProblemModel tab;
    private final ReadOnlyObjectProperty<Optional<Plane>> plane;
    private final ReadOnlyObjectWrapper<Place> place = new ReadOnlyObjectWrapper<>(new Place(0, 0));

    /** A place of a map, counted from the lowest values on. */
    record Place(int across, int up) {}

    /** A place on the map: both values, in their assumptions' own units, and the evaluation of the scenario there. */
    record Spot(double across, double up, Evaluation evaluation) {}

    /**
     * A cross-hair at the tab's scenario.
     *
     * @param plane the map; empty while there is none
     */
    CrossHair(ProblemModel tab, ReadOnlyObjectProperty<Optional<Plane>> plane) {
        this.tab = tab;
        this.plane = plane;
        // Before whoever is told only that the plane is another one: a place of the last map may not be on this one.
        plane.subscribe(() -> plane.get().ifPresent(map -> place.set(
                new Place(present(map.across()), present(map.up())))));
    }

    /** The place where the cross-hair stands. */
    ReadOnlyObjectProperty<Place> placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** Points at a place, or the nearest one that there is. */
    void point(int across, int up) {
        plane.get().ifPresent(map -> place.set(new Place(
                Math.clamp(across, 0, map.across().values().size() - 1),
                Math.clamp(up, 0, map.up().values().size() - 1))));
    }

    /** Points so many places further. */
    void move(int across, int up) {
        Place now = place.get();
        point(now.across + across, now.up + up);
    }

    /**
     * The values and the scenario where the cross-hair stands, at the roundest values of that place; empty while there
     * is no map.
     */
    Optional<Spot> spot() {
        return plane.get().map(map -> {
            double across = at(map.across(), place.get().across);
            double up = at(map.up(), place.get().up);
            return new Spot(across, up, Evaluation.of(
                    map.scenario().with(map.across().assumption(), across).with(map.up().assumption(), up)));
        });
    }

    /** The present value where it is at that place, else the roundest one. */
    private double at(SweepRange stretch, int index) {
        double present = tab.scenario().ownValue(stretch.assumption());
        boolean here = stretch.low() <= present && present <= stretch.high() && present(stretch) == index;
        return here ? present : roundest(stretch, index);
    }

    /** The place of a stretch that is nearest to the present value. */
    private int present(SweepRange stretch) {
        return nearest(stretch.values(), tab.scenario().ownValue(stretch.assumption()));
    }

    private static int nearest(Column values, double value) {
        int best = 0;
        for (int i = 1; i < values.size(); i++) {
            best = Math.abs(values.at(i) - value) < Math.abs(values.at(best) - value) ? i : best;
        }
        return best;
    }

    /** The value with fewest digits that no other place of a stretch is nearer to, in the assumption's own unit. */
    static double roundest(SweepRange stretch, int index) {
        Column values = stretch.values();
        double exact = values.at(index);
        for (int digits = 2; digits < MOST_DIGITS; digits++) {
            double round = Digits.rounded(exact, digits, RoundingMode.HALF_UP);
            if (stretch.assumption().range().allows(round) && nearest(values, round) == index) {
                return round;
            }
        }
        return exact;
    }

    /** Sets both assumptions to where it stands, in one step. */
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

    /** A sentence or two about the place where the cross-hair stands; empty while there is no map. */
    String words() {
        return plane.get().flatMap(map -> spot().map(spot -> words(map, spot))).orElse("");
    }

    private static String words(Plane map, Spot spot) {
        Evaluation evaluation = spot.evaluation;
        String failing =
                evaluation.failures().stream().map(result -> result.check().label()).collect(Collectors.joining(", "));
        return "%s · %s → %s %s.  %s".formatted(print(map.across().assumption(), spot.across),
                print(map.up().assumption(), spot.up), map.estimate().label(),
                evaluation.figure(map.estimate()).map(Object::toString)
                        .orElseGet(() -> evaluation.reason(map.estimate()).orElse("no value")),
                failing.isEmpty() ? "✓ All checks pass." : "× Fails: " + failing + ".");
    }

    private static String print(Assumption assumption, double value) {
        return assumption.label() + " " + assumption.print(assumption.unit().toBase(value));
    }
}
