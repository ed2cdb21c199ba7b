package headroom.ui.inputs;

import headroom.ui.controls.VerticalScroll;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/**
 * A layer with a sentence about a field of a column, beside the column at the height of the field: so it covers no other
 * field, and what it does cover can be clicked through it. In a window of its own it would take the clicks.
 */
final class Bubble extends Pane {

    private static final double WIDTH = 320;
    private static final double GAP = 4;

    private final Label sentence = new Label();
    private @Nullable Node about;
    private Subscription follows = Subscription.EMPTY;

    /** Nothing is said yet. */
    Bubble() {
        setMouseTransparent(true);
        setMinSize(0, 0);
        sentence.getStyleClass().setAll("complaint", "bubble");
        sentence.setWrapText(true);
        sentence.setManaged(false);
        sentence.setVisible(false);
        getChildren().add(sentence);
    }

    /** Says what is wrong with a field, in the place of what was said before. */
    void say(Node field, String words) {
        show(field, words, "complaint");
    }

    /** Says how what was typed was taken, in the place of what was said before. */
    void tell(Node field, String words) {
        show(field, words, "remark");
    }

    private void show(Node field, String words, String kind) {
        sentence.getStyleClass().setAll(kind, "bubble");
        follows.unsubscribe();
        about = field;
        sentence.setText(words);
        // It goes where the field goes: the column scrolls, groups above are folded.
        follows = field.localToSceneTransformProperty().subscribe(this::requestLayout);
        requestLayout();
    }

    /** Says nothing about a field any more. */
    void hush(Node field) {
        if (field.equals(about)) {
            follows.unsubscribe();
            about = null;
            sentence.setVisible(false);
        }
    }

    @Override
    protected void layoutChildren() {
        Node field = about;
        VerticalScroll column = field == null ? null : around(field);
        if (field == null || column == null) {
            return;
        }
        Bounds there = here(field);
        Bounds seen = here(column);
        sentence.setVisible(isShown(field) && there.getCenterY() > seen.getMinY()
                && there.getCenterY() < seen.getMaxY());
        double width = Math.min(WIDTH, sentence.prefWidth(-1));
        double height = sentence.prefHeight(width);
        double top = Math.clamp(there.getCenterY() - height / 2, 0, Math.max(0, getHeight() - height));
        sentence.resizeRelocate(snapPositionX(seen.getMaxX() + GAP), snapPositionY(top), width, height);
    }

    private Bounds here(Node node) {
        return sceneToLocal(node.localToScene(node.getLayoutBounds()));
    }

    private static @Nullable VerticalScroll around(Node node) {
        return switch (node.getParent()) {
            case null -> null;
            case VerticalScroll column -> column;
            case Node parent -> around(parent);
        };
    }

    private static boolean isShown(Node node) {
        return node.isVisible() && (node.getParent() == null || isShown(node.getParent()));
    }
}
