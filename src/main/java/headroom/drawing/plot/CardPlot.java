package headroom.drawing.plot;

import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.Label;
import headroom.drawing.plot.axis.TickedAxis;
import headroom.model.LineChart.Guide;
import headroom.whatif.chart.PlacedGuide;
import headroom.whatif.chart.Rescaled;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.ValueTick;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.PlotState;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;
import org.jfree.data.xy.DefaultXYDataset;
import org.jspecify.annotations.Nullable;

/** A plot that gives its names, ticks and captions exactly the room that they need. */
@SuppressWarnings("serial")
final class CardPlot extends XYPlot {

    private static final double RANGE_TINT = 0.1;
    private static final double NOISE = 1e-9;

    private final transient PlotSettings settings;
    private final transient Ink ink;

    CardPlot(PlotSettings settings, Ink ink) {
        this.settings = settings;
        this.ink = ink;
        setBackgroundPaint(null);
        setOutlineVisible(false);
        setAxisOffset(RectangleInsets.ZERO_INSETS);
        setInsets(RectangleInsets.ZERO_INSETS);
        setDomainGridlinesVisible(false);
        setRangeGridlinePaint(ink.palette().grid());
        setRangeGridlineStroke(Ink.HAIRLINE);
        setRangeZeroBaselinePaint(ink.palette().border());
        setRangeZeroBaselineStroke(Ink.HAIRLINE);
        setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
        setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
    }

    PlotSettings settings() {
        return settings;
    }

    Ink ink() {
        return ink;
    }

    /** Puts series on a vertical axis, 0 being the left-hand one, and 1 the right-hand one. */
    void add(int index, TickedAxis axis, int series, int items, Values xs, Values ys, FlatRenderer renderer) {
        DefaultXYDataset data = new DefaultXYDataset();
        for (int i = 0; i < series; i++) {
            double[][] points = new double[2][items];
            for (int item = 0; item < items; item++) {
                points[0][item] = xs.of(i, item);
                points[1][item] = ys.of(i, item);
            }
            data.addSeries(i, points);
        }
        setRangeAxis(index, axis, false);
        setRangeAxisLocation(index, index == 0 ? AxisLocation.TOP_OR_LEFT : AxisLocation.BOTTOM_OR_RIGHT, false);
        setDataset(index, data);
        setRenderer(index, renderer, false);
        mapDatasetToRangeAxis(index, index);
    }

    /** A number of an item of a series. */
    @FunctionalInterface
    interface Values {
        double of(int series, int item);
    }

    @Override
    public void draw(Graphics2D g2, Rectangle2D area, @Nullable Point2D anchor, @Nullable PlotState parent,
            @Nullable PlotRenderingInfo info) {
        PlotRenderingInfo place = info == null ? new PlotRenderingInfo(new ChartRenderingInfo(null)) : info;
        PlotLayout layout = PlotLayout.of(g2, area, this);
        AxisSpace beside = new AxisSpace();
        beside.setLeft(layout.left());
        beside.setRight(layout.right());
        setFixedRangeAxisSpace(beside, false);
        AxisSpace above = new AxisSpace();
        above.setTop(layout.top());
        above.setBottom(layout.bottom());
        setFixedDomainAxisSpace(above, false);
        layout.drawTitle(g2, area);
        super.draw(g2, area, anchor, parent, place);
        Rectangle2D data = place.getDataArea();
        if (data != null && !data.isEmpty()) {
            drawGuides(g2, data, layout);
            drawOfEach(data, g2, FlatRenderer::drawValues);
            layout.draw(g2, area, data);
        }
    }

    @Override
    public void drawBackground(Graphics2D g2, Rectangle2D data) {
        for (PlacedGuide placed : settings.guides()) {
            if (placed.guide() instanceof Guide.Band && placed.isPlaced()) {
                double from = Math.max(x(placed.from(), data), data.getMinX());
                double to = Math.min(x(placed.to(), data), data.getMaxX());
                if (to > from) {
                    g2.setPaint(Ink.tint(ink.palette().muted(), RANGE_TINT));
                    g2.fill(new Rectangle2D.Double(from, data.getY(), to - from, data.getHeight()));
                }
            }
        }
    }

    /** Levels lie over the grid, but under data and what is written there. */
    @Override
    protected void drawRangeGridlines(Graphics2D g2, Rectangle2D data, List<ValueTick> ticks) {
        if (settings.reason() == null) {
            super.drawRangeGridlines(g2, data, ticks);
        }
        for (PlacedGuide placed : settings.guides()) {
            if (placed.guide() instanceof Guide.Level level && placed.isPlaced()) {
                drawLevel(g2, placed.from(), level.right(), data, up(level.right()).getTickLabelPaint(),
                        Ink.HAIRLINE);
            }
        }
        drawOfEach(data, g2, FlatRenderer::drawBands);
        drawOfEach(data, g2, FlatRenderer::drawGhosts);
    }

    /** A part of a picture that every renderer draws before any draws its data, or after all have. */
    @FunctionalInterface
    private interface Layer {
        void draw(FlatRenderer renderer, Graphics2D g2, FlatRenderer.Frame frame);
    }

    /** Bands and a baseline lie under all data and values over all, whichever axis they belong to. */
    private void drawOfEach(Rectangle2D data, Graphics2D g2, Layer layer) {
        Shape clip = g2.getClip();
        for (int i = 0; i < getRendererCount(); i++) {
            if (getRenderer(i) instanceof FlatRenderer renderer) {
                FlatRenderer.clip(g2, data);
                layer.draw(renderer, g2, new FlatRenderer.Frame(data, getDomainAxis(), up(i == 1), this));
            }
        }
        g2.setClip(clip);
    }

    private void drawGuides(Graphics2D g2, Rectangle2D data, PlotLayout layout) {
        if (settings.before() != settings.present()) {
            drawUpright(g2, settings.before(), data.getMinY(), data, ink.ghost(), Ink.PRESENT);
        }
        if (getDomainAxis().getRange().contains(settings.present())) {
            drawUpright(g2, settings.present(), data.getMinY(), data, ink.palette().muted(), Ink.PRESENT);
        }
        for (PlacedGuide placed : settings.guides()) {
            if (!placed.isPlaced()) {
                continue;
            }
            Color bad = ink.palette().bad();
            Color muted = ink.palette().muted();
            switch (placed.guide()) {
                case Guide.Limit limit -> drawLevel(g2, placed.from(), limit.right(), data, bad, Ink.LIMIT);
                case Guide.LimitAt _ -> drawUpright(g2, placed.from(), layout.foot(placed, data), data, bad, Ink.LIMIT);
                case Guide.Mark _ -> drawUpright(g2, placed.from(), layout.foot(placed, data), data, muted,
                        Ink.HAIRLINE);
                case Guide.Level _,Guide.Band _,Guide.Point _ -> {
                }
            }
        }
        new PointNames(g2, this, data, ink).draw(settings.guides());
    }

    private void drawLevel(Graphics2D g2, double level, boolean right, Rectangle2D data, Paint colour, Stroke stroke) {
        TickedAxis up = up(right);
        if (up.getRange().contains(level)) {
            double y = Math.floor(y(level, right, data)) + 0.5;
            g2.setPaint(colour);
            g2.setStroke(stroke);
            g2.draw(new Line2D.Double(data.getMinX(), y, data.getMaxX(), y));
        }
    }

    private void drawUpright(Graphics2D g2, double at, double top, Rectangle2D data, Color colour, Stroke stroke) {
        if (getDomainAxis().getRange().contains(at)) {
            double x = Math.floor(x(at, data)) + 0.5;
            g2.setPaint(colour);
            g2.setStroke(stroke);
            g2.draw(new Line2D.Double(x, top, x, data.getMaxY()));
        }
    }

    /** The x of a value of the horizontal axis when data fill {@code data}. */
    double x(double value, Rectangle2D data) {
        return getDomainAxis().valueToJava2D(value, data, getDomainAxisEdge());
    }

    /** The y of a value of a vertical axis, at most at the plot's edge. */
    double y(double value, boolean right, Rectangle2D data) {
        TickedAxis up = up(right);
        double inside = Math.clamp(value, up.getLowerBound(), up.getUpperBound());
        return up.valueToJava2D(inside, data, getRangeAxisEdge());
    }

    /** Marks the axes that show another range than before. */
    void mark(Rescaled rescaled) {
        Color accent = ink.palette().accent();
        if (rescaled.across()) {
            ((TickedAxis) getDomainAxis()).mark(accent);
        }
        if (rescaled.up()) {
            up(false).mark(accent);
        }
        if (rescaled.right()) {
            up(true).mark(accent);
        }
    }

    /** Why there is nothing to be seen, in a sentence; null when there is. */
    @Nullable
    String emptiness() {
        return settings.reason() != null ? "No value here: " + settings.reason() : new OutOfSight(this).sentence();
    }

    TickedAxis up(boolean right) {
        return (TickedAxis) (right && getRangeAxisCount() > 1 ? getRangeAxis(1) : getRangeAxis());
    }

    /** The names at the right end for what is visible now; an arrow says that what they name lies beyond the plot. */
    List<Label> names() {
        return settings.names().apply(getDomainAxis().getRange()).stream().filter(this::isNamed)
                .map(label -> new Label(label.text() + arrow(label), label.colour(), label.strong(), label.right(),
                        label.at()))
                .toList();
    }

    /** Lines that end below a plot are at its lower edge. */
    private String arrow(Label label) {
        Range up = up(label.right()).getRange();
        boolean above = label.at() > up.getUpperBound() + NOISE * up.getLength();
        return above ? " ↑" : label.strong() || up.contains(label.at()) ? "" : " ↓";
    }

    /** After zooming, lines that end outside the plot have no name. */
    private boolean isNamed(Label label) {
        TickedAxis up = up(label.right());
        return !label.strong() || up.isWhole() || up.getRange().contains(label.at());
    }
}
