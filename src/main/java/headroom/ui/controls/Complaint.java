package headroom.ui.controls;

import javafx.scene.control.Label;

/** A sentence about what is in the way; while nothing is, it takes no room. */
public final class Complaint extends Label {

    /** Nothing is in the way yet. */
    public Complaint(String id) {
        setId(id);
        getStyleClass().add("complaint");
        setWrapText(true);
        managedProperty().bind(textProperty().isNotEmpty());
    }
}
