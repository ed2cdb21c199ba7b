package headroom.ui.session;

import headroom.files.session.Session;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.source.SourceFile;
import headroom.ui.theme.TextSize;
import headroom.ui.theme.ThemeChoice;
import headroom.ui.window.TabState;
import headroom.ui.window.WindowTab;
import headroom.ui.window.WorkbenchModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.property.Property;
import javafx.collections.ListChangeListener;
import org.jspecify.annotations.Nullable;

/** The parts of the window's model that belong to the session: taken from it, put back, and watched. */
final class WorkbenchSession {

    private static final String THEME = "theme";
    private static final String TEXT_SIZE = "textSize";

    private final WorkbenchModel model;
    private final Function<Session.Waiting, Optional<Session.Tab>> reader;
    private final Map<String, Session.Waiting> waiting = new LinkedHashMap<>();

    /**
     * The session of a window.
     *
     * @param reader reads tabs once their problems are read
     */
    WorkbenchSession(WorkbenchModel model, Function<Session.Waiting, Optional<Session.Tab>> reader) {
        this.model = model;
        this.reader = reader;
    }

    /** The session as it is at this moment; a tab whose saved state is not back yet is in it as that state. */
    Session take() {
        return new Session(
                model.windowTabs().stream().filter(tab -> tab.source().isEmpty() && !waiting.containsKey(tab.id()))
                        .flatMap(tab -> tab.model().stream())
                        .map(tab -> TabState.take(tab, model)).toList(),
                name(model.frontProperty().get()),
                Map.of(THEME, model.looks().appearanceProperty().get().name(),
                        TEXT_SIZE, model.looks().textSizeProperty().get().name()),
                model.boundsProperty().get(),
                List.copyOf(model.recentFiles().list()), model.exportsProperty().get(),
                model.windowTabs().stream().flatMap(tab -> tab.source().map(source -> take(tab, source)).stream())
                        .toList(),
                List.copyOf(model.recentProblems().list()), List.copyOf(waiting.values()));
    }

    private Session.Opened take(WindowTab tab, SourceFile source) {
        return new Session.Opened(source.path(), tab.model().map(shown -> TabState.take(shown, model)),
                source.kept().orElse(""));
    }

    private static String name(WindowTab tab) {
        return tab.source().map(source -> source.path().toString()).orElseGet(tab::id);
    }

    /** Puts a session back; what it does not know stays as it is. */
    void restore(Session session) {
        session.waiting().forEach(tab -> waiting.put(tab.problem(), tab));
        session.tabs().forEach(this::restore);
        // They are read, and their state comes back, when the window is there.
        session.opened().forEach(opened -> model.add(new SourceFile(opened.file(),
                Optional.of(opened.kept()).filter(kept -> !kept.isEmpty()))));
        model.windowTabs().stream().filter(tab -> name(tab).equals(session.open())).findFirst()
                .ifPresent(model::show);
        restore(model.looks().appearanceProperty(), ThemeChoice.values(), session.looks().get(THEME));
        restore(model.looks().textSizeProperty(), TextSize.values(), session.looks().get(TEXT_SIZE));
        model.boundsProperty().set(session.window());
        model.recentFiles().restore(session.recent());
        model.recentProblems().restore(session.recentProblems());
        model.exportsProperty().set(session.exports());
    }

    private static <T extends Enum<T>> void restore(Property<T> look, T[] all, @Nullable String saved) {
        Stream.of(all).filter(one -> one.name().equals(saved)).forEach(look::setValue);
    }

    private void restore(Session.Tab saved) {
        ProblemModel tab = model.tab(saved.problem().id());
        TabState.put(saved, tab);
        model.document(tab).restore(saved.files());
    }

    /** Calls whenever something of the session changes. */
    void whenChanged(Runnable changed) {
        InvalidationListener listener = _ -> changed.run();
        Stream.of(model.openProperty(), model.frontProperty(), model.looks().appearanceProperty(),
                model.looks().textSizeProperty(), model.boundsProperty(), model.recentFiles().list(),
                model.recentProblems().list(), model.windowTabs(), model.exportsProperty())
                .forEach(observable -> observable.addListener(listener));
        model.windowTabs().forEach(tab -> follow(tab, listener));
        model.windowTabs().addListener((ListChangeListener<WindowTab>) change -> {
            while (change.next()) {
                change.getAddedSubList().forEach(tab -> follow(tab, listener));
            }
        });
    }

    /** Also what the tab shows after its file was saved. */
    private void follow(WindowTab window, InvalidationListener listener) {
        window.modelProperty().subscribe(shown -> shown.ifPresent(tab -> {
            if (window.source().isEmpty()) {
                Optional.ofNullable(waiting.remove(window.id())).flatMap(reader).ifPresent(this::restore);
            }
            Stream.<Observable>of(tab.historyProperty(), tab.baselineProperty(), tab.explainedProperty(),
                    tab.locksProperty(), tab.storyProperty(), tab.panelsProperty(),
                    model.document(tab).standingProperty()).forEach(observable -> observable.addListener(listener));
            tab.enquiry().parts().forEach(observable -> observable.addListener(listener));
            listener.invalidated(tab.historyProperty());
        }));
    }
}
