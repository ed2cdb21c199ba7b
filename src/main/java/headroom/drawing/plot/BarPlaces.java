package headroom.drawing.plot;

import headroom.drawing.plot.FlatRenderer.Frame;
import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.TickedAxis;
import headroom.formula.Conditional;
import headroom.model.BarChart;
import headroom.model.BarChart.Bars;
import headroom.whatif.chart.Bands;
import headroom.whatif.chart.ChartData.BarData;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The places of the bars and points of a chart in the picture.
 *
 * @param stacks those of the chart's series that lie on one another, or alone, in places of their own from left to right
 */
record BarPlaces(BarData data, List<List<Integer>> stacks, Frame frame) {

    /** The gap between values, and between them and what they belong to. */
    static final double GAP = 3;

    private static final double GROUP_SHARE = 0.62;
    private static final double WIDEST = 64;
    private static final double DOT = 4;
    private static final double BETWEEN = 2;
    private static final double LEAST_WHISKER = 2;
    /** Half the width of the ends of a whisker behind a point, which show at both sides of it. */
    private static final double WIDE_WHISKER = 6.5;
    /** The part of a slot over which bars and points spread, so that the values of both fit. */
    private static final double SPREAD_SHARE = 0.92;

    BarChart chart() {
        return data.chart();
    }

    /** The places of all series among the chart's. */
    IntStream series() {
        return IntStream.range(0, chart().series().size());
    }

    /** The axis of a series: points stand on the right-hand one. */
    TickedAxis axis(int series) {
        return (TickedAxis) frame.plot().getRangeAxis(isPoints(series) ? 1 : 0);
    }

    /** The height in the picture of a value of a series. */
    double y(int series, double value) {
        return new Frame(frame.area(), frame.across(), axis(series), frame.plot()).y(value);
    }

    /** The value at a bar: its own, or that of all bars that lie on one another. */
    double value(int series, int category) {
        return isStacked(series) ? total(stack(series), category) : data.columns().get(series).at(category);
    }

    /** The point of a category; null where there is none. */
    @Nullable
    Shape pointOf(int category) {
        return series().filter(this::isPoints).mapToObj(series -> shape(series, category)).filter(Objects::nonNull)
                .findFirst().orElse(null);
    }

    /** The places of a series' stack among the chart's series, from its foot up. */
    private List<Integer> stack(int series) {
        return stacks.get(stackOf(series));
    }

    /** The place of a series' stack among the stacks. */
    int stackOf(int series) {
        return IntStream.range(0, stacks.size()).filter(i -> stacks.get(i).contains(series)).findFirst().orElse(0);
    }

    /** True when a bar lies on others, or under them. */
    boolean isStacked(int series) {
        return !isPoints(series) && isShown(series) && stack(series).size() > 1;
    }

    /** True when a bar is the last of its stack, above which the value of all stands. */
    boolean isOnTop(int series) {
        return isShown(series) && stack(series).getLast() == series;
    }

    /** True when a series has a place: the scenario hides some. */
    boolean isShown(int series) {
        return isPoints(series) || stacks.stream().anyMatch(stack -> stack.contains(series));
    }

    /** True when a bar has no value because it is shown under a condition only. */
    boolean isHidden(int series, int category) {
        return Double.isNaN(value(series, category))
                && Conditional.mayBeHidden(chart().series().get(series).values().get(category));
    }

    private double total(List<Integer> stack, int category) {
        double total = Double.NaN;
        for (int series : stack) {
            double value = data.columns().get(series).at(category);
            total = Double.isNaN(value) ? total : Double.isNaN(total) ? value : total + value;
        }
        return total;
    }

    /** True when a series is points instead of bars. */
    boolean isPoints(int series) {
        return chart().series().get(series).right();
    }

    /** True when the chart has points, which take a place of their own beside the bars. */
    private boolean hasPoints() {
        return chart().series().stream().anyMatch(Bars::right);
    }

    private double slot() {
        return frame.area().getWidth() / chart().categories().size();
    }

    /**
     * The width for a value: that of a bar and its neighbours' gaps, or of the whole slot, but for what the first value
     * takes of the second one's when the edge of the plot pushes it aside.
     */
    double room(int series) {
        if (!isPoints(series) && places() - (hasPoints() ? 1 : 0) > 1) {
            return pitch() - GAP;
        }
        double slot = slot() - GAP;
        double fromTheEdge = middle(series, 0) - frame.area().getMinX();
        return Math.min(slot, (slot + fromTheEdge) * 2 / 3);
    }

    /** From the middle of a bar to the middle of what stands beside it. */
    private double pitch() {
        return hasPoints() ? slot() * SPREAD_SHARE / places() : width() + BETWEEN;
    }

    private double width() {
        return Math.min(slot() * GROUP_SHARE / places(), WIDEST);
    }

    /** The number of bars beside one another in a category, points counted as one more. */
    private long places() {
        return stacks.size() + (hasPoints() ? 1L : 0);
    }

    /** The middle of a bar or point. */
    double middle(int series, int category) {
        return frame.x(category) + offset(isPoints(series) ? places() - 1 : stackOf(series));
    }

    /** The distance of a place within a category from its middle. */
    private double offset(long place) {
        return (place - (places() - 1) / 2.0) * pitch();
    }

    /** A bar or point; null where there is no value. */
    @Nullable
    Shape shape(int series, int category) {
        double top = data.top(series, category);
        if (Double.isNaN(top) || (top <= 0 && axis(series).isLogarithmic())) {
            return null;
        }
        double y = y(series, top);
        double middle = middle(series, category);
        if (isPoints(series)) {
            return Ink.dot(middle, y, DOT);
        }
        double foot = y(series, Math.max(data.base(series, category), axis(series).getLowerBound()));
        double width = width();
        return new Rectangle2D.Double(middle - width / 2, Math.min(y, foot), width, Math.abs(foot - y));
    }

    /** From P10 to P90 of where a bar or point ends; null where that is certain, or too nearly so to be seen. */
    @Nullable
    Shape whisker(int series, int category) {
        Bands bands = data.bands();
        if (bands == null) {
            return null;
        }
        double top = y(series, bands.p90(series, category));
        double bottom = y(series, bands.p10(series, category));
        return bottom - top >= LEAST_WHISKER
                ? Ink.whisker(Math.floor(middle(series, category)) + 0.5, top, bottom,
                        isPoints(series) ? WIDE_WHISKER : Ink.WHISKER_END)
                : null;
    }
}
