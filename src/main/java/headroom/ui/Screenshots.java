package headroom.ui;

import headroom.drawing.Theme;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.model.Scenario;
import headroom.ui.background.Background;
import headroom.ui.export.SystemClipboard;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.document.FileChoice;
import headroom.ui.tab.source.FileWatch;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.Environment;
import headroom.ui.window.WorkbenchModel;
import headroom.ui.window.WorkbenchView;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Takes pictures of the real window, tab by tab. */
public final class Screenshots {

    private final WorkbenchModel model;
    private final ProblemLibrary library;
    private final Clock clock;
    private final double width;
    private final double height;

    /** A window of some size with a tab for each problem. */
    public Screenshots(ProblemLibrary library, Clock clock, Theme theme, double width, double height) {
        this.model = WorkbenchModel.of(library, WindowTheme.of(theme), clock);
        this.library = library;
        this.clock = clock;
        this.width = width;
        this.height = height;
    }

    /**
     * Opens the window, takes a picture of each scenario in its tab, and closes it; JavaFX can run only once a process.
     *
     * @return the content of a PNG file for each scenario
     * @throws UnsupportedOperationException when there is no display to open it on
     */
    public List<byte[]> take(List<Scenario> scenarios) {
        CompletableFuture<List<byte[]>> pictures = new CompletableFuture<>();
        Platform.startup(() -> {
            try {
                pictures.complete(takeHere(scenarios));
            } catch (RuntimeException | Error failure) {
                pictures.completeExceptionally(failure);
            }
        });
        try {
            return pictures.join();
        } finally {
            Platform.exit();
        }
    }

    private List<byte[]> takeHere(List<Scenario> scenarios) {
        StyleSheets.loadFonts();
        StyleSheets.use(model.looks().themeProperty().getValue());
        // Whoever takes a picture waits for its charts: they are painted at once.
        WorkbenchView view =
                new WorkbenchView(model,
                        new Environment(
                                new Environment.Threads(Runnable::run, new Background(Runnable::run), Runnable::run,
                                        (_, action) -> action.run()),
                                new Environment.Desktop(new FileChoice() {}, _ -> Optional.empty(), Path.of(""),
                                        new SystemClipboard()),
                                new ScenarioFiles(new ScenarioReader(library)), library, new FileWatch(Runnable::run),
                                clock));
        Scene scene = view.build(width, height);
        Stage stage = new Stage();
        stage.setScene(scene);
        stage.show();
        List<byte[]> pictures = scenarios.stream().map(scenario -> picture(view, scene, scenario)).toList();
        stage.close();
        return pictures;
    }

    private byte[] picture(WorkbenchView view, Scene scene, Scenario scenario) {
        ProblemModel tab = model.tab(scenario.problem().id());
        tab.show(scenario.name(), scenario);
        tab.refresh();
        model.openProperty().set(tab);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        // Bands of uncertain scenarios come after their lines: first a preview, then the full ones, and last without marks.
        for (int paintings = 0; paintings < 4; paintings++) {
            view.refresh();
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(png)) {
            ImageIO.write(SwingFXUtils.fromFXImage(scene.snapshot(null), null), "png", out);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return png.toByteArray();
    }
}
