package headroom.ui.picture;

import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;

/** What a right click on a picture offers. */
public final class PictureMenu {

    private final ContextMenu menu = new ContextMenu();

    /** The menu of the picture of that id. */
    public PictureMenu(String pictureId, PictureContext context) {
        MenuItem copy = new MenuItem("Copy as a picture");
        copy.setId("menu-copy-" + pictureId);
        copy.setOnAction(_ -> context.copy().accept(pictureId));
        MenuItem save = new MenuItem("Save as a picture…");
        save.setId("menu-save-" + pictureId);
        save.setOnAction(_ -> context.save().accept(pictureId));
        menu.getItems().setAll(copy, save);
    }

    /** Opens the menu wherever it is asked for on a node, by mouse or keyboard. */
    public void install(Node node) {
        node.setOnContextMenuRequested(request -> {
            menu.show(node, request.getScreenX(), request.getScreenY());
            request.consume();
        });
        node.setOnMousePressed(_ -> menu.hide());
    }
}
