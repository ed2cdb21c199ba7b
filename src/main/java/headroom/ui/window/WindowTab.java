package headroom.ui.window;

import headroom.files.problems.ProblemHeading;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.source.SourceFile;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/**
 * A tab of the window: a problem, which is another one after its file was saved, or, as long as the file never was without
 * mistakes, the file alone. A problem that comes with the program waits to be read until its tab is first wanted.
 */
public final class WindowTab {

    private final ReadOnlyObjectWrapper<Optional<ProblemModel>> model = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper damage = new ReadOnlyStringWrapper("");
    private final Optional<ProblemHeading> heading;
    private final Optional<SourceFile> source;

    private WindowTab(Optional<ProblemHeading> heading, Optional<SourceFile> source) {
        this.heading = heading;
        this.source = source;
    }

    /** The tab of a problem that comes with the program, of which nothing is read yet. */
    static WindowTab of(ProblemHeading bundled) {
        return new WindowTab(Optional.of(bundled), Optional.empty());
    }

    /** The tab of a problem file, of which nothing can be shown yet. */
    static WindowTab of(SourceFile file) {
        return new WindowTab(Optional.empty(), Optional.of(file));
    }

    /** True while the tab's problem comes with the program and has yet to be read. */
    boolean isWaiting() {
        return heading.isPresent() && model.get().isEmpty() && damage.get().isEmpty();
    }

    /** The reason why a problem that comes with the program cannot be shown; empty while there is none. */
    public ReadOnlyStringProperty damageProperty() {
        return damage.getReadOnlyProperty();
    }

    void damaged(String sentence) {
        damage.set(sentence);
    }

    /** The problem that it shows, if any yet. */
    public ReadOnlyObjectProperty<Optional<ProblemModel>> modelProperty() {
        return model.getReadOnlyProperty();
    }

    /** The problem that it shows, if any yet. */
    public Optional<ProblemModel> model() {
        return model.get();
    }

    /** The problem file that it is opened from; empty for problems that come with the program. */
    public Optional<SourceFile> source() {
        return source;
    }

    /** True when the tab shows this problem. */
    boolean shows(ProblemModel tab) {
        return model.get().filter(tab::equals).isPresent();
    }

    void show(ProblemModel next) {
        model.set(Optional.of(next));
    }

    /** The words on it. */
    public String title() {
        return model.get().map(tab -> tab.problem().title()).or(() -> heading.map(ProblemHeading::tab))
                .orElseGet(() -> source.map(SourceFile::name).orElse(""));
    }

    /** The tab in a few words more. */
    public String description() {
        String problem = model.get().map(tab -> tab.problem().name()).or(() -> heading.map(ProblemHeading::title))
                .orElse("");
        String file = source.map(opened -> opened.path().toString()).orElse("");
        return problem.isEmpty() || file.isEmpty() ? problem + file : problem + "\n" + file;
    }

    /** A name for what stands for it on the screen. */
    public String id() {
        return model.get().map(tab -> tab.problem().id()).or(() -> heading.map(ProblemHeading::id))
                .orElseGet(() -> source.map(SourceFile::name).orElse(""));
    }
}
