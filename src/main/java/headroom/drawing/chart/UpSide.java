package headroom.drawing.chart;

import headroom.drawing.chart.UpRange.Room;
import headroom.model.Axis.Up;
import headroom.model.LineChart;
import headroom.model.Series.Look;
import headroom.model.expression.Range.Scale;
import headroom.whatif.ChartData.LineData;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jfree.data.Range;

/** A vertical axis of a line chart and the series that are drawn on it. */
final class UpSide {

    private final LineData data;
    private final Up up;
    private final boolean right;
    private final List<Integer> members;
    private final double[] tops;
    private final List<Double> levels;

    private UpSide(LineData data, boolean right) {
        LineChart chart = data.chart();
        this.data = data;
        this.right = right;
        this.members = IntStream.range(0, chart.series().size())
                .filter(i -> chart.series().get(i).right() == right && !data.columns().get(i).isAbsent()).boxed()
                .toList();
        this.tops = members.stream()
                .flatMapToDouble(series -> IntStream.range(0, data.xs().size()).mapToDouble(i -> data.top(series, i)))
                .filter(value -> !Double.isNaN(value)).toArray();
        Up asked = right ? Objects.requireNonNull(chart.right()) : chart.up();
        // Where all values are 0, a logarithmic axis has no place for them.
        boolean positive = tops.length == 0 || DoubleStream.of(tops).anyMatch(top -> top > 0);
        this.up = positive ? asked : new Up(asked.label(), asked.unit(), asked.style(), Scale.LINEAR);
        this.levels = UpRange.levels(data.guides(), right);
    }

    /** The left-hand axis, and the right-hand one where there is one. */
    static List<UpSide> of(LineData data) {
        UpSide left = new UpSide(data, false);
        return data.chart().right() == null ? List.of(left) : List.of(left, new UpSide(data, true));
    }

    Up up() {
        return up;
    }

    boolean isRight() {
        return right;
    }

    /** The series that have values, by their places among the chart's. */
    List<Integer> members() {
        return members;
    }

    /** Whether the axis belongs to a single series, whose name may then be what the axis measures. */
    boolean isForOne() {
        return hasValues() && data.chart().series().stream().filter(series -> series.right() == right).count() == 1;
    }

    boolean hasValues() {
        return tops.length > 0;
    }

    Ticks ticks() {
        return new Ticks(up.style(), up.unit());
    }

    /** The range of the axis when it stands alone. */
    Division division() {
        return UpRange.of(up, tops, levels, room());
    }

    /** The ranges of this axis and one on the right; if both begin at 0, they share their grid lines. */
    List<Division> divisionsWith(UpSide other) {
        if (hasValues() && other.isScale()) {
            Division own = division();
            double multiple = multipleIn(other);
            return List.of(own, Division.undivided(new Range(own.range().getLowerBound() * multiple,
                    own.range().getUpperBound() * multiple)));
        }
        return beginsAtZero() && other.beginsAtZero()
                ? ticks().together(extent().getUpperBound(), other.ticks(), other.extent().getUpperBound())
                : List.of(division(), other.division());
    }

    /** Whether the axis only shows the other one's values in another unit. */
    boolean isScale() {
        return hasValues()
                && members.stream().allMatch(series -> data.chart().series().get(series).look() == Look.SCALE);
    }

    /** What the topmost values here are multiplied by to be those of a scale. */
    private double multipleIn(UpSide scale) {
        return IntStream.range(0, data.xs().size())
                .mapToDouble(i -> data.top(scale.members.getFirst(), i) / data.top(members.getLast(), i))
                .filter(ratio -> ratio > 0 && Double.isFinite(ratio)).findFirst().orElse(1);
    }

    /** Lines may leave the plot where they rise beyond all measure; areas are shown whole. */
    private Room room() {
        boolean areas = members.stream().map(series -> data.chart().series().get(series).look())
                .anyMatch(look -> look.stacked() || look == Look.AREA);
        return areas ? Room.AREAS : Room.LINES;
    }

    private Range extent() {
        return UpRange.extent(up, tops, levels, room());
    }

    private boolean beginsAtZero() {
        return up.scale() == Scale.LINEAR && extent().getLowerBound() == 0;
    }
}
