package headroom.ui.tab;

import headroom.model.Diagram.Step;
import headroom.model.Evaluation;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The reader's place on a request's path through the architecture, if the reader is on it. */
public final class RequestPath {

    private final ProblemModel model;
    private final ReadOnlyObjectWrapper<Optional<Step>> step = new ReadOnlyObjectWrapper<>(Optional.empty());

    RequestPath(ProblemModel model) {
        this.model = model;
        model.evaluationProperty().subscribe(this::stayOnPath);
    }

    /** The step that shows; empty while none does. */
    public ReadOnlyObjectProperty<Optional<Step>> stepProperty() {
        return step.getReadOnlyProperty();
    }

    /** All steps, as the scenario's choices have them. */
    public List<Step> steps() {
        return model.problem().diagram().path(model.evaluation());
    }

    /** The place of the step that shows, from 1 on; 0 while none does. */
    public int place() {
        return step.get().map(shown -> steps().indexOf(shown) + 1).orElse(0);
    }

    /** Goes on by a step, at first to the first one; the last one stays. */
    public void forward() {
        show(Math.min(place() + 1, steps().size()));
    }

    /** Goes back by a step, from the first one off the path. */
    public void back() {
        show(Math.max(place() - 1, 0));
    }

    /** Leaves the path. */
    public void leave() {
        show(0);
    }

    /** Goes on at a place, as far as there is one; 0 for none. */
    public void resume(int place) {
        show(Math.min(place, steps().size()));
    }

    private void show(int place) {
        step.set(place == 0 ? Optional.empty() : Optional.of(steps().get(place - 1)));
    }

    /** A choice may take the step away; then the last one before it that is left shows. */
    private void stayOnPath(Evaluation evaluation) {
        List<Step> all = model.problem().diagram().path();
        List<Step> left = model.problem().diagram().path(evaluation);
        step.set(step.get().flatMap(shown -> all.subList(0, all.indexOf(shown) + 1).reversed().stream()
                .filter(left::contains).findFirst()));
    }
}
