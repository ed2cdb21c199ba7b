package headroom.ui.results;

import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.transform.Scale;

/** Texts on one line that always fits: one of them may go where there is no room for it, and what is left may shrink. */
final class FittingRow extends HBox {

    private final Node main;
    private final Node second;
    private final boolean secondMayGo;
    private final Scale shrink = new Scale();

    private FittingRow(Node main, Node second, boolean secondMayGo) {
        super(main, second);
        this.main = main;
        this.second = second;
        this.secondMayGo = secondMayGo;
        getTransforms().add(shrink);
    }

    /** Two texts that both count. */
    static FittingRow of(Node main, Node second) {
        return new FittingRow(main, second, false);
    }

    /** A text, and one after it that can be done without. */
    static FittingRow withOptional(Node main, Node second) {
        return new FittingRow(main, second, true);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double both = prefWidth(-1);
        second.setVisible(!secondMayGo || both <= getWidth());
        double wanted = second.isVisible() ? both : main.prefWidth(-1);
        double factor = Math.min(1, getWidth() / wanted);
        shrink.setX(factor);
        shrink.setY(factor);
        shrink.setPivotY(getHeight());
        super.layoutChildren();
    }
}
