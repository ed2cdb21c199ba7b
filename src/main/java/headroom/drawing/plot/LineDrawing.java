package headroom.drawing.plot;

import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.Label;
import headroom.drawing.plot.axis.TickedAxis;
import headroom.formula.FormulaText;
import headroom.formula.Quantity;
import headroom.formula.Range.Scale;
import headroom.model.Axis.Across;
import headroom.model.Axis.Up;
import headroom.model.AxisRange;
import headroom.model.ChartRanges;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.LiveNumbers;
import headroom.model.Series;
import headroom.text.Figure;
import headroom.whatif.Column;
import headroom.whatif.axis.RoundNumbers;
import headroom.whatif.axis.Ticks;
import headroom.whatif.chart.Bands;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.ChartData.BarData;
import headroom.whatif.chart.ChartData.LineData;
import headroom.whatif.chart.PlacedGuide;
import headroom.whatif.chart.VerticalAxis;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;

/** Builds the plot of a line chart. */
final class LineDrawing {

    /** An axis that begins this near 0, as a share of its end, begins at 0. */
    private static final double NEAR_ZERO = 0.1;
    /** An axis whose end is this near the next tick ends there. */
    private static final double NEAR_TICK = 0.04;

    private final LineData data;
    private final LineChart chart;
    private final LineLooks looks;
    private final Ink ink;

    private LineDrawing(LineData data, Ink ink) {
        this.data = data;
        this.chart = data.chart();
        this.ink = ink;
        this.looks = new LineLooks(chart, ink);
    }

    static CardPlot plot(LineData data, ChartRanges ranges, Ink ink) {
        return new LineDrawing(data, ink).plot(ranges);
    }

    private CardPlot plot(ChartRanges ranges) {
        List<VerticalAxis> sides = VerticalAxis.of(data);
        VerticalAxis left = sides.getFirst();
        boolean two = sides.size() > 1;
        LineKey key = new LineKey(chart, looks, ink);
        double before = data.ghost() == null ? Double.NaN : data.ghost().present();
        CardPlot plot = new CardPlot(new PlotSettings(chart.title(), TickedAxis.caption(chart.across()),
                key.above(sides, missing(), data.bands() != null, data.ghost() != null), this::names, List.of(),
                data.guides(),
                data.present(), before,
                data.reason()), ink);
        plot.setDomainAxis(across(ranges));
        for (int index = 0; index < sides.size(); index++) {
            VerticalAxis side = sides.get(index);
            TickedAxis axis = TickedAxis.of(side, side.range(ranges), ink);
            axis.setTickLabelsVisible(side.hasValues());
            if (two) {
                key.colour(side.isScale() ? left : side).ifPresent(axis::setTickLabelPaint);
            }
            List<Integer> members = side.isScale() ? List.of() : inDrawingOrder(side.members());
            SeriesRenderer renderer = new SeriesRenderer(data, members, looks, ink.ghost());
            renderer.setDefaultToolTipGenerator((_, series, item) -> tip(members.get(series), item, side.up()));
            plot.add(index, axis, members.size(), data.xs().size(), (_, item) -> data.xs().at(item),
                    (series, item) -> data.top(members.get(series), item), renderer);
        }
        plot.setRangeZeroBaselineVisible(ranges.up().low() < 0);
        return plot;
    }

    private List<Integer> missing() {
        return data.isAbsent() || chart.right() != null ? List.of()
                : IntStream.range(0, chart.series().size())
                        .filter(series -> data.columns().get(series).isAbsent() && !data.isHidden(series))
                        .filter(series -> !chart.series().get(series).name().isEmpty()).boxed().toList();
    }

    /** The series, in reverse where areas are stacked: where nothing is left of the upper one, the lower one shows. */
    private List<Integer> inDrawingOrder(List<Integer> members) {
        boolean stacked = members.stream().anyMatch(series -> chart.series().get(series).look().stacked());
        return stacked ? members.reversed() : members;
    }

    private TickedAxis across(ChartRanges ranges) {
        Across across = chart.across();
        Ticks ticks = new Ticks(across.shown().style(), across.shown().unit());
        if (data.xs().size() == 0) {
            TickedAxis axis = new TickedAxis(ticks, Scale.LINEAR, AxisRange.between(0, 1), ink);
            axis.setTickLabelsVisible(false);
            return axis;
        }
        AxisRange kept = ranges.across();
        Range range = withPoints(across.follows() && kept != null ? new Range(kept.low(), kept.high())
                : new Range(data.xs().at(0), data.xs().at(data.xs().size() - 1)));
        Range shown = across.scale() == Scale.LINEAR ? linear(ticks, range) : logarithmic(range);
        return new TickedAxis(ticks, across.scale(), AxisRange.between(shown.getLowerBound(), shown.getUpperBound()),
                ink);
    }

    /** A range that has room for named points too. */
    private Range withPoints(Range range) {
        Range wide = range;
        for (PlacedGuide placed : data.guides()) {
            boolean possible = chart.across().scale() == Scale.LINEAR || placed.from() > 0;
            if (placed.guide() instanceof Guide.Point && placed.isPlaced() && possible && data.reason() == null) {
                wide = Range.expandToInclude(wide, placed.from());
            }
        }
        return wide;
    }

    private static Range linear(Ticks ticks, Range range) {
        double low = range.getLowerBound();
        double high = range.getUpperBound();
        double begin = low > 0 && low <= NEAR_ZERO * high ? 0 : low;
        if (high == begin) {
            return begin == 0 ? new Range(0, ticks.unitStep()) : new Range(Math.min(0, 2 * low), Math.max(0, 2 * low));
        }
        AxisRange rounded = ticks.roundedOut(begin, high);
        double near = NEAR_TICK * (high - begin);
        return new Range(begin - rounded.low() < near ? rounded.low() : begin,
                rounded.high() - high < near ? rounded.high() : high);
    }

    private static Range logarithmic(Range range) {
        double low = range.getLowerBound();
        return range.getUpperBound() > low ? range
                : new Range(RoundNumbers.decade(low), 10 * RoundNumbers.decade(low));
    }

    private List<Label> names(Range visible) {
        List<Label> names = new ArrayList<>();
        for (int i = 0; i < chart.series().size(); i++) {
            Series series = chart.series().get(i);
            int last = lastVisible(data.columns().get(i), visible);
            if (last >= 0 && !series.name().isEmpty() && chart.right() == null) {
                double top = data.top(i, last);
                double at = series.look().stacked() ? (data.base(i, last) + top) / 2 : top;
                names.add(new Label(series.name(), looks.colour(i), true, series.right(), at));
            }
        }
        for (PlacedGuide placed : data.guides()) {
            level(placed, ink).ifPresent(names::add);
        }
        return names;
    }

    /** The name of a limit or level, where it has a place. */
    static Optional<Label> level(PlacedGuide placed, Ink ink) {
        @Nullable
        Label label = switch (placed.guide()) {
            case Guide.Limit limit ->
                    new Label(limit.name(), ink.palette().bad(), false, limit.right(), placed.from());
            case Guide.Level level ->
                    new Label(level.name(), ink.palette().muted(), false, level.right(), placed.from());
            case Guide.AtPlace _ -> null;
        };
        return Optional.ofNullable(placed.isPlaced() ? label : null);
    }

    private int lastVisible(Column column, Range visible) {
        int place = column.lastPresent();
        while (place >= 0 && (!column.has(place) || data.xs().at(place) > visible.getUpperBound())) {
            place--;
        }
        return place >= 0 && data.xs().at(place) >= visible.getLowerBound() ? place : -1;
    }

    private String tip(int series, int item, Up up) {
        Quantity shown = chart.across().shown();
        LineData ghost = data.ghost();
        String before = ghost == null ? ""
                : tipOfBaseline(ghost.valueWhere(data.settings().at(item), series), up);
        return "%s: %s at %s%s%s%s".formatted(chart.series().get(series).name(), up.style()
                .print(data.columns().get(series).at(item), up.unit()),
                shown.style().print(data.xs().at(item), shown.unit()), tipOfSetting(data.settings().at(item)),
                tipOfBand(data, series, data.xs().at(item), up),
                before);
    }

    /** Between what a series lies eight times in ten at a place, as a part of a tip; of a stack, the whole of it. */
    static String tipOfBand(ChartData data, int series, double at, Up up) {
        Bands bands = data.bands();
        boolean steps = data instanceof LineData lines && lines.holds(series);
        double low = bands == null ? Double.NaN : bands.p10(series, at, steps);
        if (bands == null || Double.isNaN(low)) {
            return "";
        }
        boolean stacked = switch (data) {
            case LineData lines -> lines.chart().series().get(series).look().stacked();
            case BarData bars -> bars.stacks().stream().anyMatch(stack -> stack.size() > 1 && stack.contains(series));
        };
        List<Figure> ends = up.style().printApart(up.unit(), low, bands.p90(series, at, steps));
        return "\n%sP10–P90: %s–%s".formatted(stacked ? "all together, " : "", ends.getFirst(), ends.getLast());
    }

    /** The value of the quantity that runs, where the axis shows what follows from it. */
    private String tipOfSetting(double setting) {
        Quantity over = chart.across().over();
        return !chart.across().follows() || Double.isNaN(setting) ? ""
                : " (%s: %s)".formatted(FormulaText.inSentence(over.label()), over.style().print(setting, over.unit()));
    }

    /** The value of the baseline at an item, as the end of a tip. */
    static String tipOfBaseline(double ghost, Up up) {
        return "\nbaseline: " + (Double.isNaN(ghost) ? LiveNumbers.NO_VALUE : up.style().print(ghost, up.unit()));
    }
}
