package headroom.drawing.chart;

import headroom.drawing.chart.KeyEntry.Sign;
import headroom.drawing.chart.UpRange.Room;
import headroom.model.Axis.Up;
import headroom.model.BarChart;
import headroom.model.expression.Figure;
import headroom.model.expression.Range.Scale;
import headroom.whatif.ChartData.BarData;
import headroom.whatif.PlacedGuide;
import headroom.whatif.RoundNumbers;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.data.Range;

/** Builds the plot of a bar chart: categories lie at 0, 1, 2… on a horizontal axis without ticks. */
final class BarDrawing {

    private final BarData data;
    private final BarChart chart;
    private final Ink ink;

    private BarDrawing(BarData data, Ink ink) {
        this.data = data;
        this.chart = data.chart();
        this.ink = ink;
    }

    static CardPlot plot(BarData data, Ink ink) {
        return new BarDrawing(data, ink).plot();
    }

    private CardPlot plot() {
        Up right = chart.right();
        List<Label> levels = data.guides().stream().map(this::level).flatMap(Optional::stream).toList();
        CardPlot plot = new CardPlot(new Surroundings(chart.title(), "", key(), _ -> levels,
                chart.categories().stream().map(BarChart.Category::name).toList(), data.guides(), Double.NaN,
                data.reason()), ink);
        NumberAxis across = new LinearAxis(new Ticks(chart.up().style(), chart.up().unit()),
                Division.undivided(new Range(-0.5, chart.categories().size() - 0.5)), ink);
        across.setTickLabelsVisible(false);
        plot.setDomainAxis(across);
        addSide(plot, 0, chart.up(), false);
        if (right != null) {
            addSide(plot, 1, right, true);
            plot.setRangeAxisLocation(1, AxisLocation.BOTTOM_OR_RIGHT, false);
        }
        return plot;
    }

    /** What stands above the plot: for each axis what it measures and, unless that says it, what is drawn on it. */
    private List<KeyEntry> key() {
        List<KeyEntry> key = new ArrayList<>();
        for (boolean right : new boolean[]{false, true}) {
            Up up = right ? chart.right() : chart.up();
            List<Integer> members = members(right);
            boolean alone = chart.right() != null && members.size() == 1;
            if (up != null && !alone && !up.label().isEmpty()) {
                key.add(KeyEntry.caption(up.label(), ink.palette().muted(), right));
            }
            for (int i : members) {
                String name = alone && up != null && !up.label().isEmpty() ? up.label() : chart.series().get(i).name();
                if (chart.series().size() > 1) {
                    key.add(KeyEntry.filled(name, ink.palette().series(i + 1), right ? Sign.DOT : Sign.SQUARE, right));
                }
            }
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
        return plain && points.size() == 1 ? ink.palette().series(points.getFirst() + 1) : label.colour();
    }

    private void addSide(CardPlot plot, int index, Up up, boolean right) {
        List<Integer> members = members(right);
        int categories = chart.categories().size();
        double[] tops = members.stream()
                .flatMapToDouble(series -> IntStream.range(0, categories).mapToDouble(i -> data.top(series, i)))
                .filter(value -> !Double.isNaN(value)).toArray();
        Division division = UpRange.of(up, tops, UpRange.levels(data.guides(), right), Room.BARS_WITH_VALUES);
        ValueAxis axis = LineDrawing.axis(new Ticks(up.style(), up.unit()), up.scale(),
                up.scale() == Scale.LOGARITHMIC ? Division.undivided(withRoom(division.range(), tops)) : division,
                ink);
        // Points say their values themselves.
        axis.setTickLabelsVisible(tops.length > 0 && !right);
        if (chart.right() != null && members.size() == 1) {
            axis.setTickLabelPaint(ink.palette().series(members.getFirst() + 1));
        }
        plot.setRangeAxis(index, axis, false);
        plot.setDataset(index, new PlainDataset(members.stream().map(i -> chart.series().get(i).name()).toList(),
                categories, (_, item) -> item, (series, item) -> data.top(members.get(series), item)));
        BarsRenderer renderer = new BarsRenderer(data, members, up, ink);
        renderer.setDefaultToolTipGenerator((_, series, item) -> "%s, %s: %s".formatted(
                chart.series().get(members.get(series)).name(), chart.categories().get(item).name(),
                up.style().print(data.columns().get(members.get(series)).at(item), up.unit())));
        plot.setRenderer(index, renderer, false);
        plot.mapDatasetToRangeAxis(index, index);
    }

    /** Bars on a logarithmic axis need a foot below the least of them and room above the highest. */
    private static Range withRoom(Range range, double[] tops) {
        double least = IntStream.range(0, tops.length).mapToDouble(i -> tops[i]).filter(top -> top > 0).min()
                .orElse(range.getLowerBound());
        double most = IntStream.range(0, tops.length).mapToDouble(i -> tops[i]).max().orElse(range.getUpperBound());
        double low = Math.min(range.getLowerBound(), RoundNumbers.decade(least / 2));
        boolean full = Math.log10(range.getUpperBound() / most) < 0.15 * Math.log10(range.getUpperBound() / low);
        return new Range(low, full ? range.getUpperBound() * 10 : range.getUpperBound());
    }
}
