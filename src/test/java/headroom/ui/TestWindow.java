package headroom.ui;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.model.Problem;
import headroom.problems.Problems;
import headroom.ui.background.Background;
import headroom.ui.export.Folders;
import headroom.ui.tab.document.FileChoice;
import headroom.ui.tab.source.FileWatch;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.Environment;
import headroom.ui.window.WorkbenchModel;
import headroom.ui.window.WorkbenchView;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** The real window in a test: it paints and saves at once, in the calling thread, and the test chooses folders. */
public final class TestWindow {

    private final ScenarioReader reader;
    private final WorkbenchModel model;
    private final WorkbenchView view;
    private final HeldClipboard clipboard = new HeldClipboard();
    private final Stage stage = new Stage();
    private final FileWatch watch = new FileWatch(Runnable::run);
    private final List<Path> edited = new ArrayList<>();
    private final List<Path> chosen = new ArrayList<>();
    private final Deque<Runnable> later = new ArrayDeque<>();
    private long nanos;

    /** A window; on the JavaFX thread. */
    public TestWindow(Theme theme, Folders folders, Path pictures, FileChoice chooser) {
        this(theme, folders, pictures, chooser, Optional.empty());
    }

    /** A window with threads of its own, as the program has them. */
    TestWindow(Folders folders, Path pictures, Environment.Threads threads) {
        this(Theme.LIGHT, folders, pictures, new FileChoice() {}, Optional.of(threads));
    }

    private TestWindow(Theme theme, Folders folders, Path pictures, FileChoice chooser,
            Optional<Environment.Threads> threads) {
        List<Problem> problems = Problems.all();
        ProblemLibrary library = ProblemFiles.bundled(problems);
        reader = new ScenarioReader(library);
        model = WorkbenchModel.of(library, WindowTheme.of(theme), Moment.NOON, () -> nanos);
        view = new WorkbenchView(model,
                new Environment(
                        threads.orElseGet(() -> new Environment.Threads(Runnable::run, new Background(Runnable::run),
                                Runnable::run, (_, action) -> later.add(action))),
                        new Environment.Desktop(choice(chooser), folders, pictures, clipboard, edited::add),
                        new ScenarioFiles(reader),
                        library, watch, Moment.NOON));
        StyleSheets.loadFonts();
    }

    /** A window in which nothing is saved. */
    public TestWindow(Theme theme) {
        this(theme, _ -> Optional.empty(), Path.of("pictures"), new FileChoice() {});
    }

    /** Opens the window in a size of its content. */
    public Scene show(double width, double height) {
        Scene scene = view.build(width, height);
        stage.setScene(scene);
        view.follow(stage);
        stage.show();
        return scene;
    }

    /** Lets the time pass that anything waits for; on the JavaFX thread. */
    public void elapse() {
        nanos += TimeUnit.MINUTES.toNanos(1);
        while (!later.isEmpty()) {
            later.remove().run();
        }
    }

    /** A person who chooses the next of the problem files that the test has in mind, and scenarios as another one does. */
    private FileChoice choice(FileChoice scenarios) {
        return new FileChoice() {
            @Override
            public Optional<Path> toOpen(Kind kind, Path folder) {
                return kind == Kind.PROBLEM ? next() : scenarios.toOpen(kind, folder);
            }

            @Override
            public Optional<Path> toSave(Kind kind, Path suggested) {
                return kind == Kind.PROBLEM ? next() : scenarios.toSave(kind, suggested);
            }
        };
    }

    private Optional<Path> next() {
        return chosen.isEmpty() ? Optional.empty() : Optional.of(chosen.removeFirst());
    }

    /** The problem file that is chosen next. */
    void choose(Path problemFile) {
        chosen.add(problemFile);
    }

    /** Looks once whether problem files were saved, as the program does now and then; on the JavaFX thread. */
    void look() {
        watch.look();
    }

    /** The files that were opened in an editor. */
    List<Path> edited() {
        return edited;
    }

    HeldClipboard clipboard() {
        return clipboard;
    }

    /** Reads scenarios of the window's problems. */
    public ScenarioReader reader() {
        return reader;
    }

    public WorkbenchModel model() {
        return model;
    }

    public WorkbenchView view() {
        return view;
    }

    public Stage stage() {
        return stage;
    }
}
