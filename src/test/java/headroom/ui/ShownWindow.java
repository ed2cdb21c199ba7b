package headroom.ui;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.model.Problem;
import headroom.problems.UncertainScenarios;
import headroom.ui.background.Background;
import headroom.ui.background.Delay;
import headroom.ui.charts.picture.PictureView;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.document.FileChoice;
import headroom.ui.tab.source.FileWatch;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.Environment;
import headroom.ui.window.WorkbenchModel;
import headroom.ui.window.WorkbenchView;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.TabPane;
import javafx.stage.Stage;

/** The planner's window as it runs, opened to be measured. */
final class ShownWindow {

    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final int PAINTERS = 2;
    private static final int UNCERTAIN = 6;
    private static final long SEED = 3;

    private final ExecutorService painters =
            Executors.newFixedThreadPool(PAINTERS, Thread.ofPlatform().daemon().name("painter-", 1).factory());
    private final ExecutorService background =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("background").factory());
    private final Stage stage;
    private final Steps steps = new Steps(painters);
    private final ProblemModel tab;
    private final Scene scene;

    private ShownWindow(List<Problem> problems, String open, boolean pinned, boolean uncertain) {
        ProblemLibrary library = ProblemFiles.bundled(problems);
        ScenarioReader reader = new ScenarioReader(library);
        WorkbenchModel model = WorkbenchModel.of(library, WindowTheme.of(Theme.LIGHT), Moment.NOON);
        tab = model.tab(open);
        model.openProperty().set(tab);
        if (uncertain) {
            tab.show("Uncertain", UncertainScenarios.of(tab.scenario(), UNCERTAIN, SEED));
        }
        if (pinned) {
            tab.pin();
        }
        Environment environment =
                new Environment(
                        new Environment.Threads(steps, new Background(background), background, Delay.ofAnimations()),
                        new Environment.Desktop(new FileChoice() {}, _ -> Optional.empty(), Path.of("."),
                                new HeldClipboard()),
                        new ScenarioFiles(reader), library, new FileWatch(Runnable::run), Clock.systemUTC());
        StyleSheets.loadFonts();
        scene = new WorkbenchView(model, environment).build(WIDTH, HEIGHT);
        stage = new Stage();
        stage.setScene(scene);
        stage.setX(0);
        stage.setY(0);
        stage.show();
        Drag.all(scene.getRoot()).filter(PictureView.class::isInstance).map(PictureView.class::cast)
                .forEach(view -> view.paintingsProperty().subscribe(steps::pictureShown));
        if (uncertain) {
            Drag.all(scene.getRoot()).filter(node -> node.getStyleClass().contains("explanation"))
                    .map(TabPane.class::cast).forEach(ShownWindow::showWhatMatters);
        }
    }

    private static void showWhatMatters(TabPane explanation) {
        explanation.getTabs().stream().filter(tab -> tab.getText().equals("What matters"))
                .forEach(explanation.getSelectionModel()::select);
    }

    /**
     * Opens the window on one of its tabs, with or without its scenario pinned as the baseline, and with or without uncertain
     * assumptions and what matters for its first number.
     */
    static ShownWindow open(List<Problem> problems, String open, boolean pinned, boolean uncertain) {
        CompletableFuture<ShownWindow> window = new CompletableFuture<>();
        Platform.startup(
                () -> window.completeAsync(() -> new ShownWindow(problems, open, pinned, uncertain), Runnable::run));
        return window.join();
    }

    /** Drags the tab's sliders over so many frames. */
    FrameTimes drag(int frames) {
        CompletableFuture<FrameTimes> times = new CompletableFuture<>();
        Platform.runLater(
                () -> new Drag(scene, steps, tab.scenarioProperty(), frames, () -> {}, times::complete).start());
        return times.join();
    }

    /** Drags sliders and lets go; gives the milliseconds from then until all samples are on the screen. */
    double release(int frames) {
        CompletableFuture<Double> millis = new CompletableFuture<>();
        Platform.runLater(() -> {
            Release release = new Release(scene, millis::complete);
            new Drag(scene, steps, tab.scenarioProperty(), frames, release::dragged, _ -> {}).start();
        });
        return millis.join();
    }

    void close() {
        Platform.runLater(stage::close);
        painters.shutdownNow();
        background.shutdownNow();
        Platform.exit();
    }
}
