package headroom.ui.controls;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** Controls below one another, each with its label before it. */
public final class Form extends GridPane {

    /** A form without rows. */
    public Form() {
        getStyleClass().add("form");
        ColumnConstraints controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        getColumnConstraints().setAll(new ColumnConstraints(), controls);
    }

    /** The same form with a row more at its end. */
    public Form with(String name, Node control) {
        Label label = new Label(name);
        label.setLabelFor(control);
        addRow(getRowCount(), label, control);
        return this;
    }
}
