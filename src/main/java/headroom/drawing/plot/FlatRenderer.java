package headroom.drawing.plot;

import headroom.drawing.plot.axis.TickedAxis;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.data.Range;
import org.jfree.data.xy.XYDataset;
import org.jspecify.annotations.Nullable;

/** The base of all renderers: a whole series is drawn at once, and each item has a spot with a tool tip. */
@SuppressWarnings("serial")
abstract class FlatRenderer extends AbstractXYItemRenderer {

    /** Half the side of the square around a point that shows its tool tip. */
    private static final double SPOT = 4;
    /** The distance to which a line is followed outside the plot, so that its dashes stay few. */
    private static final double FAR = 1000;
    /** Room for a line that runs along the plot's edge. */
    private static final double EDGE = 2;

    private static final double NOISE = 1e-9;

    /** The places of data in the picture. */
    record Frame(Rectangle2D area, ValueAxis across, TickedAxis up, XYPlot plot) {

        double x(double value) {
            double x = across.valueToJava2D(value, area, plot.getDomainAxisEdge());
            return Math.clamp(x, area.getMinX() - FAR, area.getMaxX() + FAR);
        }

        double y(double value) {
            if (value <= 0 && up.isLogarithmic()) {
                return area.getMaxY();
            }
            double y = up.valueToJava2D(value, area, plot.getRangeAxisEdge());
            return Math.clamp(y, area.getMinY() - FAR, area.getMaxY() + FAR);
        }
    }

    /** Draws the bands that lie beneath all series. */
    void drawBands(Graphics2D g2, Frame frame) {}

    /** Draws what a baseline has of all series. */
    void drawGhosts(Graphics2D g2, Frame frame) {}

    /** Draws the values that are written beside data, over limits. */
    void drawValues(Graphics2D g2, Frame frame) {}

    /** True when anything of the data, or of a baseline, lies in a part of the plot. */
    abstract boolean isSeen(Range across, Range up);

    /** True when an axis shows anything between two values, its own ends included. */
    static boolean meet(Range axis, double low, double high) {
        double noise = NOISE * axis.getLength();
        return low <= axis.getUpperBound() + noise && high >= axis.getLowerBound() - noise;
    }

    /** Draws a whole series. */
    abstract void drawSeries(Graphics2D g2, Frame frame, int series);

    /** The spot of an item that shows its tool tip; null where there is nothing, or too little to point at. */
    @Nullable
    Shape spot(Frame frame, int series, int item) {
        return null;
    }

    static Shape around(double x, double y) {
        return new Rectangle2D.Double(x - SPOT, y - SPOT, 2 * SPOT, 2 * SPOT);
    }

    /** Nothing is drawn outside the plot. */
    static void clip(Graphics2D g2, Rectangle2D area) {
        g2.setClip(new Rectangle2D.Double(area.getX() - EDGE, area.getY() - EDGE, area.getWidth() + 2 * EDGE,
                area.getHeight() + 2 * EDGE));
    }

    @Override
    public XYItemRendererState initialise(Graphics2D g2, Rectangle2D area, XYPlot plot, XYDataset data,
            PlotRenderingInfo info) {
        XYItemRendererState state = new XYItemRendererState(info);
        state.setProcessVisibleItemsOnly(false);
        return state;
    }

    @Override
    public void drawItem(Graphics2D g2, XYItemRendererState state, Rectangle2D area, PlotRenderingInfo info,
            XYPlot plot, ValueAxis across, ValueAxis up, XYDataset data, int series, int item,
            @Nullable CrosshairState crosshair, int pass) {
        Frame frame = new Frame(area, across, (TickedAxis) up, plot);
        if (item == 0) {
            Shape clip = g2.getClip();
            clip(g2, area);
            drawSeries(g2, frame, series);
            g2.setClip(clip);
        }
        EntityCollection entities = info.getOwner().getEntityCollection();
        Shape spot = entities == null ? null : spot(frame, series, item);
        if (spot != null) {
            addEntity(entities, spot, data, series, item, spot.getBounds2D().getCenterX(),
                    spot.getBounds2D().getCenterY());
        }
    }

    @Override
    public void drawRangeLine(Graphics2D g2, XYPlot plot, ValueAxis up, Rectangle2D area, double value, Paint paint,
            Stroke stroke) {
        // In the middle of a pixel, so that a line of one pixel is one pixel.
        double y = Math.floor(up.valueToJava2D(value, area, plot.getRangeAxisEdge())) + 0.5;
        g2.setPaint(paint);
        g2.setStroke(new BasicStroke(1));
        g2.draw(new Line2D.Double(area.getMinX(), y, area.getMaxX(), y));
    }
}
