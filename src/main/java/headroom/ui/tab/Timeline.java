package headroom.ui.tab;

import headroom.model.Difference;
import headroom.model.History;
import headroom.model.Scenario;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * A tab's scenario and the steps that led to it. A gesture, such as dragging a slider, is one step however many changes it
 * makes, and none if it ends where it began.
 */
final class Timeline {

    /** Keys with no longer a pause between them are one gesture. */
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

    private final ReadOnlyObjectWrapper<Scenario> scenario;
    private final ReadOnlyObjectWrapper<History> history;
    private final ReadOnlyBooleanWrapper held = new ReadOnlyBooleanWrapper();
    private final LongSupplier nanos;
    private Optional<Under> gesture = Optional.empty();
    private Optional<Keyed> keyed = Optional.empty();

    /**
     * A gesture that is under way.
     *
     * @param before the steps at its beginning, those that had been undone included: where it ends there, they are back
     * @param now the steps that it has led to; whatever else moved them meanwhile, the gesture begins anew from there
     */
    private record Under(History before, History now) {}

    /**
     * A gesture by a key, which the next key on the same control may go on with.
     *
     * @param until when the key was let go
     */
    private record Keyed(Object control, long until, Optional<Under> gesture) {}

    /**
     * A scenario without a past.
     *
     * @param nanos the time that passes, in nanoseconds
     */
    Timeline(Scenario start, LongSupplier nanos) {
        this.nanos = nanos;
        this.scenario = new ReadOnlyObjectWrapper<>(start);
        this.history = new ReadOnlyObjectWrapper<>(History.of(start));
    }

    /** The present scenario. */
    ReadOnlyObjectProperty<Scenario> scenarioProperty() {
        return scenario.getReadOnlyProperty();
    }

    /** The steps. */
    ReadOnlyObjectProperty<History> historyProperty() {
        return history.getReadOnlyProperty();
    }

    /** True while a gesture, such as dragging a slider, is under way. */
    ReadOnlyBooleanProperty heldProperty() {
        return held.getReadOnlyProperty();
    }

    /** Goes on with a scenario, in a step named by what changes, or within the step of the gesture. */
    void change(Scenario next) {
        History present = history.get();
        History before = gesture.filter(under -> under.now.equals(present)).map(Under::before).orElse(present);
        Difference difference = Difference.between(before.present(), next);
        History after = difference.isEmpty() ? before : before.then(difference.summary(), next);
        gesture = gesture.map(_ -> new Under(before, after));
        if (!after.equals(present)) {
            move(after);
        }
    }

    /** Goes on with a scenario, in a step of that name, unless it is the present one. */
    void show(String step, Scenario next) {
        if (!next.equals(scenario.get())) {
            move(history.get().then(step, next));
        }
    }

    /** Goes on with a scenario and its file, which may be empty for none; that is no step where both are the present ones. */
    void open(String step, String file, Scenario next) {
        if (!next.equals(scenario.get()) || !file.equals(history.get().file())) {
            move(history.get().then(new History.Entry(step, next, file)));
        }
    }

    /** Says which file the present scenario is in; that is no step. */
    void savedIn(String file) {
        history.set(history.get().movedTo(file));
        gesture = gesture.map(under -> new Under(under.before.movedTo(file), history.get()));
    }

    /** Begins or ends a gesture. */
    void hold(boolean begins) {
        if (begins) {
            keyed = Optional.empty();
            begin();
        } else {
            keyed = keyed.map(key -> new Keyed(key.control, nanos.getAsLong(), gesture));
            gesture = Optional.empty();
            held.set(false);
        }
    }

    /** Begins a gesture by a key on a control, or goes on with the one before, if that was on it too and just now. */
    void press(Object control) {
        gesture = keyed.filter(key -> key.control.equals(control) && nanos.getAsLong() - key.until <= PAUSE)
                .flatMap(Keyed::gesture).or(() -> gesture);
        keyed = Optional.of(new Keyed(control, nanos.getAsLong(), Optional.empty()));
        begin();
    }

    private void begin() {
        gesture = Optional.of(gesture.orElseGet(() -> new Under(history.get(), history.get())));
        held.set(true);
    }

    void undo() {
        history.get().undone().ifPresent(this::move);
    }

    void redo() {
        history.get().redone().ifPresent(this::move);
    }

    void jump(int position) {
        move(history.get().at(position));
    }

    /** Goes on from the present of other steps. */
    void move(History next) {
        history.set(next);
        scenario.set(next.present());
        Platform.requestNextPulse();
    }
}
