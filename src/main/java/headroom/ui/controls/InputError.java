package headroom.ui.controls;

import javafx.scene.control.Label;

/** A sentence about what is in the way; while nothing is, it takes no room. */
public final class InputError extends Label {

    /** Nothing is in the way yet. */
    public InputError(String id) {
        setId(id);
        getStyleClass().add("complaint");
        setWrapText(true);
        managedProperty().bind(textProperty().isNotEmpty());
    }
}
