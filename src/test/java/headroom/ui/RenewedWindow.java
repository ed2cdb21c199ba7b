package headroom.ui;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.problems.ProblemLibrary;
import headroom.files.problems.ProblemTemplates;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;

/** The planner's window with a problem file in front that is saved again and again. */
final class RenewedWindow implements AutoCloseable {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final int PAINTERS = 2;
    private static final int MOST_MORE = 97;
    private static final Pattern FIRST_DEFAULT = Pattern.compile("default: ([0-9]+)");

    private final ExecutorService painters = daemons(PAINTERS, "painter");
    private final ExecutorService background = daemons(1, "background");
    private final FileWatch watch = new FileWatch(Platform::runLater);
    private final Path file;
    private final String text;
    private final WorkbenchModel model;
    private final Scene scene;
    private final Stage stage;
    private int saved;

    private RenewedWindow(Path file) {
        this.file = file;
        try {
            this.text = Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        ProblemLibrary library = ProblemFiles.bundled();
        model = WorkbenchModel.of(library, WindowTheme.of(Theme.LIGHT), Moment.NOON);
        Environment environment = new Environment(
                new Environment.Threads(painters, new Background(background), background, Delay.ofAnimations()),
                new Environment.Desktop(new FileChoice() {}, _ -> Optional.empty(), Path.of("."),
                        new HeldClipboard()),
                new ScenarioFiles(new ScenarioReader(library)), library, watch, Moment.NOON);
        StyleSheets.loadFonts();
        WorkbenchView view = new WorkbenchView(model, environment);
        scene = view.build(WIDTH, HEIGHT);
        stage = new Stage();
        stage.setScene(scene);
        stage.show();
        view.openProblems(List.of(file));
    }

    private static ExecutorService daemons(int count, String name) {
        return Executors.newFixedThreadPool(count, Thread.ofPlatform().daemon().name(name + "-", 1).factory());
    }

    /** Opens the window with a copy of a problem that comes with the program, and returns when its tab is painted. */
    static RenewedWindow open(String problem, Path folder) throws IOException {
        Path file = new ProblemTemplates(ProblemFiles.bundled())
                .write(new ProblemTemplates.Template(problem, ""), folder.resolve("my-" + problem));
        CompletableFuture<RenewedWindow> opened = new CompletableFuture<>();
        CompletableFuture<Double> painted = new CompletableFuture<>();
        Platform.startup(() -> {
            RenewedWindow window = new RenewedWindow(file);
            window.scene.addPostLayoutPulseListener(window.new Painted(window.model.openProperty().get(), painted));
            opened.complete(window);
        });
        painted.join();
        return opened.join();
    }

    /** Saves the file with another value in it; gives the milliseconds from noticing that until the tab is painted. */
    double renew() throws IOException {
        saved++;
        String next = FIRST_DEFAULT.matcher(text)
                .replaceFirst(found -> "default: %d".formatted(Long.parseLong(found.group(1)) + 1 + saved % MOST_MORE));
        Files.writeString(file, next);
        CompletableFuture<Double> millis = new CompletableFuture<>();
        CompletableFuture<Void> ready = new CompletableFuture<>();
        Platform.runLater(() -> {
            scene.addPostLayoutPulseListener(new Painted(model.openProperty().get(), millis));
            ready.complete(null);
        });
        ready.join();
        watch.look();
        return millis.join();
    }

    /** Waits until another problem than before is in front and all of its pictures are shown. */
    private final class Painted implements Runnable {

        private final ProblemModel before;
        private final CompletableFuture<Double> millis;
        private final long noticed = System.nanoTime();

        Painted(ProblemModel before, CompletableFuture<Double> millis) {
            this.before = before;
            this.millis = millis;
        }

        @Override
        public void run() {
            Platform.runLater(this::look);
        }

        private void look() {
            boolean there = !model.openProperty().get().equals(before) && Drag.all(scene.getRoot())
                    .filter(PictureView.class::isInstance).map(PictureView.class::cast)
                    .filter(view -> view.getWidth() >= 1 && view.getHeight() >= 1)
                    .allMatch(view -> view.paintingsProperty().get() > 0);
            if (there && !millis.isDone()) {
                scene.removePostLayoutPulseListener(this);
                new Rectangle(1, 1).snapshot(null, new WritableImage(1, 1));
                millis.complete((System.nanoTime() - noticed) / NANOS_PER_MILLI);
            }
        }
    }

    @Override
    public void close() {
        Platform.runLater(stage::close);
        painters.shutdownNow();
        background.shutdownNow();
        Platform.exit();
    }
}
