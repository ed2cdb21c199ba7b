package headroom.ui.window;

import headroom.files.DamagedProblemException;
import headroom.files.problem.Preset;
import headroom.files.problems.KnownProblem;
import headroom.files.problems.ProblemLibrary;
import headroom.files.session.Session;
import headroom.model.Scenario;
import headroom.text.BidiMarks;
import headroom.ui.story.PresentationModel;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.document.Document;
import headroom.ui.tab.document.RecentFiles;
import headroom.ui.tab.source.SourceFile;
import headroom.ui.theme.WindowTheme;
import java.time.Clock;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The model of the window: the tabs and their files, which of them is open, how it looks, and the last message. */
public final class WorkbenchModel {

    private final ObservableList<WindowTab> tabs = FXCollections.observableArrayList();
    private final ObservableList<WindowTab> shown = FXCollections.unmodifiableObservableList(tabs);
    private final ReadOnlyObjectWrapper<WindowTab> front;
    private final ObjectProperty<ProblemModel> open;
    private final ProblemLibrary library;
    private final ReadOnlyObjectWrapper<Optional<Renewal>> renewal = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final WindowTheme looks;
    private final Clock clock;
    private final LongSupplier nanos;
    private final ReadOnlyObjectWrapper<Optional<PresentationModel>> presentation =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<Document> documents = FXCollections.observableArrayList();
    private final ObservableList<Document> documentsShown = FXCollections.unmodifiableObservableList(documents);
    private final RecentFiles recent = new RecentFiles();
    private final RecentFiles recentProblems = new RecentFiles();
    private final ObjectProperty<Optional<Session.Bounds>> bounds = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Map<String, String>> exports = new SimpleObjectProperty<>(Map.of());
    private final ReadOnlyStringWrapper saved = new ReadOnlyStringWrapper("");
    private String trouble = "";
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");

    /** A problem that was read anew, and what a tab showed of it until then. */
    public record Renewal(ProblemModel before, ProblemModel next) {}

    private WorkbenchModel(ProblemLibrary library, String first, WindowTheme looks, Clock clock, LongSupplier nanos) {
        this.library = library;
        this.looks = looks;
        this.clock = clock;
        this.nanos = nanos;
        library.headings().forEach(heading -> tabs.add(WindowTab.of(heading)));
        WindowTab opened = tabs.stream().filter(tab -> tab.id().equals(first)).findFirst().orElse(tabs.getFirst());
        tabs.stream().filter(tab -> tab.equals(opened) || library.isRead(tab.id())).forEach(this::read);
        this.front = new ReadOnlyObjectWrapper<>(opened);
        this.open = new SimpleObjectProperty<>(first(opened)) {
            @Override
            public void set(ProblemModel tab) {
                super.set(tab);
                // Also where it was the open one, behind a file that only has mistakes.
                tabs.stream().filter(one -> one.shows(tab)).findFirst().ifPresent(front::set);
            }
        };
        open.subscribe((_, _) -> presentation.get().ifPresent(_ -> present()));
    }

    /**
     * A window with a tab for each problem, which starts as its first preset has it, the reference design. Problems that have
     * not been read yet go on waiting, but for the one in front, which is the first that has been.
     */
    public static WorkbenchModel of(ProblemLibrary library, WindowTheme looks, Clock clock) {
        return of(library, looks, clock, System::nanoTime);
    }

    /**
     * The same window.
     *
     * @param nanos the time that passes, in nanoseconds
     */
    public static WorkbenchModel of(ProblemLibrary library, WindowTheme looks, Clock clock, LongSupplier nanos) {
        return new WorkbenchModel(library, library.ids().stream().filter(library::isRead).findFirst().orElse(""), looks,
                clock, nanos);
    }

    /** The problem of a tab, or else, where that is damaged, the first that can be shown. */
    private ProblemModel first(WindowTab opened) {
        return opened.model().or(() -> tabs.stream().flatMap(tab -> {
            read(tab);
            return tab.model().stream();
        }).findFirst()).orElseThrow(() -> new DamagedProblemException(opened.damageProperty().get()));
    }

    /**
     * Fills the tab of a problem that comes with the program, if it still waits; where the problem has not been read, this
     * takes a moment.
     */
    public void read(WindowTab tab) {
        if (tab.isWaiting()) {
            reading(tab).run();
        }
    }

    /** Reads the problem of a tab, on whatever thread, and gives what then fills the tab, or says in it what is damaged. */
    Runnable reading(WindowTab tab) {
        try {
            ProblemModel start = start(library.byId(tab.id()).orElseThrow());
            return () -> fill(tab, start);
        } catch (DamagedProblemException damaged) {
            return () -> tab.damaged(damaged.sentence());
        }
    }

    /** A new model of a problem's tab, as it starts; made on whatever thread. */
    ProblemModel start(KnownProblem known) {
        List<Scenario> presets = known.presets().stream().map(Preset::scenario).toList();
        return new ProblemModel(known.problem(), presets, known.start(), clock, nanos);
    }

    /** Fills a tab, unless it was needed earlier. */
    private void fill(WindowTab tab, ProblemModel model) {
        if (!tab.isWaiting()) {
            return;
        }
        int before = (int) tabs.subList(0, tabs.indexOf(tab)).stream().filter(one -> one.model().isPresent()).count();
        documents.add(before, new Document(model));
        tab.show(model);
    }

    /** The tab of a problem. */
    public ProblemModel tab(String problemId) {
        WindowTab found = tabs.stream().filter(tab -> tab.id().equals(problemId)
                && (tab.isWaiting() || tab.model().isPresent())).findFirst().orElseThrow();
        read(found);
        return found.model().orElseThrow();
    }

    /** The problems that tabs show so far, in the order of the tabs. */
    public List<ProblemModel> tabs() {
        return tabs.stream().flatMap(tab -> tab.model().stream()).toList();
    }

    /** All tabs, those included that show nothing but the mistakes of a file; more come and some go. */
    public ObservableList<WindowTab> windowTabs() {
        return shown;
    }

    /** The tab in front. */
    public ReadOnlyObjectProperty<WindowTab> frontProperty() {
        return front.getReadOnlyProperty();
    }

    /** True when the tab in front shows a problem, and not only the mistakes of a file. */
    public boolean isLive() {
        return front.get().model().isPresent();
    }

    /** Brings a tab to the front. */
    public void show(WindowTab tab) {
        read(tab);
        tab.model().ifPresentOrElse(open::set, () -> {
            leavePresentation();
            front.set(tab);
        });
    }

    /** The problem in front, or the last one that was. */
    public ObjectProperty<ProblemModel> openProperty() {
        return open;
    }

    /** Opens the tab so many places further on, beyond the last one the first again. */
    public void openBeside(int places) {
        show(tabs.get(Math.floorMod(tabs.indexOf(front.get()) + places, tabs.size())));
    }

    /** Adds a tab for a problem file, of which nothing can be shown yet. */
    public WindowTab add(SourceFile file) {
        WindowTab tab = WindowTab.of(file);
        tabs.add(tab);
        return tab;
    }

    /**
     * Shows a problem in a tab, instead of what it showed.
     *
     * @param contents what the scenario files that its history names are known to hold
     */
    public void renew(WindowTab tab, ProblemModel next, Map<String, Scenario> contents) {
        Optional<ProblemModel> before = tab.model();
        boolean inFront = front.get().equals(tab);
        boolean opened = before.filter(open.get()::equals).isPresent();
        Document document = new Document(next);
        document.restore(contents);
        documents.add(document);
        before.ifPresent(old -> renewal.set(Optional.of(new Renewal(old, next))));
        renewal.set(Optional.empty());
        tab.show(next);
        if (inFront || opened) {
            open.set(next);
        }
        before.ifPresent(old -> documents.removeIf(one -> one.tab().equals(old)));
    }

    /** The last problem that was read anew, told just before its tab shows it, and forgotten at once. */
    public ReadOnlyObjectProperty<Optional<Renewal>> renewalProperty() {
        return renewal.getReadOnlyProperty();
    }

    /** Closes the tab of a problem file; the one before it comes to the front instead. */
    public void close(WindowTab tab) {
        int place = tabs.indexOf(tab);
        if (place < 0 || tab.source().isEmpty()) {
            return;
        }
        WindowTab stays = front.get().equals(tab) ? tabs.get(place - 1) : front.get();
        boolean opened = tab.model().filter(open.get()::equals).isPresent();
        List<ProblemModel> before = tabs.subList(0, place).stream().flatMap(one -> one.model().stream()).toList();
        tabs.remove(tab);
        if (opened) {
            open.set(before.getLast());
        }
        show(stays);
        tab.model().ifPresent(old -> documents.removeIf(one -> one.tab().equals(old)));
    }

    /** The looks of the window: its theme and the size of its text. */
    public WindowTheme looks() {
        return looks;
    }

    /** The presentation that is on; empty for none. */
    public ReadOnlyObjectProperty<Optional<PresentationModel>> presentationProperty() {
        return presentation.getReadOnlyProperty();
    }

    /** Presents the open tab. */
    public void present() {
        if (!isLive()) {
            return;
        }
        leavePresentation();
        presentation.set(Optional.of(new PresentationModel(open.get())));
    }

    /** Goes back from a presentation, if one is on, to the window as it was. */
    public void leavePresentation() {
        presentation.get().ifPresent(PresentationModel::end);
        presentation.set(Optional.empty());
    }

    /** The scenario files of the tabs; more come and some go. */
    public ObservableList<Document> documents() {
        return documentsShown;
    }

    /** The scenario file of a tab. */
    public Document document(ProblemModel tab) {
        return documents.stream().filter(document -> document.tab().equals(tab)).findFirst().orElseThrow();
    }

    /** The scenario files last used. */
    public RecentFiles recentFiles() {
        return recent;
    }

    /** The problem files last opened or made. */
    public RecentFiles recentProblems() {
        return recentProblems;
    }

    /** The bounds of the window on the screen; empty until it was shown. */
    public ObjectProperty<Optional<Session.Bounds>> boundsProperty() {
        return bounds;
    }

    /** Settings of the last export, by name; none until there was one. */
    public ObjectProperty<Map<String, String>> exportsProperty() {
        return exports;
    }

    /** The time at which the session was last saved, as the status line says it; empty until it was. */
    public ReadOnlyStringProperty savedProperty() {
        return saved.getReadOnlyProperty();
    }

    /** The session was saved. */
    public void saved(LocalTime time) {
        if (!trouble.isEmpty() && message.get().equals(BidiMarks.without(trouble))) {
            message.set("");
        }
        trouble = "";
        saved.set("session saved " + time.truncatedTo(ChronoUnit.SECONDS).format(DateTimeFormatter.ISO_LOCAL_TIME));
    }

    /** The session could not be saved, which is told until it is. */
    public void notSaved(String sentence) {
        saved.set("session not saved");
        trouble = "The session is not saved: " + sentence;
        say(trouble);
    }

    /** The message of the status line about the last thing done; empty when there is none. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /** Says something in the status line. */
    public void say(String sentence) {
        // The same sentence is said again where something else took its place on the line.
        message.set("");
        message.set(BidiMarks.without(sentence));
    }
}
