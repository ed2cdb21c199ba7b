package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.model.UncertainRange;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * The P10 and P90 of an uncertain assumption, two thumbs on the scale that its value's slider has, so that both can be
 * compared at a glance.
 */
final class RangeSlider extends Region {

    private static final double HEIGHT = 14;
    private static final double TRACK = 3.5;
    private static final double THUMB_WIDTH = 9;

    private final Assumption assumption;
    private final SliderScale scale;
    private final Consumer<UncertainRange> change;
    private final Region track = new Region();
    private final Region bar = new Region();
    private final RangeThumb low;
    private final RangeThumb high;
    private UncertainRange shown;

    /**
     * A slider over a range.
     *
     * @param change is told of each range that a person makes of it
     * @param gestures makes one for each thumb, which is told when a drag or a held key begins and ends
     */
    RangeSlider(Assumption assumption, UncertainRange start, Consumer<UncertainRange> change,
            Supplier<Gesture> gestures) {
        this.assumption = assumption;
        this.scale = new SliderScale(assumption.range());
        this.change = change;
        this.shown = start;
        this.low = new RangeThumb(assumption, "P10", p10 -> propose(p10, shown.p90()), gestures.get());
        this.high = new RangeThumb(assumption, "P90", p90 -> propose(shown.p10(), p90), gestures.get());
        getStyleClass().add("range-slider");
        track.getStyleClass().add("range-track");
        bar.getStyleClass().add("range-bar");
        track.setManaged(false);
        bar.setManaged(false);
        getChildren().addAll(track, bar, low, high);
        low.addEventHandler(MouseEvent.MOUSE_DRAGGED, drag -> propose(valueAt(drag), shown.p90()));
        high.addEventHandler(MouseEvent.MOUSE_DRAGGED, drag -> propose(shown.p10(), valueAt(drag)));
        show(start);
    }

    /** Shows a range. */
    void show(UncertainRange range) {
        shown = range;
        low.show(range.p10());
        high.show(range.p90());
        requestLayout();
    }

    /**
     * Shows and reports the range that a person drags a thumb to, unless it is not allowed, as when one thumb would
     * pass the other.
     */
    private void propose(double p10, double p90) {
        UncertainRange proposed = new UncertainRange(p10, p90, shown.shape());
        if (!proposed.equals(shown) && proposed.rejection(assumption).isEmpty()) {
            show(proposed);
            change.accept(proposed);
        }
    }

    private double valueAt(MouseEvent mouse) {
        double x = sceneToLocal(mouse.getSceneX(), mouse.getSceneY()).getX();
        double along = (x - MarkedSlider.THUMB / 2) / Math.max(1, getWidth() - MarkedSlider.THUMB);
        return scale.value(Math.clamp(along, 0, 1));
    }

    private double along(double value) {
        return MarkedSlider.THUMB / 2 + scale.position(value) * (getWidth() - MarkedSlider.THUMB);
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected double computeMinHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        double top = (HEIGHT - TRACK) / 2;
        double from = along(low.value());
        double to = along(high.value());
        track.resizeRelocate(MarkedSlider.THUMB / 2, top, Math.max(0, getWidth() - MarkedSlider.THUMB), TRACK);
        bar.resizeRelocate(from, top, Math.max(0, to - from), TRACK);
        low.resizeRelocate(snapPositionX(from - THUMB_WIDTH / 2), 0, THUMB_WIDTH, HEIGHT);
        high.resizeRelocate(snapPositionX(to - THUMB_WIDTH / 2), 0, THUMB_WIDTH, HEIGHT);
    }
}
