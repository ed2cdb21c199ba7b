package headroom.ui.results;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.transform.Scale;

/** Texts on one line that always fits: the last may go where there is no room for it, and what is left may shrink. */
final class FittingRow extends HBox {

    private final Optional<Node> optional;
    private final Scale shrink = new Scale();

    private FittingRow(Optional<Node> optional, Node... texts) {
        super(texts);
        this.optional = optional;
        getTransforms().add(shrink);
    }

    /** Texts that all count. */
    static FittingRow of(Node... texts) {
        return new FittingRow(Optional.empty(), texts);
    }

    /** A text, and one after it that can be done without. */
    static FittingRow withOptional(Node main, Node second) {
        return new FittingRow(Optional.of(second), main, second);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double all = prefWidth(-1);
        optional.ifPresent(second -> second.setVisible(all <= getWidth()));
        double wanted = optional.filter(second -> !second.isVisible())
                .map(_ -> getChildren().getFirst().prefWidth(-1)).orElse(all);
        double factor = Math.min(1, getWidth() / wanted);
        shrink.setX(factor);
        shrink.setY(factor);
        shrink.setPivotY(getHeight());
        super.layoutChildren();
    }
}
