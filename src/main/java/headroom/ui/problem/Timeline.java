package headroom.ui.problem;

import headroom.model.Difference;
import headroom.model.History;
import headroom.model.Scenario;
import java.util.Optional;
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

    private final ReadOnlyObjectWrapper<Scenario> scenario;
    private final ReadOnlyObjectWrapper<History> history;
    private final ReadOnlyBooleanWrapper held = new ReadOnlyBooleanWrapper();
    private Optional<Scenario> gestureStart = Optional.empty();

    /** A scenario without a past. */
    Timeline(Scenario start) {
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

    /** Whether a gesture is under way. */
    ReadOnlyBooleanProperty heldProperty() {
        return held.getReadOnlyProperty();
    }

    /** Goes on with a scenario, in a step named by what changes, or within the step of the gesture. */
    void change(Scenario next) {
        History now = history.get();
        Difference difference = Difference.between(gestureStart.orElse(scenario.get()), next);
        boolean recorded = gestureStart.filter(start -> !start.equals(scenario.get())).isPresent();
        if (recorded) {
            move(difference.isEmpty() ? now.withoutPresent() : now.amended(difference.summary(), next));
        } else if (!difference.isEmpty()) {
            move(now.then(difference.summary(), next));
        }
    }

    /** Goes on with a scenario, in a step of that name, unless it is the present one. */
    void show(String step, Scenario next) {
        if (!next.equals(scenario.get())) {
            move(history.get().then(step, next));
        }
    }

    /** Goes on with a scenario and its file, even if it is the present one; the file may be empty for none. */
    void open(String step, String file, Scenario next) {
        move(history.get().then(new History.Entry(step, next, file)));
    }

    /** Says which file the present scenario is in; that is no step. */
    void savedIn(String file) {
        history.set(history.get().movedTo(file));
    }

    /** Begins or ends a gesture. */
    void hold(boolean begins) {
        gestureStart = begins ? Optional.of(gestureStart.orElse(scenario.get())) : Optional.empty();
        held.set(begins);
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
