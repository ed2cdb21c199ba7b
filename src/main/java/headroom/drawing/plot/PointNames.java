package headroom.drawing.plot;

import headroom.drawing.plot.axis.Ink;
import headroom.model.LineChart.Guide;
import headroom.whatif.chart.PlacedGuide;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Draws the named points of a plot: a dot, and its name beside it where that covers no other point and no other name. */
final class PointNames {

    private static final double DOT = 3.5;
    private static final double HALO = 1.5;
    private static final double GAP = 4;
    private static final Stroke OUTLINE = new BasicStroke(3, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    /** From the top of a line of text to its base line. */
    private static final double BASE_LINE = 10;

    private final Graphics2D g2;
    private final CardPlot plot;
    private final Rectangle2D data;
    private final Ink ink;
    private final List<Rectangle2D> dots = new ArrayList<>();
    private final List<Rectangle2D> names = new ArrayList<>();

    /** @param data the place of the data in the picture */
    PointNames(Graphics2D g2, CardPlot plot, Rectangle2D data, Ink ink) {
        this.g2 = g2;
        this.plot = plot;
        this.data = data;
        this.ink = ink;
    }

    /** Draws those of some guides that are points and in sight. */
    void draw(List<PlacedGuide> guides) {
        List<PlacedGuide> points = guides.stream().filter(this::isInSight).toList();
        points.forEach(point -> dots.add(Ink.dot(middle(point).getX(), middle(point).getY(), DOT).getBounds2D()));
        for (PlacedGuide point : points) {
            Point2D middle = middle(point);
            g2.setPaint(ink.palette().card());
            g2.fill(Ink.dot(middle.getX(), middle.getY(), DOT + HALO));
            g2.setPaint(ink.palette().text());
            g2.fill(Ink.dot(middle.getX(), middle.getY(), DOT));
        }
        points.forEach(this::write);
    }

    private boolean isInSight(PlacedGuide placed) {
        return placed.guide() instanceof Guide.Point point && placed.isPlaced()
                && plot.getDomainAxis().getRange().contains(placed.from())
                && plot.up(point.right()).getRange().contains(placed.to());
    }

    private Point2D middle(PlacedGuide placed) {
        boolean right = placed.guide() instanceof Guide.Point point && point.right();
        return new Point2D.Double(plot.x(placed.from(), data), plot.y(placed.to(), right, data));
    }

    private void write(PlacedGuide point) {
        String name = point.guide().name();
        if (name.isEmpty()) {
            return;
        }
        place(middle(point), Ink.width(g2, Ink.NAME, name)).ifPresent(place -> write(name, place));
    }

    private void write(String name, Rectangle2D place) {
        names.add(place);
        Shape letters = Ink.NAME.createGlyphVector(g2.getFontRenderContext(), name)
                .getOutline((float) place.getX(), (float) (place.getY() + BASE_LINE));
        g2.setPaint(ink.palette().card());
        g2.setStroke(OUTLINE);
        g2.draw(letters);
        Ink.draw(g2, Ink.NAME, ink.palette().text(), name, place.getX(), place.getY());
    }

    /**
     * The first free place beside, above or below a dot; else one inside the plot that covers no other name. Where points
     * lie so close that there is none, a name is left out: the dot stays.
     */
    private Optional<Rectangle2D> place(Point2D dot, double width) {
        double beside = DOT + GAP;
        double level = dot.getY() - Ink.LINE_HEIGHT / 2;
        List<Rectangle2D> places = Stream.of(new Point2D.Double(dot.getX() + beside, level),
                new Point2D.Double(dot.getX() - beside - width, level),
                new Point2D.Double(dot.getX() - width / 2, dot.getY() - beside - Ink.LINE_HEIGHT),
                new Point2D.Double(dot.getX() - width / 2, dot.getY() + beside),
                new Point2D.Double(dot.getX() + GAP, dot.getY() - beside - Ink.LINE_HEIGHT),
                new Point2D.Double(dot.getX() - GAP - width, dot.getY() - beside - Ink.LINE_HEIGHT))
                .<Rectangle2D>map(corner -> new Rectangle2D.Double(corner.x, corner.y, width, Ink.LINE_HEIGHT))
                .toList();
        return places.stream().filter(data::contains).filter(place -> dots.stream().noneMatch(place::intersects))
                .filter(this::isFree).findFirst()
                .or(() -> places.stream().map(this::inside).filter(this::isFree).findFirst());
    }

    private boolean isFree(Rectangle2D place) {
        return names.stream().noneMatch(place::intersects);
    }

    private Rectangle2D inside(Rectangle2D place) {
        double x = Math.max(data.getMinX(), Math.min(place.getX(), data.getMaxX() - place.getWidth()));
        double y = Math.max(data.getMinY(), Math.min(place.getY(), data.getMaxY() - place.getHeight()));
        return new Rectangle2D.Double(x, y, place.getWidth(), place.getHeight());
    }
}
