package headroom.ui.inputs;

import headroom.ui.controls.Paragraph;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Something that a person sets: its name, and a dot in the margin when it differs from the preset. The dot is the button
 * that puts it back, and shows so when the mouse is near. In the margin it takes no room from the name, so that a row
 * keeps its height whatever happens.
 */
public abstract class Row extends VBox {

    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final PseudoClass UNUSED = PseudoClass.getPseudoClass("unused");
    private static final double MARK_WIDTH = 15;

    /** The beginning of what is said about something that does not count. */
    static final String NOT_USED = "It is not used at present. ";

    private final String label;
    private final String description;
    private final Label name;
    private final Button mark = new Button();

    /**
     * A row with nothing but its name yet.
     *
     * @param reset puts the preset's value back
     */
    Row(String id, String label, String description, Runnable reset) {
        this.label = label;
        this.description = description;
        this.name = new Paragraph(label);
        getStyleClass().add("assumption-row");
        name.setMaxWidth(Double.MAX_VALUE);
        name.setTooltip(new Tooltip(description));
        mark.getStyleClass().setAll("changed-mark");
        mark.setId(id + "-reset");
        mark.setManaged(false);
        mark.setVisible(false);
        mark.setOnAction(_ -> reset.run());
        getChildren().add(mark);
    }

    /** Says something besides what it means, where a person points at it; empty for nothing. */
    final void remark(String sentences) {
        name.getTooltip().setText("%s %s".formatted(sentences, description).strip());
        name.setAccessibleText(sentences.isEmpty() ? label : "%s. %s".formatted(label, sentences));
    }

    /** Fades what does not count at present, and says so; it can be set all the same. */
    final void fade(boolean faded, String remark) {
        pseudoClassStateChanged(UNUSED, faded);
        remark(remark);
    }

    /** The name, for subclasses to place. */
    final Label name() {
        return name;
    }

    /** The name's text. */
    final String label() {
        return label;
    }

    /** Says whether what is set differs from the preset's value, which is spoken so. */
    final void showChanged(boolean differs, String preset) {
        pseudoClassStateChanged(CHANGED, differs);
        mark.setVisible(differs);
        if (differs && mark.getTooltip() == null) {
            Region dot = new Region();
            dot.getStyleClass().add("dot");
            mark.setGraphic(new StackPane(dot, new FontIcon(Feather.ROTATE_CCW)));
            mark.setTooltip(new Tooltip("Back to the preset’s value"));
        }
        mark.setAccessibleText("Reset %s to %s".formatted(label, preset));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        mark.resizeRelocate(-MARK_WIDTH, snappedTopInset(), MARK_WIDTH, firstLine());
    }

    /** The height of the row's first line, in the middle of which the dot stands. */
    abstract double firstLine();
}
