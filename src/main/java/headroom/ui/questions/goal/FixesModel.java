package headroom.ui.questions.goal;

import headroom.formula.Assumption;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.ui.background.JavaFxThread;
import headroom.ui.background.LatestAnswer;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.seek.Fix;
import headroom.whatif.seek.Fixes;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;

/**
 * The fixes for a failed check of a tab. The search runs in steps, one assumption a step, so that results come in as
 * they are found and other work of the same thread gets its turn between them.
 */
final class FixesModel {

    private final ProblemModel tab;
    private final Check check;
    private final LatestAnswer<Step, List<Fix>> search;
    private final ObservableList<Fix> found = FXCollections.observableArrayList();
    private final ReadOnlyIntegerWrapper done = new ReadOnlyIntegerWrapper();
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
    private final Subscription follows;
    private Fixes fixes;
    private List<Assumption> movable;

    /** A part of a search: by options first, then by each assumption. */
    private record Step(Fixes fixes, List<Assumption> movable, int number) {}

    FixesModel(ProblemModel tab, Check check, Executor background) {
        this.tab = tab;
        this.check = check;
        this.fixes = fixes();
        this.movable = fixes.movable();
        this.search = new LatestAnswer<>(background, new JavaFxThread(),
                (step, cancelled) -> step.number() == 0 ? step.fixes().byOptions()
                        : step.fixes().by(step.movable().get(step.number() - 1), cancelled),
                this::take, failure::set);
        this.follows = tab.scenarioProperty().subscribe((_, _) -> search());
    }

    ProblemModel tab() {
        return tab;
    }

    Check check() {
        return check;
    }

    /** The fixes so far, in the order in which they were found. */
    ObservableList<Fix> found() {
        return found;
    }

    /** The number of parts of the search that are done, from 0 to {@link #parts}. */
    ReadOnlyIntegerProperty doneProperty() {
        return done.getReadOnlyProperty();
    }

    /** The reason why the search goes no further, without a full stop; empty while nothing has failed. */
    ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** The number of parts that the search has. */
    int parts() {
        return movable.size() + 1;
    }

    /** The number of assumptions that are kept out of the search. */
    int kept() {
        return tab.enquiry().keptProperty().get().size();
    }

    /** Starts the search, or starts it anew for a scenario that has changed. */
    void search() {
        found.clear();
        fixes = fixes();
        movable = fixes.movable();
        done.set(0);
        failure.set("");
        search.ask(new Step(fixes, movable, 0));
    }

    /** Makes the change of a fix, as one step. */
    void apply(Fix fix) {
        tab.show(fix.text(), fix.scenario());
    }

    /** Ends the search. */
    void close() {
        follows.unsubscribe();
        search.cancel();
    }

    private Fixes fixes() {
        return new Fixes(Evaluation.of(tab.scenario()), check, tab.enquiry().keptProperty().get());
    }

    private void take(List<Fix> more) {
        found.addAll(more);
        done.set(done.get() + 1);
        if (done.get() < parts()) {
            search.ask(new Step(fixes, movable, done.get()));
        }
    }
}
