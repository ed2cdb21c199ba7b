package headroom.ui.controls;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;

/**
 * The places where a person is in a part of the window, so that they can be gone back to in another part like it.
 *
 * @param tops how far each scrolling place with an id is scrolled, in pixels
 * @param focused the id of the node that has the keyboard; empty where that is elsewhere
 */
public record Places(Map<String, Double> tops, Optional<String> focused) {

    public Places {
        tops = Map.copyOf(tops);
    }

    /** The places in a part of the window as they are now. */
    public static Places of(Parent part) {
        Map<String, Double> tops = new HashMap<>();
        part.lookupAll(".scroll-pane").forEach(node -> {
            if (node instanceof VerticalScroll scroll && scroll.getId() != null) {
                tops.put(scroll.getId(), scroll.top());
            }
        });
        return new Places(tops, Optional.ofNullable(part.getScene()).map(Scene::getFocusOwner)
                .filter(owner -> isIn(owner, part)).map(Node::getId));
    }

    private static boolean isIn(Node node, Parent part) {
        return node.equals(part) || (node.getParent() != null && isIn(node.getParent(), part));
    }

    /** Goes to the same places, as far as they are there, in a part that is in the window by now. */
    public void restore(Parent part) {
        Parent around = part.getParent() == null ? part : part.getParent();
        around.applyCss();
        around.layout();
        part.lookupAll(".scroll-pane").forEach(node -> {
            if (node instanceof VerticalScroll scroll && scroll.getId() != null && tops.containsKey(scroll.getId())) {
                scroll.goTo(tops.get(scroll.getId()));
            }
        });
        focused.flatMap(id -> find(part, id)).ifPresent(node -> {
            node.requestFocus();
            if (node instanceof TextInputControl typed) {
                typed.end();
            }
        });
    }

    private static Optional<Node> find(Parent part, String id) {
        for (Node child : part.getChildrenUnmodifiable()) {
            Optional<Node> found = id.equals(child.getId()) ? Optional.of(child)
                    : child instanceof Parent inner ? find(inner, id) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
