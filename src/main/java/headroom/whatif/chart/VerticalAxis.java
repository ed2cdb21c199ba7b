package headroom.whatif.chart;

import headroom.formula.Range.Scale;
import headroom.model.Axis.Up;
import headroom.model.AxisRange;
import headroom.model.BarChart;
import headroom.model.ChartRanges;
import headroom.model.LineChart;
import headroom.model.Series.Look;
import headroom.whatif.Column;
import headroom.whatif.axis.Extent;
import headroom.whatif.axis.Ticks;
import headroom.whatif.chart.ChartData.BarData;
import headroom.whatif.chart.ChartData.LineData;
import headroom.whatif.chart.VerticalRange.Room;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A vertical axis of a chart and what it has to show: the series that are drawn on it, their ghosts, and levels.
 *
 * @param members the series, by their places among the chart's
 * @param tops the highest places of series and ghosts, and the ends of bands unless they are of lines
 * @param levels limits, levels and points, and the ends of the bands of lines
 * @param multiple the factor from the other axis' values, where this one only shows them in another unit; else NaN
 */
public record VerticalAxis(Up up, boolean right, List<Integer> members, Column tops, Levels levels, Room room,
        double multiple, boolean forOne) {

    /** The left-hand axis, and the right-hand one where there is one. */
    public static List<VerticalAxis> of(ChartData data) {
        return switch (data) {
            case LineData lines when lines.chart().right() == null -> List.of(of(lines, false));
            case LineData lines -> List.of(of(lines, false), of(lines, true));
            case BarData bars when bars.chart().right() == null -> List.of(of(bars, false));
            case BarData bars -> List.of(of(bars, false), of(bars, true));
        };
    }

    private static VerticalAxis of(LineData data, boolean right) {
        LineChart chart = data.chart();
        List<Integer> here = IntStream.range(0, chart.series().size())
                .filter(i -> chart.series().get(i).right() == right).boxed().toList();
        List<Integer> members = here.stream().filter(i -> isDrawn(data, i)).toList();
        boolean scale = !members.isEmpty()
                && members.stream().allMatch(i -> chart.series().get(i).look() == Look.SCALE);
        LineData ghost = data.ghost();
        DoubleStream tops = DoubleStream.concat(tops(data, members),
                ghost == null || scale ? DoubleStream.empty() : tops(ghost, members));
        Up up = right ? Objects.requireNonNull(chart.right()) : chart.up();
        // Lines may leave the plot where they rise beyond all measure; areas are shown whole.
        boolean areas = members.stream().map(i -> chart.series().get(i).look())
                .anyMatch(look -> look.stacked() || look == Look.AREA);
        return new VerticalAxis(up, right, members, present(tops), Levels.of(data.guides(), right),
                areas ? Room.AREAS : Room.LINES, scale ? multiple(data, members.getFirst()) : Double.NaN,
                here.size() == 1).with(data.bands());
    }

    /** True when a series has a value, or its ghost has; a scale has no ghost. */
    private static boolean isDrawn(LineData data, int series) {
        LineData ghost = data.ghost();
        boolean scale = data.chart().series().get(series).look() == Look.SCALE;
        return !data.columns().get(series).isAbsent()
                || (ghost != null && !scale && !ghost.columns().get(series).isAbsent());
    }

    private static DoubleStream tops(LineData data, List<Integer> members) {
        return members.stream()
                .flatMapToDouble(series -> IntStream.range(0, data.xs().size()).mapToDouble(i -> data.top(series, i)));
    }

    /** The factor from the topmost values of the left-hand axis to those of a scale. */
    private static double multiple(LineData data, int scale) {
        int topmost = IntStream.range(0, data.columns().size())
                .filter(i -> !data.chart().series().get(i).right() && !data.columns().get(i).isAbsent()).max()
                .orElse(scale);
        return IntStream.range(0, data.xs().size()).mapToDouble(i -> data.top(scale, i) / data.top(topmost, i))
                .filter(ratio -> ratio > 0 && Double.isFinite(ratio)).findFirst().orElse(1);
    }

    private static VerticalAxis of(BarData data, boolean right) {
        BarChart chart = data.chart();
        List<Integer> members = IntStream.range(0, chart.series().size())
                .filter(i -> chart.series().get(i).right() == right).boxed().toList();
        BarData ghost = data.ghost();
        DoubleStream tops = DoubleStream.concat(tops(data, members),
                ghost == null ? DoubleStream.empty() : tops(ghost, members));
        Up up = right ? Objects.requireNonNull(chart.right()) : chart.up();
        return new VerticalAxis(up, right, members, present(tops), Levels.of(data.guides(), right),
                Room.BARS_WITH_VALUES, Double.NaN, members.size() == 1).with(data.bands());
    }

    private static DoubleStream tops(BarData data, List<Integer> members) {
        return members.stream().flatMapToDouble(series -> IntStream.range(0, data.chart().categories().size())
                .mapToDouble(i -> data.top(series, i)));
    }

    /** The same axis with room for bands: lines that leave the plot at its top still do. */
    private VerticalAxis with(@Nullable Bands bands) {
        if (bands == null || members.isEmpty()) {
            return this;
        }
        Extent reach = extent().withBands(drawn().scale());
        double[] ends = bands.ends(members, reach);
        return room == Room.LINES
                ? new VerticalAxis(up, right, members, tops, levels.with(ends), room, multiple, forOne)
                : new VerticalAxis(up, right, members,
                        present(DoubleStream.concat(tops.present(), DoubleStream.of(ends))),
                        levels, room, multiple, forOne);
    }

    private static Column present(DoubleStream values) {
        return Column.of(values.filter(value -> !Double.isNaN(value)).toArray());
    }

    /** True when the axis belongs to a single series, whose name may then be what the axis measures. */
    public boolean isForOne() {
        return hasValues() && forOne;
    }

    public boolean hasValues() {
        return tops.size() > 0;
    }

    /** True when the axis only shows the other one's values in another unit. */
    public boolean isScale() {
        return !Double.isNaN(multiple);
    }

    public Ticks ticks() {
        return new Ticks(up.style(), up.unit());
    }

    /** The range of this axis among those of its chart. */
    public AxisRange range(ChartRanges ranges) {
        return right ? Objects.requireNonNull(ranges.right()) : ranges.up();
    }

    /** The ranges that suit the values best. */
    static List<AxisRange> fitting(List<VerticalAxis> sides) {
        VerticalAxis left = sides.getFirst();
        if (sides.size() == 1) {
            return List.of(left.fitting());
        }
        VerticalAxis right = sides.getLast();
        if (left.hasValues() && right.isScale()) {
            return List.of(left.fitting(), left.fitting().times(right.multiple));
        }
        // Two axes from 0 share their grid lines; the points of bars say their values themselves.
        return left.room != Room.BARS_WITH_VALUES && left.beginsAtZero() && right.beginsAtZero()
                ? left.ticks().together(left.extent().high(), right.ticks(), right.extent().high())
                : List.of(left.fitting(), right.fitting());
    }

    /** The ranges that were shown before; of a scale, what stands beside them now. */
    static List<AxisRange> kept(List<VerticalAxis> sides, ChartRanges shown) {
        List<AxisRange> ranges = new ArrayList<>(List.of(shown.up()));
        for (VerticalAxis other : sides.subList(1, sides.size())) {
            AxisRange right = shown.right();
            ranges.add(other.isScale() ? shown.up().times(other.multiple) : right == null ? other.fitting() : right);
        }
        return ranges;
    }

    private AxisRange fitting() {
        return VerticalRange.of(drawn(), tops.toArray(), levels, room);
    }

    private Extent extent() {
        return VerticalRange.extent(drawn(), tops.toArray(), levels, room);
    }

    /** The axis as it can be drawn: where all values are 0, a logarithmic one has no place for them. */
    private Up drawn() {
        return isPositive() ? up : new Up(up.label(), up.unit(), up.style(), Scale.LINEAR);
    }

    private boolean isPositive() {
        return !hasValues() || tops.present().anyMatch(top -> top > 0);
    }

    private boolean beginsAtZero() {
        return drawn().scale() == Scale.LINEAR && extent().low() == 0;
    }
}
