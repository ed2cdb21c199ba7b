package headroom.ui.session;

import headroom.files.Session;
import headroom.model.expression.Quantity;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Appearance;
import headroom.ui.theme.TextSize;
import headroom.ui.workbench.WorkbenchModel;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.property.Property;
import org.jspecify.annotations.Nullable;

/** What of the window's model belongs to the session: taken from it, put back, and watched. */
final class WorkbenchSession {

    private static final String THEME = "theme";
    private static final String TEXT_SIZE = "textSize";

    private final WorkbenchModel model;

    WorkbenchSession(WorkbenchModel model) {
        this.model = model;
    }

    /** The session as it is at this moment. */
    Session take() {
        return new Session(model.tabs().stream().map(this::take).toList(), model.openProperty().get().problem().id(),
                Map.of(THEME, model.looks().appearanceProperty().get().name(),
                        TEXT_SIZE, model.looks().textSizeProperty().get().name()),
                model.boundsProperty().get(),
                List.copyOf(model.recentFiles().list()), model.exportsProperty().get());
    }

    private Session.Tab take(ProblemModel tab) {
        return new Session.Tab(tab.historyProperty().get(),
                tab.baselineProperty().get().map(evaluation -> evaluation.scenario()),
                tab.explainedProperty().get().id(), model.document(tab).contents(),
                tab.locksProperty().get(), tab.storyProperty().get(), tab.enquiry().take(), tab.panelsProperty().get());
    }

    /** Puts a session back; what it does not know stays as it is. */
    void restore(Session session) {
        session.tabs().forEach(this::restore);
        model.tabs().stream().filter(tab -> tab.problem().id().equals(session.open()))
                .forEach(model.openProperty()::set);
        restore(model.looks().appearanceProperty(), Appearance.values(), session.looks().get(THEME));
        restore(model.looks().textSizeProperty(), TextSize.values(), session.looks().get(TEXT_SIZE));
        model.boundsProperty().set(session.window());
        model.recentFiles().restore(session.recent());
        model.exportsProperty().set(session.exports());
    }

    private static <T extends Enum<T>> void restore(Property<T> look, T[] all, @Nullable String saved) {
        Stream.of(all).filter(one -> one.name().equals(saved)).forEach(look::setValue);
    }

    private void restore(Session.Tab saved) {
        ProblemModel tab = model.tab(saved.problem().id());
        Quantity asked = Stream.of(tab.problem().estimates(), tab.problem().steps(), tab.problem().assumptions())
                .flatMap(List::stream).map(Quantity.class::cast)
                .filter(quantity -> quantity.id().equals(saved.explained())).findFirst()
                .orElse(tab.explainedProperty().get());
        tab.restore(saved.history(), saved.baseline(), asked);
        tab.lock(saved.locks());
        tab.tell(saved.story());
        tab.enquiry().restore(saved.enquiry());
        tab.panelsProperty().set(saved.panels());
        model.document(tab).restore(saved.files());
    }

    /** Calls whenever something of the session changes. */
    void whenChanged(Runnable changed) {
        InvalidationListener listener = _ -> changed.run();
        Stream.of(model.openProperty(), model.looks().appearanceProperty(),
                model.looks().textSizeProperty(), model.boundsProperty(), model.recentFiles().list(),
                model.exportsProperty())
                .forEach(observable -> observable.addListener(listener));
        for (ProblemModel tab : model.tabs()) {
            Stream.<Observable>of(tab.historyProperty(), tab.baselineProperty(), tab.explainedProperty(),
                    tab.locksProperty(), tab.storyProperty(), tab.panelsProperty(),
                    model.document(tab).standingProperty()).forEach(observable -> observable.addListener(listener));
            tab.enquiry().parts().forEach(observable -> observable.addListener(listener));
        }
    }
}
