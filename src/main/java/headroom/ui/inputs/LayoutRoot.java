package headroom.ui.inputs;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/** Gives a node the size that it has itself, so that what changes inside the node concerns no layout around it. */
final class LayoutRoot extends Region {

    private final Node node;

    LayoutRoot(Node node) {
        this.node = node;
        node.setManaged(false);
        getChildren().add(node);
    }

    @Override
    protected void layoutChildren() {
        node.resizeRelocate(0, 0, getWidth(), getHeight());
    }
}
