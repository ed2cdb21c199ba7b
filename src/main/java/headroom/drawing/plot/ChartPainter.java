package headroom.drawing.plot;

import headroom.drawing.Palette;
import headroom.drawing.plot.axis.Ink;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.Rescaled;
import headroom.whatif.chart.ScaledChart;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.ui.RectangleInsets;

/**
 * Draws charts in the colours of a theme. A painter holds no state, so any thread may use it; a {@link JFreeChart} that
 * it makes belongs to one thread at a time.
 */
public final class ChartPainter {

    private static final RectangleInsets MARGIN = new RectangleInsets(10, 12, 8, 12);

    private final Ink ink;

    /** A painter in the colours of a theme. */
    public ChartPainter(Palette palette) {
        this.ink = new Ink(palette);
    }

    /** The chart as JFreeChart shows it, its axes fitting its numbers: it can be zoomed, and its points have tool tips. */
    public JFreeChart chart(ChartData data) {
        return chart(ScaledChart.fitting(data), Rescaled.NONE);
    }

    /** The chart as JFreeChart shows it, its axes as they are asked to be, some of them marked. */
    public JFreeChart chart(ScaledChart scaled, Rescaled marked) {
        CardPlot plot = switch (scaled.data()) {
            case ChartData.LineData lines -> LineDrawing.plot(lines, scaled.ranges(), ink);
            case ChartData.BarData bars -> BarDrawing.plot(bars, scaled.ranges(), ink);
        };
        plot.mark(marked);
        return card(plot, ink);
    }

    /** A plot with its margin on the colour of a card. */
    static JFreeChart card(CardPlot plot, Ink ink) {
        JFreeChart chart = new JFreeChart(null, null, plot, false);
        chart.setNotify(false);
        chart.setBackgroundPaint(ink.palette().card());
        chart.setBorderVisible(false);
        chart.setPadding(MARGIN);
        chart.setTextAntiAlias(true);
        chart.getRenderingHints().put(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        return chart;
    }

    /** Paints a chart, its background included, into an area of a picture. */
    public void paint(Graphics2D g2, Rectangle2D area, ChartData data) {
        chart(data).draw(g2, area, null, null);
    }

    /** Paints a chart, its axes as they are asked to be, some of them marked. */
    public void paint(Graphics2D g2, Rectangle2D area, ScaledChart scaled, Rescaled marked) {
        chart(scaled, marked).draw(g2, area, null, null);
    }
}
