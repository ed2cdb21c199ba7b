package headroom.ui.controls;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** A card that asks or tells something: a title, what it is about, and a row of buttons at its end. */
public final class Dialogue extends VBox {

    /**
     * A dialogue, as large as it has to be.
     *
     * @param buttons the last row, from left to right
     */
    public Dialogue(String id, String title, List<Node> content, List<Node> buttons) {
        setId(id);
        getStyleClass().addAll("card", "dialogue");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        HBox row = new HBox(buttons.toArray(Node[]::new));
        row.getStyleClass().add("buttons");
        getChildren().add(new Paragraph(title, "title"));
        getChildren().addAll(content);
        getChildren().add(row);
    }
}
