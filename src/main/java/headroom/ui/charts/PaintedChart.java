package headroom.ui.charts;

import headroom.drawing.TextImages;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.DoubleSupplier;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.entity.ChartEntity;
import org.jspecify.annotations.Nullable;

/**
 * A chart painted by Java2D and only then shown on a canvas, so that it looks as it does on its card. Drawn on a JavaFX
 * canvas directly it would not: there fonts have whole sizes, faces other than regular and bold are not found, and lines
 * move to other pixels than text was measured for.
 */
@SuppressWarnings("serial")
final class PaintedChart extends JFreeChart {

    /** The size that type, pens and gaps are made for; in a larger picture all of them grow. */
    private static final double NATURAL_WIDTH = 760;
    private static final double NATURAL_HEIGHT = 480;
    private static final double MOST_MAGNIFIED = 2;

    private final transient JFreeChart chart;
    private final transient DoubleSupplier screenScale;
    private final double leastMagnified;
    private final transient TextImages texts = new TextImages();

    /**
     * A chart to be shown on a canvas.
     *
     * @param screenScale the pixels of the screen to one of the canvas
     * @param magnified the factor by which everything else in the window is larger than usual
     */
    PaintedChart(JFreeChart chart, DoubleSupplier screenScale, double magnified) {
        super(null, null, chart.getPlot(), false);
        this.chart = chart;
        this.screenScale = screenScale;
        this.leastMagnified = magnified;
    }

    @Override
    public void draw(Graphics2D canvas, Rectangle2D area, @Nullable Point2D anchor,
            @Nullable ChartRenderingInfo info) {
        double magnified = Math.clamp(Math.min(area.getWidth() / NATURAL_WIDTH, area.getHeight() / NATURAL_HEIGHT),
                leastMagnified, leastMagnified * MOST_MAGNIFIED);
        double scale = Math.max(1, screenScale.getAsDouble());
        BufferedImage image = new BufferedImage((int) Math.ceil(area.getWidth() * scale),
                (int) Math.ceil(area.getHeight() * scale), BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(TextImages.KEY, texts);
        graphics.scale(scale * magnified, scale * magnified);
        ChartRenderingInfo drawn = new ChartRenderingInfo();
        chart.draw(graphics, new Rectangle2D.Double(0, 0, area.getWidth() / magnified, area.getHeight() / magnified),
                null, drawn);
        graphics.dispose();
        canvas.drawImage(image, (int) area.getX(), (int) area.getY(), (int) area.getWidth(), (int) area.getHeight(),
                null);
        if (info != null) {
            tell(info, drawn, AffineTransform.getScaleInstance(magnified, magnified));
        }
    }

    /** Says where on the canvas everything lies: the mouse asks for it. */
    private static void tell(ChartRenderingInfo info, ChartRenderingInfo drawn, AffineTransform toCanvas) {
        info.clear();
        info.setChartArea(moved(drawn.getChartArea(), toCanvas));
        info.getPlotInfo().setPlotArea(moved(drawn.getPlotInfo().getPlotArea(), toCanvas));
        info.getPlotInfo().setDataArea(moved(drawn.getPlotInfo().getDataArea(), toCanvas));
        for (Object one : drawn.getEntityCollection().getEntities()) {
            ChartEntity entity = (ChartEntity) one;
            entity.setArea(toCanvas.createTransformedShape(entity.getArea()));
            info.getEntityCollection().add(entity);
        }
    }

    private static Rectangle2D moved(Rectangle2D area, AffineTransform toCanvas) {
        return toCanvas.createTransformedShape(area).getBounds2D();
    }
}
