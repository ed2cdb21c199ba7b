package headroom.drawing.plot;

import headroom.drawing.plot.UpRange.Room;
import headroom.formula.Range.Scale;
import headroom.model.Axis.Up;
import headroom.model.AxisRange;
import headroom.model.BarChart;
import headroom.model.ChartRanges;
import headroom.model.LineChart;
import headroom.model.Series.Look;
import headroom.whatif.Bands;
import headroom.whatif.ChartData;
import headroom.whatif.ChartData.BarData;
import headroom.whatif.ChartData.LineData;
import headroom.whatif.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;

/**
 * A vertical axis of a chart and what it has to show: the series that are drawn on it, their ghosts, and levels.
 *
 * @param members the series, by their places among the chart's
 * @param tops the highest places of series and ghosts, and the ends of bands unless they are of lines
 * @param levels limits, levels and points, and the ends of the bands of lines
 * @param multiple where the axis only shows the other one's values in another unit, how many there are to one; else NaN
 */
record UpSide(Up up, boolean right, List<Integer> members, Column tops, Levels levels, Room room,
        double multiple, boolean forOne) {

    /** The left-hand axis, and the right-hand one where there is one. */
    static List<UpSide> of(ChartData data) {
        return switch (data) {
            case LineData lines when lines.chart().right() == null -> List.of(of(lines, false));
            case LineData lines -> List.of(of(lines, false), of(lines, true));
            case BarData bars when bars.chart().right() == null -> List.of(of(bars, false));
            case BarData bars -> List.of(of(bars, false), of(bars, true));
        };
    }

    private static UpSide of(LineData data, boolean right) {
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
        return new UpSide(up, right, members, present(tops), Levels.of(data.guides(), right),
                areas ? Room.AREAS : Room.LINES, scale ? multiple(data, members.getFirst()) : Double.NaN,
                here.size() == 1).with(data.bands());
    }

    /** Whether a series has a value, or its ghost has; a scale has no ghost. */
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

    /** What the topmost values of the left-hand axis are multiplied by to be those of a scale. */
    private static double multiple(LineData data, int scale) {
        int topmost = IntStream.range(0, data.columns().size())
                .filter(i -> !data.chart().series().get(i).right() && !data.columns().get(i).isAbsent()).max()
                .orElse(scale);
        return IntStream.range(0, data.xs().size()).mapToDouble(i -> data.top(scale, i) / data.top(topmost, i))
                .filter(ratio -> ratio > 0 && Double.isFinite(ratio)).findFirst().orElse(1);
    }

    private static UpSide of(BarData data, boolean right) {
        BarChart chart = data.chart();
        List<Integer> members = IntStream.range(0, chart.series().size())
                .filter(i -> chart.series().get(i).right() == right).boxed().toList();
        BarData ghost = data.ghost();
        DoubleStream tops = DoubleStream.concat(tops(data, members),
                ghost == null ? DoubleStream.empty() : tops(ghost, members));
        Up up = right ? Objects.requireNonNull(chart.right()) : chart.up();
        return new UpSide(up, right, members, present(tops), Levels.of(data.guides(), right),
                Room.BARS_WITH_VALUES, Double.NaN, members.size() == 1).with(data.bands());
    }

    private static DoubleStream tops(BarData data, List<Integer> members) {
        return members.stream().flatMapToDouble(series -> IntStream.range(0, data.chart().categories().size())
                .mapToDouble(i -> data.top(series, i)));
    }

    /** The same axis with room for bands: lines that leave the plot at its top still do. */
    private UpSide with(@Nullable Bands bands) {
        if (bands == null || members.isEmpty()) {
            return this;
        }
        double[] ends = BandReach.around(extent(), drawn().scale()).ends(bands, members);
        return room == Room.LINES
                ? new UpSide(up, right, members, tops, levels.with(ends), room, multiple, forOne)
                : new UpSide(up, right, members, present(DoubleStream.concat(tops.present(), DoubleStream.of(ends))),
                        levels, room, multiple, forOne);
    }

    private static Column present(DoubleStream values) {
        return Column.of(values.filter(value -> !Double.isNaN(value)).toArray());
    }

    /** Whether the axis belongs to a single series, whose name may then be what the axis measures. */
    boolean isForOne() {
        return hasValues() && forOne;
    }

    boolean hasValues() {
        return tops.size() > 0;
    }

    /** Whether the axis only shows the other one's values in another unit. */
    boolean isScale() {
        return !Double.isNaN(multiple);
    }

    Ticks ticks() {
        return new Ticks(up.style(), up.unit());
    }

    /** What the axis shows among the ranges of its chart. */
    AxisRange range(ChartRanges ranges) {
        return right ? Objects.requireNonNull(ranges.right()) : ranges.up();
    }

    /** The axis over a range. A range that does not begin above 0 was chosen where a logarithmic axis had no place for anything. */
    TickedAxis axis(AxisRange range, Ink ink) {
        return new TickedAxis(ticks(), range.low() > 0 ? up.scale() : Scale.LINEAR, range, ink);
    }

    /** The ranges that suit the values best. */
    static List<AxisRange> fitting(List<UpSide> sides) {
        UpSide left = sides.getFirst();
        if (sides.size() == 1) {
            return List.of(left.fitting());
        }
        UpSide right = sides.getLast();
        if (left.hasValues() && right.isScale()) {
            return List.of(left.fitting(), left.fitting().times(right.multiple));
        }
        // Two axes from 0 share their grid lines; the points of bars say their values themselves.
        return left.room != Room.BARS_WITH_VALUES && left.beginsAtZero() && right.beginsAtZero()
                ? left.ticks().together(left.extent().getUpperBound(), right.ticks(), right.extent().getUpperBound())
                : List.of(left.fitting(), right.fitting());
    }

    /** The ranges that were shown before; of a scale, what stands beside them now. */
    static List<AxisRange> kept(List<UpSide> sides, ChartRanges shown) {
        List<AxisRange> ranges = new ArrayList<>(List.of(shown.up()));
        for (UpSide other : sides.subList(1, sides.size())) {
            AxisRange right = shown.right();
            ranges.add(other.isScale() ? shown.up().times(other.multiple) : right == null ? other.fitting() : right);
        }
        return ranges;
    }

    private AxisRange fitting() {
        return UpRange.of(drawn(), tops.toArray(), levels, room);
    }

    private Range extent() {
        return UpRange.extent(drawn(), tops.toArray(), levels, room);
    }

    /** The axis as it can be drawn: where all values are 0, a logarithmic one has no place for them. */
    private Up drawn() {
        return isPositive() ? up : new Up(up.label(), up.unit(), up.style(), Scale.LINEAR);
    }

    private boolean isPositive() {
        return !hasValues() || tops.present().anyMatch(top -> top > 0);
    }

    private boolean beginsAtZero() {
        return drawn().scale() == Scale.LINEAR && extent().getLowerBound() == 0;
    }
}
