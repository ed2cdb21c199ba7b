package headroom.whatif.chart;

import headroom.model.LineChart.Guide;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Levels of a vertical axis that it shows besides its values.
 *
 * @param wanted limits and named levels, which are left out where they lie too far away, and the ends of lines' bands
 * @param needed the levels of points, which always are in the picture
 */
record Levels(List<Double> wanted, List<Double> needed) {

    /** The levels among guides that belong to one of the vertical axes. */
    static Levels of(List<PlacedGuide> guides, boolean right) {
        List<PlacedGuide> placed = guides.stream().filter(PlacedGuide::isPlaced).toList();
        return new Levels(
                placed.stream().filter(one -> one.guide() instanceof Guide.AtLevel at && at.right() == right)
                        .map(PlacedGuide::from).toList(),
                placed.stream().filter(one -> one.guide() instanceof Guide.Point point && point.right() == right)
                        .map(PlacedGuide::to).toList());
    }

    /** The same levels and more that are left out where they lie too far away. */
    Levels with(double... more) {
        return new Levels(
                DoubleStream.concat(wanted.stream().mapToDouble(level -> level), DoubleStream.of(more)).boxed()
                        .toList(),
                needed);
    }

    DoubleStream all() {
        return DoubleStream.concat(wanted.stream().mapToDouble(level -> level),
                needed.stream().mapToDouble(level -> level));
    }
}
