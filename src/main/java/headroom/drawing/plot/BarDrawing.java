package headroom.drawing.plot;

import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.KeyEntry;
import headroom.drawing.plot.axis.KeyEntry.Sign;
import headroom.drawing.plot.axis.Label;
import headroom.drawing.plot.axis.TickedAxis;
import headroom.formula.Range.Scale;
import headroom.model.Axis.Up;
import headroom.model.AxisRange;
import headroom.model.BarChart;
import headroom.model.ChartRanges;
import headroom.text.Figure;
import headroom.whatif.axis.Ticks;
import headroom.whatif.chart.ChartData.BarData;
import headroom.whatif.chart.PlacedGuide;
import headroom.whatif.chart.VerticalAxis;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Builds the plot of a bar chart: categories lie at 0, 1, 2… on a horizontal axis without ticks. */
final class BarDrawing {

    private final BarData data;
    private final BarChart chart;
    private final Ink ink;
    private final List<Color> colours;

    private BarDrawing(BarData data, Ink ink) {
        this.data = data;
        this.chart = data.chart();
        this.ink = ink;
        this.colours = ink.ofSeries(chart.series().stream().mapToInt(BarChart.Bars::tone));
    }

    static CardPlot plot(BarData data, ChartRanges ranges, Ink ink) {
        return new BarDrawing(data, ink).plot(ranges);
    }

    private CardPlot plot(ChartRanges ranges) {
        List<Label> levels = data.guides().stream().map(this::level).flatMap(Optional::stream).toList();
        CardPlot plot = new CardPlot(new PlotSettings(chart.title(), "", key(), _ -> levels,
                chart.categories().stream().map(category -> category.name().toString()).toList(), data.guides(),
                Double.NaN,
                Double.NaN, data.reason()), ink);
        TickedAxis across = new TickedAxis(new Ticks(chart.up().style(), chart.up().unit()), Scale.LINEAR,
                AxisRange.between(-0.5, chart.categories().size() - 0.5), ink);
        across.setTickLabelsVisible(false);
        plot.setDomainAxis(across);
        for (VerticalAxis side : VerticalAxis.of(data)) {
            addSide(plot, side, side.range(ranges));
        }
        return plot;
    }

    /** The key above the plot: for each axis what it measures and, unless that says it, what is drawn on it. */
    private List<KeyEntry> key() {
        List<KeyEntry> key = new ArrayList<>();
        for (boolean right : new boolean[]{false, true}) {
            Up up = right ? chart.right() : chart.up();
            List<Integer> members = members(right).stream().filter(data::hasPlace).toList();
            boolean alone = chart.right() != null && members.size() == 1;
            if (up != null && !alone && !up.label().isEmpty()) {
                key.add(KeyEntry.caption(up.label(), ink.palette().muted(), right));
            }
            for (int i : members) {
                String name = alone && up != null && !up.label().isEmpty() ? up.label() : chart.series().get(i).name();
                if (chart.series().size() > 1) {
                    key.add(KeyEntry.filled(name, colours.get(i), right ? Sign.DOT : Sign.SQUARE, right));
                }
            }
        }
        if (data.bands() != null) {
            key.add(KeyEntry.whisker(ink));
        }
        if (data.ghost() != null) {
            key.add(KeyEntry.baseline(Sign.OUTLINE, ink));
        }
        return key;
    }

    private List<Integer> members(boolean right) {
        return IntStream.range(0, chart.series().size()).filter(i -> chart.series().get(i).right() == right).boxed()
                .toList();
    }

    /** The name of a level, and its value where no axis shows that. */
    private Optional<Label> level(PlacedGuide placed) {
        Up right = chart.right();
        return LineDrawing.level(placed, ink).map(label -> right == null || !label.right() ? label
                : new Label(label.text() + " " + withoutBreak(right.style().print(label.at(), right.unit())),
                        pointColour(label), label.strong(), true, label.at()));
    }

    private static String withoutBreak(Figure figure) {
        return figure.toString().replace(' ', '\u00a0');
    }

    private Color pointColour(Label label) {
        List<Integer> points = members(true);
        boolean plain = label.colour().equals(ink.palette().muted());
        return plain && points.size() == 1 ? colours.get(points.getFirst()) : label.colour();
    }

    private void addSide(CardPlot plot, VerticalAxis side, AxisRange range) {
        List<Integer> members = side.members();
        Up up = side.up();
        TickedAxis axis = TickedAxis.of(side, range, ink);
        // Points say their values themselves.
        axis.setTickLabelsVisible(side.hasValues() && !side.right());
        if (chart.right() != null && members.size() == 1) {
            axis.setTickLabelPaint(colours.get(members.getFirst()));
        }
        BarsRenderer renderer = new BarsRenderer(data, members, colours, ink);
        renderer.setDefaultToolTipGenerator((_, series, item) -> tip(members.get(series), item, up));
        plot.add(side.right() ? 1 : 0, axis, members.size(), chart.categories().size(), (_, item) -> item,
                (series, item) -> data.top(members.get(series), item), renderer);
    }

    private String tip(int series, int item, Up up) {
        BarData ghost = data.ghost();
        String before = ghost == null ? "" : LineDrawing.tipOfBaseline(ghost.columns().get(series).at(item), up);
        return "%s, %s: %s%s%s".formatted(chart.series().get(series).name(), chart.categories().get(item).name(),
                up.style().print(data.columns().get(series).at(item), up.unit()),
                LineDrawing.tipOfBand(data, series, item, up), before);
    }
}
