package headroom.whatif.chart;

import headroom.formula.Conditional;
import headroom.model.AxisRange;
import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.whatif.Column;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers of a chart for one scenario, in base units, not yet ink. Immutable. */
public sealed interface ChartData {

    /** The chart that these numbers belong to. */
    ChartSpec chart();

    /** The values of each of the chart's series. */
    List<Column> columns();

    /** The places of lines on the horizontal axis; none of bars, which have their categories. */
    default Column places() {
        return this instanceof LineData lines ? lines.xs() : Column.of();
    }

    /** Limits, marks and bands, with their places. */
    List<PlacedGuide> guides();

    /** The numbers of a baseline, at the same places; null while there is none to hold it against. */
    @Nullable
    ChartData ghost();

    /** The bands of the series while the uncertain assumptions vary; null while none is, or while that is not known yet. */
    @Nullable
    Bands bands();

    /** The same numbers with bands, or without. */
    ChartData with(@Nullable Bands bands);

    /** The reason why no series has any value; null when one has. */
    @Nullable
    String reason();

    /** True when a series is shown under a condition only. */
    boolean mayBeHidden(int series);

    /** True when the scenario hides a series: it is shown under a condition only, and has no value. */
    default boolean isHidden(int series) {
        return columns().get(series).isAbsent() && mayBeHidden(series);
    }

    /** True when there is nothing to draw. */
    default boolean isAbsent() {
        return columns().stream().allMatch(Column::isAbsent);
    }

    /**
     * Lines over a quantity.
     *
     * @param xs the places on the horizontal axis, rising; a column of {@code columns} has a value for each
     * @param settings the values of the quantity that runs at each of them: the same, unless the axis shows what follows
     *                 from it; NaN where several lines have been set to different values
     * @param present the place of the scenario itself; NaN where it has no place
     */
    record LineData(LineChart chart, Column xs, Column settings, List<Column> columns, double present,
            List<PlacedGuide> guides,
            @Nullable String reason, @Nullable LineData ghost, @Nullable Bands bands) implements ChartData {

        public LineData {
            columns = List.copyOf(columns);
            guides = List.copyOf(guides);
        }

        /** Lines over the quantity that runs. */
        public LineData(LineChart chart, Column xs, List<Column> columns, double present, List<PlacedGuide> guides,
                @Nullable String reason, @Nullable LineData ghost, @Nullable Bands bands) {
            this(chart, xs, xs, columns, present, guides, reason, ghost, bands);
        }

        LineData(LineChart chart, Swept swept, double present, List<PlacedGuide> guides, @Nullable String reason,
                @Nullable LineData ghost, @Nullable Bands bands) {
            this(chart, swept.xs(), swept.settings(), swept.columns(), present, guides, reason, ghost, bands);
        }

        /** The same lines over those of a baseline; where there are none, there is nothing to hold against it. */
        LineData over(LineData baseline) {
            return isAbsent() ? this
                    : new LineData(chart, xs, settings, columns, present, guides, reason, baseline, bands);
        }

        @Override
        public LineData with(@Nullable Bands others) {
            return new LineData(chart, xs, settings, columns, present, guides, reason, ghost, others);
        }

        /** The part of the horizontal axis that the lines and those of a baseline run over; null where they do not. */
        public @Nullable AxisRange across() {
            if (xs.size() < 2) {
                return null;
            }
            Column other = ghost == null || ghost.xs.size() == 0 ? xs : ghost.xs;
            double low = Math.min(xs.at(0), other.at(0));
            double high = Math.max(xs.at(xs.size() - 1), other.at(other.size() - 1));
            return low < high ? AxisRange.between(low, high) : null;
        }

        /** The value of a series where the quantity that runs was set to something; NaN where it was not. */
        public double valueWhere(double setting, int series) {
            for (int place = 0; place < settings.size(); place++) {
                if (settings.at(place) == setting) {
                    return columns.get(series).at(place);
                }
            }
            return Double.NaN;
        }

        @Override
        public boolean mayBeHidden(int series) {
            return Conditional.mayBeHidden(chart.series().get(series).value());
        }

        /** The value at which a series begins: on the stacked ones before it, on the same axis, else at 0. */
        public double base(int series, int place) {
            double base = 0;
            if (chart.series().get(series).look().stacked()) {
                for (int below = 0; below < series; below++) {
                    boolean under = chart.series().get(below).look().stacked()
                            && chart.series().get(below).right() == chart.series().get(series).right();
                    base += under && columns.get(below).has(place) ? columns.get(below).at(place) : 0;
                }
            }
            return base;
        }

        /** The value up to which a series reaches at a place, what it is stacked on included. */
        public double top(int series, int place) {
            return base(series, place) + columns.get(series).at(place);
        }

        /** True when the band of a series, as the series itself, stays what it is until its next place; narrow steps are a slope. */
        public boolean holds(int series) {
            return chart.series().get(series).look().steps() && Jumps.areFew(columns.get(series));
        }
    }

    /** Bars in categories: a column of {@code columns} has a value for each category. */
    record BarData(BarChart chart, List<Column> columns, List<PlacedGuide> guides, @Nullable String reason,
            @Nullable BarData ghost, @Nullable Bands bands) implements ChartData {

        public BarData {
            columns = List.copyOf(columns);
            guides = List.copyOf(guides);
        }

        /** The same bars over those of a baseline; where there are none, there is nothing to hold against it. */
        BarData over(BarData baseline) {
            return isAbsent() ? this : new BarData(chart, columns, guides, reason, baseline, bands);
        }

        @Override
        public BarData with(@Nullable Bands others) {
            return new BarData(chart, columns, guides, reason, ghost, others);
        }

        /** The stacks of the chart from left to right, without what neither the scenario nor a baseline shows. */
        public List<List<Integer>> stacks() {
            return chart.stacks().stream().map(stack -> stack.stream().filter(this::hasPlace).toList())
                    .filter(stack -> !stack.isEmpty()).toList();
        }

        /** True when a series has a place in the picture: a series that is hidden has none. */
        public boolean hasPlace(int series) {
            return !isHidden(series) || (ghost != null && !ghost.isHidden(series));
        }

        @Override
        public boolean mayBeHidden(int series) {
            return chart.series().get(series).values().stream().allMatch(Conditional::mayBeHidden);
        }

        /** The value at which a bar begins: on the bars of its stack before it, else at 0. */
        public double base(int series, int category) {
            double base = 0;
            for (int below = 0; below < series; below++) {
                boolean under = chart.series().get(below).isStackedWith(chart.series().get(series));
                base += under && columns.get(below).has(category) ? columns.get(below).at(category) : 0;
            }
            return base;
        }

        /** The value up to which a bar reaches. */
        public double top(int series, int category) {
            return base(series, category) + columns.get(series).at(category);
        }
    }
}
