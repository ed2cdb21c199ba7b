package headroom.ui.workbench;

import headroom.files.KnownProblem;
import headroom.files.Preset;
import headroom.files.ProblemLibrary;
import headroom.files.Session;
import headroom.model.BidiMarks;
import headroom.model.Scenario;
import headroom.ui.document.Document;
import headroom.ui.document.RecentFiles;
import headroom.ui.presentation.PresentationModel;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Looks;
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

/** What the window shows: the tabs and their files, which of them is open, how it looks, and the last message. */
public final class WorkbenchModel {

    private final List<ProblemModel> tabs;
    private final ObjectProperty<ProblemModel> open;
    private final Looks looks;
    private final ReadOnlyObjectWrapper<Optional<PresentationModel>> presentation =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final List<Document> documents;
    private final RecentFiles recent = new RecentFiles();
    private final ObjectProperty<Optional<Session.Bounds>> bounds = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Map<String, String>> exports = new SimpleObjectProperty<>(Map.of());
    private final ReadOnlyStringWrapper saved = new ReadOnlyStringWrapper("");
    private String trouble = "";
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");

    /** A window with these tabs, the first of them open. */
    public WorkbenchModel(List<ProblemModel> tabs, Looks looks) {
        this.tabs = List.copyOf(tabs);
        this.open = new SimpleObjectProperty<>(tabs.getFirst());
        this.looks = looks;
        this.documents = this.tabs.stream().map(Document::new).toList();
        open.subscribe((_, _) -> presentation.get().ifPresent(_ -> present()));
    }

    /** A window with a tab for each problem, which starts as its first preset has it, the reference design. */
    public static WorkbenchModel of(ProblemLibrary library, Looks looks) {
        return of(library, looks, System::nanoTime);
    }

    /**
     * The same window.
     *
     * @param nanos the time that passes, in nanoseconds
     */
    public static WorkbenchModel of(ProblemLibrary library, Looks looks, LongSupplier nanos) {
        return new WorkbenchModel(library.all().stream().map(known -> tab(known, nanos)).toList(), looks);
    }

    private static ProblemModel tab(KnownProblem known, LongSupplier nanos) {
        List<Scenario> scenarios = known.presets().stream().map(Preset::scenario).toList();
        return new ProblemModel(known.problem(), scenarios, known.start(), nanos);
    }

    /** The tab of a problem. */
    public ProblemModel tab(String problemId) {
        return tabs.stream().filter(tab -> tab.problem().id().equals(problemId)).findFirst().orElseThrow();
    }

    /** The tabs, in their order. */
    public List<ProblemModel> tabs() {
        return tabs;
    }

    /** The tab that is open. */
    public ObjectProperty<ProblemModel> openProperty() {
        return open;
    }

    /** Opens the tab so many places further on, beyond the last one the first again. */
    public void openBeside(int places) {
        open.set(tabs.get(Math.floorMod(tabs.indexOf(open.get()) + places, tabs.size())));
    }

    /** How the window looks. */
    public Looks looks() {
        return looks;
    }

    /** The presentation that is on; empty for none. */
    public ReadOnlyObjectProperty<Optional<PresentationModel>> presentationProperty() {
        return presentation.getReadOnlyProperty();
    }

    /** Presents the open tab. */
    public void present() {
        leavePresentation();
        presentation.set(Optional.of(new PresentationModel(open.get())));
    }

    /** Goes back from a presentation, if one is on, to the window as it was. */
    public void leavePresentation() {
        presentation.get().ifPresent(PresentationModel::end);
        presentation.set(Optional.empty());
    }

    /** The scenario files of the tabs, in their order. */
    public List<Document> documents() {
        return documents;
    }

    /** The scenario file of a tab. */
    public Document document(ProblemModel tab) {
        return documents.get(tabs.indexOf(tab));
    }

    /** The scenario files last used. */
    public RecentFiles recentFiles() {
        return recent;
    }

    /** Where the window stands; empty until it was shown. */
    public ObjectProperty<Optional<Session.Bounds>> boundsProperty() {
        return bounds;
    }

    /** Settings of the last export, by name; none until there was one. */
    public ObjectProperty<Map<String, String>> exportsProperty() {
        return exports;
    }

    /** When the session was last saved, as the status line says it; empty until it was. */
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

    /** What the status line says about the last thing done. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /** Says something in the status line. */
    public void say(String sentence) {
        message.set(BidiMarks.without(sentence));
    }
}
