package headroom.drawing.plot;

import headroom.drawing.plot.axis.Ink;
import headroom.whatif.uncertainty.Histogram;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.stream.IntStream;
import org.jfree.data.Range;

/** Draws the bars of a histogram, or the curve of their sum from the left. */
@SuppressWarnings("serial")
final class HistogramRenderer extends FlatRenderer {

    /** Between two bars, in pixels. */
    private static final double GAP = 1;

    private final transient Histogram histogram;
    private final transient Ink ink;
    private final boolean cumulative;

    HistogramRenderer(Histogram histogram, Ink ink, boolean cumulative) {
        this.histogram = histogram;
        this.ink = ink;
        this.cumulative = cumulative;
    }

    /** The curve goes on beyond the samples; where none of these is, it says nothing. */
    @Override
    boolean isSeen(Range across, Range up) {
        return !cumulative && IntStream.range(0, histogram.shares().size()).anyMatch(
                bin -> histogram.shares().at(bin) > 0 && meet(across, edge(bin), edge(bin + 1)));
    }

    @Override
    void drawSeries(Graphics2D g2, Frame frame, int series) {
        if (cumulative) {
            drawCurve(g2, frame);
        } else {
            drawBars(g2, frame);
        }
    }

    private void drawBars(Graphics2D g2, Frame frame) {
        g2.setPaint(Ink.tint(ink.palette().series(1), 2 * Ink.STACKED_TINT));
        for (int bin = 0; bin < histogram.shares().size(); bin++) {
            double left = frame.x(edge(bin));
            double top = frame.y(histogram.shares().at(bin));
            double width = Math.max(1, frame.x(edge(bin + 1)) - left - GAP);
            g2.fill(new Rectangle2D.Double(left, top, width, frame.area().getMaxY() - top));
        }
    }

    private void drawCurve(Graphics2D g2, Frame frame) {
        Path2D curve = new Path2D.Double();
        curve.moveTo(frame.x(edge(0)), frame.y(histogram.below()));
        for (int bin = 0; bin < histogram.shares().size(); bin++) {
            curve.lineTo(frame.x(edge(bin + 1)), frame.y(histogram.cumulative(bin)));
        }
        g2.setPaint(ink.palette().series(2));
        g2.setStroke(Ink.line(0));
        g2.draw(curve);
    }

    private double edge(int bin) {
        return histogram.low() + bin * histogram.width();
    }
}
