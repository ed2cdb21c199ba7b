package headroom.ui.charts.picture;

import headroom.ui.controls.ActionItem;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;

/** The menu that a right click on a picture opens. */
public final class PictureMenu {

    private final ContextMenu menu = new ContextMenu();

    /** The menu of the picture of that id. */
    public PictureMenu(String pictureId, PictureContext context) {
        menu.getItems().setAll(
                new ActionItem("menu-copy-" + pictureId, "Copy as a picture", () -> context.copy().accept(pictureId)),
                new ActionItem("menu-save-" + pictureId, "Save as a picture…",
                        () -> context.save().accept(pictureId)));
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
