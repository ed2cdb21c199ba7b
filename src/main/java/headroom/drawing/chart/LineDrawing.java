package headroom.drawing.chart;

import headroom.model.Axis.Across;
import headroom.model.Axis.Up;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.Series;
import headroom.model.expression.Figure;
import headroom.model.expression.Quantity;
import headroom.model.expression.Range.Scale;
import headroom.whatif.ChartData.LineData;
import headroom.whatif.Column;
import headroom.whatif.PlacedGuide;
import headroom.whatif.RoundNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.ValueAxis;
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

    static CardPlot plot(LineData data, Ink ink) {
        return new LineDrawing(data, ink).plot();
    }

    private CardPlot plot() {
        Up right = chart.right();
        CardPlot plot = new CardPlot(new Surroundings(caption(chart.across()), chart.up().label(),
                right == null ? "" : right.label(), this::names, List.of(), List.of(), data.guides(), data.present(),
                data.reason()), ink);
        plot.setDomainAxis(across());
        addSide(plot, 0, chart.up(), false);
        if (right != null) {
            addSide(plot, 1, right, true);
            plot.setRangeAxisLocation(1, AxisLocation.BOTTOM_OR_RIGHT, false);
        }
        return plot;
    }

    private void addSide(CardPlot plot, int index, Up up, boolean right) {
        List<Integer> members = members(right);
        double[] tops = members.stream()
                .flatMapToDouble(series -> IntStream.range(0, data.xs().size()).mapToDouble(i -> data.top(series, i)))
                .filter(value -> !Double.isNaN(value)).toArray();
        Range range = UpRange.of(up, tops, UpRange.levels(data.guides(), right), 1);
        ValueAxis axis = axis(new Ticks(up.style(), up.unit()), up.scale(), range, ink);
        axis.setTickLabelsVisible(tops.length > 0);
        List<Integer> lines = members.stream().distinct().toList();
        if (lines.size() == 1 && chart.right() != null) {
            axis.setTickLabelPaint(looks.colour(lines.getFirst()));
        }
        plot.setRangeAxis(index, axis, false);
        if (range.getLowerBound() < 0) {
            plot.setRangeZeroBaselineVisible(true);
        }
        plot.setDataset(index, new PlainDataset(members.stream().map(i -> chart.series().get(i).name()).toList(),
                data.xs().size(), (_, item) -> data.xs().at(item),
                (series, item) -> data.top(members.get(series), item)));
        SeriesRenderer renderer = new SeriesRenderer(data, members, looks);
        renderer.setDefaultToolTipGenerator((_, series, item) -> tip(members.get(series), item, up));
        plot.setRenderer(index, renderer, false);
        plot.mapDatasetToRangeAxis(index, index);
    }

    static ValueAxis axis(Ticks ticks, Scale scale, Range range, Ink ink) {
        return scale == Scale.LINEAR ? new LinearAxis(ticks, range, ink) : new LogarithmicAxis(ticks, range, ink);
    }

    private List<Integer> members(boolean right) {
        return IntStream.range(0, chart.series().size()).filter(i -> chart.series().get(i).right() == right).boxed()
                .toList();
    }

    private ValueAxis across() {
        Across across = chart.across();
        Ticks ticks = new Ticks(across.over().style(), across.over().unit());
        if (data.xs().size() == 0) {
            ValueAxis axis = new LinearAxis(ticks, new Range(0, 1), ink);
            axis.setTickLabelsVisible(false);
            return axis;
        }
        Range range = new Range(data.xs().at(0), data.xs().at(data.xs().size() - 1));
        boolean linear = across.scale() == Scale.LINEAR;
        return axis(ticks, across.scale(), linear ? linear(ticks, range) : logarithmic(range), ink);
    }

    private static Range linear(Ticks ticks, Range range) {
        double low = range.getLowerBound();
        double high = range.getUpperBound();
        double begin = low > 0 && low <= NEAR_ZERO * high ? 0 : low;
        if (high == begin) {
            return begin == 0 ? new Range(0, ticks.unitStep()) : new Range(Math.min(0, 2 * low), Math.max(0, 2 * low));
        }
        Range rounded = ticks.roundedOut(begin, high);
        double near = NEAR_TICK * (high - begin);
        return new Range(begin - rounded.getLowerBound() < near ? rounded.getLowerBound() : begin,
                rounded.getUpperBound() - high < near ? rounded.getUpperBound() : high);
    }

    private static Range logarithmic(Range range) {
        double low = range.getLowerBound();
        return range.getUpperBound() > low ? range
                : new Range(RoundNumbers.decade(low), 10 * RoundNumbers.decade(low));
    }

    /** What the horizontal axis measures, and in which unit where its ticks do not say so. */
    private static String caption(Across across) {
        Quantity over = across.over();
        String unit = switch (over.style()) {
            case COUNT, NUMBER -> over.unit().symbol().equals("h") ? "" : over.unit().symbol();
            case DOLLARS -> over.unit().symbol();
            case SHARE, FACTOR, TIME, BYTES, BINARY_BYTES, GIBIBYTES -> "";
        };
        return across.label().isEmpty() || unit.isEmpty() || says(across.label(), unit) ? across.label()
                : across.label() + ", " + unit;
    }

    /** Whether a label names all that a unit does: “Requests decoding on one GPU” says req/GPU. */
    private static boolean says(String label, String unit) {
        String words = label.toLowerCase(Locale.ROOT);
        return Stream.of(unit.toLowerCase(Locale.ROOT).split("/", -1))
                .allMatch(part -> part.length() > 2 && words.contains(part));
    }

    private List<Label> names(Range visible) {
        List<Label> names = new ArrayList<>();
        for (int i = 0; i < chart.series().size(); i++) {
            Series series = chart.series().get(i);
            int last = lastVisible(data.columns().get(i), visible);
            if (last >= 0 && !series.name().isEmpty()) {
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
            case Guide.LimitAt _,Guide.Mark _,Guide.Band _ -> null;
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
        Figure value = up.style().print(data.columns().get(series).at(item), up.unit());
        Quantity over = chart.across().over();
        return "%s: %s at %s".formatted(chart.series().get(series).name(), value,
                over.style().print(data.xs().at(item), over.unit()));
    }
}
