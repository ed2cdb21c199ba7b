package headroom.ui;

import headroom.ui.problem.ProblemModel;
import headroom.ui.workbench.WorkbenchModel;
import headroom.ui.workbench.WorkbenchView;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/** Takes a picture of the real window, tab by tab. */
public final class Screenshots {

    private final WorkbenchModel model;
    private final WorkbenchView view;
    private final double width;
    private final double height;

    /**
     * Pictures of a window.
     *
     * @param view the window's content; it must paint its pictures at once
     */
    public Screenshots(WorkbenchModel model, WorkbenchView view, double width, double height) {
        this.model = model;
        this.view = view;
        this.width = width;
        this.height = height;
    }

    /**
     * Opens the window, writes {@code <problem>-<theme>.png} for each of the tabs, and closes it.
     *
     * @throws UncheckedIOException when a picture cannot be written
     */
    public void take(List<ProblemModel> tabs, Path folder) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        Platform.startup(() -> {
            try {
                Scene scene = view.build(width, height);
                Stage stage = new Stage();
                stage.setScene(scene);
                stage.show();
                tabs.forEach(tab -> write(scene, tab, folder));
                stage.close();
                done.complete(null);
            } catch (RuntimeException failure) {
                done.completeExceptionally(failure);
            }
        });
        done.join();
        Platform.exit();
    }

    private void write(Scene scene, ProblemModel tab, Path folder) {
        model.openProperty().set(tab);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        view.refresh();
        String name = "%s-%s.png".formatted(tab.problem().id(), model.themeProperty().get().id());
        try {
            ImageIO.write(SwingFXUtils.fromFXImage(scene.snapshot(null), null), "png", folder.resolve(name).toFile());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
