package headroom.ui.questions.goal;

import headroom.formula.Range;
import headroom.ui.inputs.SliderScale;
import headroom.whatif.seek.Answer;
import headroom.whatif.seek.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/**
 * An assumption's range as its slider has it: shaded where a goal is reached, faded where there is no value, with
 * marks at the present value and at the proposed one.
 */
final class RangeStrip extends Region {

    private static final double HEIGHT = 22;
    private static final double TRACK = 8;
    private static final double LEAST_BAND = 3;
    private static final double MARK = 2;
    private static final double THUMB = 12;
    private static final double INSET = THUMB / 2;

    private final Region track = region("track");
    private final Region present = region("present");
    private final Region proposed = region("proposed");
    private final List<Band> bands = new ArrayList<>();
    private SliderScale scale = new SliderScale(Range.linear(0, 1));
    private double presentAt;
    private OptionalDouble proposedAt = OptionalDouble.empty();

    private record Band(Interval interval, Region region) {}

    RangeStrip() {
        getStyleClass().add("range-strip");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        getChildren().setAll(track, present, proposed);
    }

    /** Shows a range and a value, without an answer. */
    void show(Range range, double value) {
        scale = new SliderScale(range);
        presentAt = value;
        replace(List.of());
    }

    /** Shows an answer; {@code choose} is told of a click on an interval. */
    void show(Answer answer, Consumer<Interval> choose) {
        List<Band> all = new ArrayList<>();
        answer.absent().forEach(interval -> all.add(new Band(interval, region("absent"))));
        for (Interval interval : answer.intervals()) {
            Region region = region("reached");
            region.setMouseTransparent(false);
            region.setOnMouseClicked(_ -> choose.accept(interval));
            all.add(new Band(interval, region));
        }
        replace(all);
    }

    /** Marks the proposed value, or none. */
    void propose(OptionalDouble value) {
        proposedAt = value;
        requestLayout();
    }

    private void replace(List<Band> all) {
        bands.clear();
        bands.addAll(all);
        getChildren().setAll(track);
        bands.forEach(band -> getChildren().add(band.region));
        getChildren().addAll(present, proposed);
        requestLayout();
    }

    private static Region region(String styleClass) {
        Region region = new Region();
        region.getStyleClass().add(styleClass);
        region.setManaged(false);
        region.setMouseTransparent(true);
        return region;
    }

    private double along(double value) {
        return INSET + scale.position(value) * (getWidth() - 2 * INSET);
    }

    @Override
    protected void layoutChildren() {
        double middle = getHeight() / 2;
        track.resizeRelocate(INSET, middle - TRACK / 2, getWidth() - 2 * INSET, TRACK);
        for (Band band : bands) {
            double low = along(band.interval.low());
            double width = Math.max(LEAST_BAND, along(band.interval.high()) - low);
            band.region.resizeRelocate(Math.min(low, getWidth() - INSET - width), middle - TRACK / 2, width, TRACK);
        }
        present.resizeRelocate(snapPositionX(along(presentAt) - MARK / 2), 1, MARK, getHeight() - 2);
        proposed.setVisible(proposedAt.isPresent());
        proposedAt.ifPresent(
                value -> proposed.resizeRelocate(along(value) - THUMB / 2, middle - THUMB / 2, THUMB, THUMB));
    }
}
