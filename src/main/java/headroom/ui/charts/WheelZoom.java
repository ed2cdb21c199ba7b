package headroom.ui.charts;

import java.awt.geom.Point2D;
import javafx.scene.input.ScrollEvent;
import org.jfree.chart.fx.ChartCanvas;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.Zoomable;

/**
 * Zooms a chart about the mouse: in where the wheel turns forward, out where it turns back, by as much as it turns. What a
 * trackpad goes on scrolling after the fingers have left it is no wish of anybody.
 */
final class WheelZoom {

    /** JavaFX counts a notch of a mouse's wheel as so many pixels. */
    private static final double NOTCH = 40;
    /** So much of a chart is left in sight by a notch forward. */
    private static final double IN = 0.85;
    /** No single event zooms by more than so many notches. */
    private static final double MOST_NOTCHES = 3;

    private final ChartCanvas canvas;

    WheelZoom(ChartCanvas canvas) {
        this.canvas = canvas;
    }

    /** The factor by which more of a chart is seen after the wheel turned by so many pixels, forward counting upwards. */
    static double factor(double turned, boolean inertia) {
        return inertia ? 1 : Math.pow(IN, Math.clamp(turned / NOTCH, -MOST_NOTCHES, MOST_NOTCHES));
    }

    /** Zooms when the mouse is over the plot. */
    void turn(ScrollEvent wheel) {
        wheel.consume();
        PlotRenderingInfo info = canvas.getRenderingInfo().getPlotInfo();
        Point2D mouse = new Point2D.Double(wheel.getX(), wheel.getY());
        double factor = factor(wheel.getDeltaY(), wheel.isInertia());
        if (factor != 1 && info.getDataArea().contains(mouse) && canvas.getChart().getPlot() instanceof Zoomable plot) {
            plot.zoomDomainAxes(factor, info, mouse, true);
            plot.zoomRangeAxes(factor, info, mouse, true);
        }
    }
}
