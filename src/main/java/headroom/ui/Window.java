package headroom.ui;

import headroom.files.UnusableFileException;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.files.session.SessionFolder;
import headroom.files.session.SessionReader;
import headroom.ui.background.Background;
import headroom.ui.background.Delay;
import headroom.ui.export.SystemClipboard;
import headroom.ui.session.LastSession;
import headroom.ui.session.WindowPlace;
import headroom.ui.session.WindowSession;
import headroom.ui.tab.source.FileWatch;
import headroom.ui.tab.source.SystemEditor;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.ThemeChoice;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.Environment;
import headroom.ui.window.WorkbenchModel;
import headroom.ui.window.WorkbenchView;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Dimension2D;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/** The planner's window. What it shows is put together while JavaFX starts. */
public final class Window {

    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final double LEAST_WIDTH = 960;
    private static final double LEAST_HEIGHT = 640;
    private static final int PAINTERS = 2;
    private static final int ANSWERING = 2;
    private static final long SAVED_AFTER_MILLIS = 400;
    /** Seldom enough to cost nothing, often enough that a saved file shows within a second. */
    private static final long LOOKS_EVERY_MILLIS = 350;
    /** The pause before parts that are not seen yet are read ahead, so that they do not hold up the first frames. */
    private static final Duration REST = Duration.millis(200);

    private final ExecutorService painters =
            Executors.newFixedThreadPool(PAINTERS, Thread.ofPlatform().daemon().name("painter-", 1).factory());
    private final ExecutorService background =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("background").factory());
    private final ExecutorService exports =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("exports").factory());
    private final ExecutorService questions =
            Executors.newFixedThreadPool(ANSWERING, Thread.ofPlatform().daemon().name("questions-", 1).factory());
    private final ExecutorService saving =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("session").factory());
    private final ScheduledExecutorService looking = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("watch").factory());
    private final FileWatch watch = new FileWatch(Platform::runLater);
    private @Nullable WindowSession session;

    /** The things that are read before there is anything of JavaFX to show them. */
    private record Content(WorkbenchModel model, ProblemLibrary library, ScenarioReader reader,
            Optional<LastSession> last, ObjectProperty<ColorScheme> system) {

        /** Reads what the window starts with; of the problems, only the one that was in front last is read. */
        static Content read(Clock clock) {
            ProblemLibrary library = ProblemFiles.bundled();
            ScenarioReader reader = new ScenarioReader(library);
            Optional<LastSession> last = Optional.empty();
            String refusal = "";
            try {
                Path folder = SessionFolder.of(System.getProperties(), System.getenv());
                last = Optional.of(LastSession.in(folder, new SessionReader(reader), clock));
            } catch (UnusableFileException unusable) {
                refusal = "Nothing is kept for the next start: " + unusable.getMessage();
            }
            ObjectProperty<ColorScheme> system = new SimpleObjectProperty<>(ColorScheme.LIGHT);
            WorkbenchModel model = WorkbenchModel.of(library, new WindowTheme(ThemeChoice.SYSTEM, system), clock);
            if (!refusal.isEmpty()) {
                model.say(refusal);
            }
            return new Content(model, library, reader, last, system);
        }
    }

    private Window() {}

    /**
     * Opens the window and returns when it is shown; the program ends when it is closed.
     *
     * @param files problem files, each of which gets a tab
     * @throws UnsupportedOperationException when there is no display to open it on
     */
    public static void open(List<Path> files, Clock clock) {
        Window window = new Window();
        CompletableFuture<Content> content =
                CompletableFuture.supplyAsync(() -> Content.read(clock), window.background);
        CompletableFuture<Void> shown = new CompletableFuture<>();
        Platform.startup(() -> {
            try {
                window.show(new Stage(), content.join(), clock, files);
                shown.complete(null);
            } catch (RuntimeException | Error failure) {
                shown.completeExceptionally(failure);
                Platform.exit();
            }
        });
        try {
            shown.join();
        } catch (CompletionException wrapped) {
            throw cause(wrapped);
        }
    }

    /** The failure itself, which has the sentence, out of all that it was wrapped in on its way between threads. */
    private static RuntimeException cause(CompletionException wrapped) {
        Throwable cause = wrapped;
        while (cause instanceof CompletionException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return switch (cause) {
            case Error error -> throw error;
            case RuntimeException failure -> failure;
            default -> wrapped;
        };
    }

    private void show(Stage stage, Content content, Clock clock, List<Path> files) {
        WorkbenchModel model = content.model;
        content.system.bind(Platform.getPreferences().colorSchemeProperty());
        session = content.last.map(last -> WindowSession.start(model, last, CompletableFuture
                .delayedExecutor(SAVED_AFTER_MILLIS, TimeUnit.MILLISECONDS, saving))).orElse(null);
        SystemChooser chooser = new SystemChooser(stage);
        Environment environment = new Environment(
                new Environment.Threads(painters, new Background(background), new Background(exports), questions,
                        Delay.ofAnimations()),
                new Environment.Desktop(chooser, chooser, Path.of(System.getProperty("user.home"), "Headroom"),
                        new SystemClipboard(), new SystemEditor(System.getProperty("os.name", ""))),
                new ScenarioFiles(content.reader), content.library, watch, clock);
        StyleSheets.loadFonts();
        StyleSheets.use(model.looks().themeProperty().getValue());
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        WorkbenchView view = new WorkbenchView(model, environment);
        stage.setScene(view.build(WIDTH, HEIGHT));
        view.follow(stage);
        WindowPlace place = new WindowPlace(stage, model.boundsProperty());
        place.restore(new Dimension2D(WIDTH, HEIGHT));
        stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> end());
        stage.show();
        place.follow();
        Future<?> _ = looking.scheduleWithFixedDelay(watch::look, LOOKS_EVERY_MILLIS, LOOKS_EVERY_MILLIS,
                TimeUnit.MILLISECONDS);
        view.openProblems(files);
        Delay.ofAnimations().after(REST, view::readAhead);
    }

    private void end() {
        if (session != null) {
            session.close();
        }
        looking.shutdownNow();
        saving.shutdownNow();
        painters.shutdownNow();
        // Whoever closes without waiting for a long export still gets whole files: what is not complete is left out.
        background.shutdown();
        exports.shutdown();
        questions.shutdownNow();
    }
}
