package headroom.ui.tab.document;

import headroom.files.scenario.ProblemFiles;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** Files dropped anywhere on the window are opened. */
public final class FileDrop {

    private final Documents documents;
    private final Consumer<List<Path>> problems;

    /**
     * Drops for some documents.
     *
     * @param problems opens problem files
     */
    public FileDrop(Documents documents, Consumer<List<Path>> problems) {
        this.documents = documents;
        this.problems = problems;
    }

    /** Makes a scene take files. */
    public void install(Scene scene) {
        scene.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        scene.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            boolean files = event.getDragboard().hasFiles();
            if (files) {
                drop(event.getDragboard().getFiles());
            }
            event.setDropCompleted(files);
            event.consume();
        });
    }

    /** Opens what was dropped. */
    public void drop(List<File> files) {
        List<Path> paths = files.stream().map(File::toPath).toList();
        problems.accept(paths.stream().filter(ProblemFiles::isNamedSo).toList());
        documents.open(paths.stream().filter(Predicate.not(ProblemFiles::isNamedSo)).toList());
    }
}
