package headroom.ui.explain;

import java.util.List;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;

/**
 * New words in nodes that are on the screen already, wherever new nodes would look the same: finding the styles of nodes
 * takes longer than all else that happens in a frame.
 */
public final class InPlaceText {

    private InPlaceText() {}

    /**
     * Puts the words of some nodes, and what a click on them does, into others of the same shape.
     *
     * @param next what should be shown; a {@link Group} stands for whatever is there
     * @return whether the shape was the same; otherwise nothing has changed
     */
    public static boolean retell(List<Node> present, List<Node> next) {
        if (!areAlike(present, next)) {
            return false;
        }
        for (int i = 0; i < next.size(); i++) {
            take(present.get(i), next.get(i));
        }
        return true;
    }

    private static boolean areAlike(List<Node> present, List<Node> next) {
        boolean alike = present.size() == next.size();
        for (int i = 0; alike && i < next.size(); i++) {
            alike = areAlike(present.get(i), next.get(i));
        }
        return alike;
    }

    private static boolean areAlike(Node present, Node next) {
        return next instanceof Group || (present.getClass() == next.getClass()
                && Objects.equals(present.getId(), next.getId())
                && present.getStyleClass().equals(next.getStyleClass())
                && (next instanceof Labeled || areAlike(children(present), children(next))));
    }

    private static List<Node> children(Node node) {
        return node instanceof Parent parent ? parent.getChildrenUnmodifiable() : List.of();
    }

    private static void take(Node present, Node next) {
        if (next instanceof Group) {
            return;
        }
        present.setOnMouseClicked(next.getOnMouseClicked());
        present.setAccessibleText(next.getAccessibleText());
        if (present instanceof Text old && next instanceof Text text) {
            old.setText(text.getText());
        } else if (present instanceof Labeled old && next instanceof Labeled label) {
            old.setText(label.getText());
            if (old instanceof ButtonBase oldButton && next instanceof ButtonBase button) {
                oldButton.setOnAction(button.getOnAction());
            }
        } else {
            retell(children(present), children(next));
        }
    }
}
