package headroom.ui.window;

import headroom.files.session.Session;
import headroom.formula.Quantity;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import java.util.stream.Stream;

/** All of a tab that is worth keeping: taken from its model, and put into another one. */
public final class TabState {

    private TabState() {}

    /** The state of a tab at this moment. */
    public static Session.Tab take(ProblemModel tab, WorkbenchModel model) {
        return new Session.Tab(tab.historyProperty().get(),
                tab.baselineProperty().get().map(evaluation -> evaluation.scenario()),
                tab.explainedProperty().get().id(), model.document(tab).contents(),
                tab.locksProperty().get(), tab.storyProperty().get(), tab.enquiry().take(), tab.panelsProperty().get());
    }

    /** Puts a state into a tab, without what is known of its scenario files. */
    public static void put(Session.Tab saved, ProblemModel tab) {
        Quantity asked = Stream.of(tab.problem().estimates(), tab.problem().steps(), tab.problem().assumptions())
                .flatMap(List::stream).map(Quantity.class::cast)
                .filter(quantity -> quantity.id().equals(saved.explained())).findFirst()
                .orElse(tab.explainedProperty().get());
        tab.restore(saved.history(), saved.baseline(), asked);
        tab.lock(saved.locks());
        tab.tell(saved.story());
        tab.enquiry().restore(saved.enquiry());
        tab.panelsProperty().set(saved.panels());
    }
}
