package headroom.drawing.plot;

import headroom.drawing.Palette;
import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.KeyEntry;
import headroom.drawing.plot.axis.TickedAxis;
import headroom.formula.Estimate;
import headroom.formula.Range;
import headroom.model.AxisRange;
import headroom.model.ChartRanges;
import headroom.model.LineChart.Guide;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.whatif.axis.Ticks;
import headroom.whatif.chart.PlacedGuide;
import headroom.whatif.uncertainty.Histogram;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Summary;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.JFreeChart;
import org.jspecify.annotations.Nullable;

/**
 * Draws how the samples of an estimate are spread: a bar for each bin, the cumulative curve over them, and marks at P10,
 * P50 and P90. The dotted line is the value that the estimate has when nothing is uncertain.
 */
public final class HistogramPainter {

    private static final int BINS = 40;
    private static final Ticks SHARES = new Ticks(Style.SHARE, Unit.SHARE);

    private final Ink ink;

    /** A painter in the colours of a theme. */
    public HistogramPainter(Palette palette) {
        this.ink = new Ink(palette);
    }

    /**
     * Paints into an area of a picture, its background included.
     *
     * @param title what stands above it
     * @param single the value of the estimate with the single values of all assumptions; NaN when it has none
     * @param held what the axes show and keep on showing; empty where they fit the samples
     * @return what the axes show
     */
    public ChartRanges paint(Graphics2D g2, Rectangle2D area, String title, Samples samples, Estimate estimate,
            double single, Optional<ChartRanges> held) {
        Summary summary = samples.summary(estimate);
        boolean absent = summary.present() == 0;
        Histogram fitting = absent ? Histogram.certain(0, BINS) : fitting(samples, estimate);
        AxisRange whole = across(fitting);
        AxisRange across = absent ? whole
                : held.flatMap(shown -> Optional.ofNullable(shown.across())).orElse(whole);
        Histogram histogram = across.equals(whole) ? fitting
                : samples.histogram(estimate, across.low(), across.high(), BINS);
        double highest = histogram.shares().present().max().orElse(1);
        AxisRange up = held.map(ChartRanges::up).orElseGet(() -> SHARES.roundedOut(0, highest));
        ChartRanges ranges = new ChartRanges(across, up, null);
        JFreeChart chart = ChartPainter.card(plot(title, estimate, summary, histogram, up, single,
                absent ? "no sample has one" : null), ink);
        chart.draw(g2, area, null, null);
        return ranges;
    }

    private static Histogram fitting(Samples samples, Estimate estimate) {
        Histogram histogram = samples.histogram(estimate, BINS);
        return histogram.width() > 0 ? histogram : Histogram.certain(histogram.low(), BINS);
    }

    private static AxisRange across(Histogram histogram) {
        return AxisRange.between(histogram.low(), histogram.low() + BINS * histogram.width());
    }

    private CardPlot plot(String title, Estimate estimate, Summary summary, Histogram shown, AxisRange up,
            double single, @Nullable String reason) {
        List<KeyEntry> key = reason != null ? List.of()
                : List.of(KeyEntry.filled("share of samples", ink.palette().series(1), KeyEntry.Sign.SQUARE, false),
                        KeyEntry.line("cumulative", ink.palette().series(2), Ink.line(0), true));
        List<PlacedGuide> marks = List.of(mark("P10", estimate, summary.p10()), mark("P50", estimate, summary.p50()),
                mark("P90", estimate, summary.p90()));
        CardPlot plot = new CardPlot(new PlotSettings(title, "", key, _ -> List.of(), List.of(), marks, single,
                single, reason), ink);
        plot.setDomainAxis(new TickedAxis(new Ticks(estimate.style(), estimate.unit()), Range.Scale.LINEAR,
                across(shown), ink));
        for (int index = 0; index < 2; index++) {
            TickedAxis axis = new TickedAxis(SHARES, Range.Scale.LINEAR, index == 0 ? up : new AxisRange(0, 1, 4), ink);
            axis.setTickLabelsVisible(reason == null);
            plot.add(index, axis, 1, BINS, (_, bin) -> shown.low() + bin * shown.width(),
                    (_, bin) -> shown.shares().at(bin), new HistogramRenderer(shown, ink, index == 1));
        }
        plot.getDomainAxis().setTickLabelsVisible(reason == null);
        return plot;
    }

    private static PlacedGuide mark(String name, Estimate estimate, double at) {
        return new PlacedGuide(new Guide.Mark(name, estimate), at, at);
    }
}
