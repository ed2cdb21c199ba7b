package headroom.ui.controls;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/** Content that is laid out in a room that much smaller and then drawn larger: type, gaps, lines and pictures alike. */
public final class Magnified extends Region {

    private final Node content;
    private final DoubleProperty factor = new SimpleDoubleProperty(1);

    /** The content at its own size. */
    public Magnified(Node content) {
        this.content = content;
        Scale scale = new Scale();
        scale.xProperty().bind(factor);
        scale.yProperty().bind(factor);
        content.getTransforms().add(scale);
        getChildren().add(content);
        factor.subscribe(this::requestLayout);
    }

    /** The factor by which the content is drawn larger; 1 is its own size. */
    public DoubleProperty factorProperty() {
        return factor;
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(0, 0, getWidth() / factor.get(), getHeight() / factor.get());
    }

    @Override
    protected double computeMinWidth(double height) {
        return content.minWidth(-1) * factor.get();
    }

    @Override
    protected double computeMinHeight(double width) {
        return content.minHeight(-1) * factor.get();
    }

    @Override
    protected double computePrefWidth(double height) {
        return content.prefWidth(-1) * factor.get();
    }

    @Override
    protected double computePrefHeight(double width) {
        return content.prefHeight(-1) * factor.get();
    }
}
