package headroom.ui.document;

import java.io.File;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** Files dropped anywhere on the window are opened. */
public final class FileDrop {

    private final Documents documents;

    /** Drops for some documents. */
    public FileDrop(Documents documents) {
        this.documents = documents;
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
        documents.open(files.stream().map(File::toPath).toList());
    }
}
