package headroom.drawing.chart;

import headroom.model.Axis.Up;
import headroom.model.Prose;
import headroom.model.expression.Figure;
import headroom.model.expression.Style;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes the values of bars above them, and those of points wherever there is room beside them. */
final class BarValues {

    private final Graphics2D g2;
    private final BarPlaces places;
    private final Up up;
    private final SeriesColours colours;
    private final Ink ink;

    /** @param up what the places' axis measures */
    BarValues(Graphics2D g2, BarPlaces places, Up up, Ink ink) {
        this.g2 = g2;
        this.places = places;
        this.up = up;
        this.colours = BarDrawing.colours(places.chart(), ink);
        this.ink = ink;
    }

    /** Writes the values of a series; bars that lie on one another have one for all, above the last of them. */
    void write(int series) {
        if (places.isPoints(series)) {
            List<Rectangle2D> taken = obstacles(series);
            for (int category = 0; category < places.chart().categories().size(); category++) {
                writeBeside(series, category, taken);
            }
        } else if (places.isOnTop(series)) {
            for (int category = 0; category < places.chart().categories().size(); category++) {
                String text = label(series, category);
                if (!text.isEmpty()) {
                    write(text, ink.palette().text(), above(series, category, text));
                }
            }
        }
    }

    private void writeBeside(int series, int category, List<Rectangle2D> taken) {
        Shape dot = places.shape(series, category);
        if (dot == null) {
            return;
        }
        String text = text(series, category);
        Rectangle2D place = beside(dot.getBounds2D(), Ink.width(g2, Ink.LABEL, text), taken);
        if (place != null) {
            write(text, colours.of(places.members().get(series)), place);
            taken.add(place);
        }
    }

    private void write(String text, Color colour, Rectangle2D place) {
        g2.setClip(null);
        g2.setPaint(ink.palette().card());
        g2.fill(place);
        Ink.draw(g2, Ink.LABEL, colour, text, place.getX(), place.getY());
    }

    /** The value above a bar; the whole of a stack is so much to be known that it may reach over lower neighbours. */
    private String label(int series, int category) {
        String fitting = text(series, category);
        if (!fitting.isEmpty() || !places.isStacked(series)) {
            return fitting;
        }
        String shortest = forms(places.value(series, category)).getLast();
        return isFree(series, category, shortest) ? shortest : "";
    }

    /** Whether a text above a stack touches no other bar, and no shortest value of another one. */
    private boolean isFree(int series, int category, String text) {
        Rectangle2D narrow = above(series, category, text);
        Rectangle2D place = new Rectangle2D.Double(narrow.getX() - BarPlaces.GAP, narrow.getY(),
                narrow.getWidth() + 2 * BarPlaces.GAP, narrow.getHeight());
        int last = places.chart().categories().size() - 1;
        for (int near = Math.max(0, category - 1); near <= Math.min(last, category + 1); near++) {
            Shape point = places.pointOf(near);
            boolean taken = point != null && point.intersects(place);
            for (int other = 0; other < places.members().size() && !taken; other++) {
                Shape bar = places.shape(other, near);
                boolean another = near != category || !places.isOneStack(series, other);
                taken = another && ((bar != null && bar.intersects(place)) || (places.isOnTop(other)
                        && above(other, near, forms(places.value(other, near)).getLast()).intersects(place)));
            }
            if (taken) {
                return false;
            }
        }
        return true;
    }

    private Rectangle2D above(int series, int category, String text) {
        Rectangle2D area = places.frame().area();
        Shape bar = places.shape(series, category);
        double value = places.value(series, category);
        double top = bar == null ? area.getMaxY() : bar.getBounds2D().getMinY();
        if (places.isStacked(series) && !Double.isNaN(value)) {
            top = places.frame().y(Math.max(value, places.frame().up().getLowerBound()));
        }
        Shape whisker = places.whisker(series, category);
        if (whisker != null) {
            top = Math.min(top, whisker.getBounds2D().getMinY());
        }
        // On a locked axis a bar may end beyond the plot.
        top = Math.max(top, area.getMinY());
        double width = Ink.width(g2, Ink.LABEL, text);
        double start = places.middle(series, category) - width / 2;
        Rectangle2D place = new Rectangle2D.Double(Math.max(start, area.getMinX()),
                top - Ink.LINE_HEIGHT - BarPlaces.GAP + 1, width, Ink.LINE_HEIGHT);
        Shape point = places.pointOf(category);
        if (point != null && point.intersects(place)) {
            place.setRect(place.getX(), point.getBounds2D().getMinY() - Ink.LINE_HEIGHT, width, Ink.LINE_HEIGHT);
        }
        return place;
    }

    /** The first free place above, below or beside a dot; null where there is none. */
    private @Nullable Rectangle2D beside(Rectangle2D dot, double width, List<Rectangle2D> obstacles) {
        double height = Ink.LINE_HEIGHT;
        double gap = BarPlaces.GAP;
        double middle = dot.getCenterX() - width / 2;
        double toTheLeft = dot.getMaxX() - width;
        double level = dot.getCenterY() - height / 2;
        Rectangle2D area = places.frame().area();
        Rectangle2D inside = new Rectangle2D.Double(area.getX(), area.getY() - height, area.getWidth() + gap,
                area.getHeight() + height);
        return Stream.of(new Point2D.Double(middle, dot.getMinY() - height),
                new Point2D.Double(dot.getMinX(), dot.getMinY() - height),
                new Point2D.Double(toTheLeft, dot.getMinY() - height), new Point2D.Double(middle, dot.getMaxY()),
                new Point2D.Double(dot.getMaxX() + gap, level),
                new Point2D.Double(dot.getMinX() - gap - width, level))
                .map(corner -> new Rectangle2D.Double(corner.x, corner.y, width, height)).filter(inside::contains)
                .filter(place -> obstacles.stream().noneMatch(place::intersects)).findFirst().orElse(null);
    }

    /** The bars, what is written above them, and the points of a series with their whiskers. */
    private List<Rectangle2D> obstacles(int points) {
        BarPlaces bars = places.ofBars();
        BarValues valuesOfBars = new BarValues(g2, bars, places.chart().up(), ink);
        List<Rectangle2D> obstacles = new ArrayList<>();
        for (int category = 0; category < places.chart().categories().size(); category++) {
            for (int series = 0; series < bars.members().size(); series++) {
                if (bars.isShown(series)) {
                    obstacles.add(valuesOfBars.above(series, category, valuesOfBars.label(series, category)));
                }
                add(bars.shape(series, category), obstacles);
            }
            add(places.whisker(points, category), obstacles);
            add(places.shape(points, category), obstacles);
        }
        return obstacles;
    }

    private static void add(@Nullable Shape shape, List<Rectangle2D> obstacles) {
        if (shape != null) {
            obstacles.add(shape.getBounds2D());
        }
    }

    /** The value in the longest form that there is room for; empty where there is none. */
    private String text(int series, int category) {
        double value = places.value(series, category);
        double room = places.room(series);
        if (Double.isNaN(value)) {
            return room > 0 ? Prose.NO_VALUE : "";
        }
        return forms(value).stream().filter(form -> Ink.width(g2, Ink.LABEL, form) <= room).findFirst().orElse("");
    }

    /** A value with its unit, without it, and rounded. */
    private List<String> forms(double value) {
        if (Double.isNaN(value)) {
            return List.of(Prose.NO_VALUE);
        }
        Figure figure = up.style().print(value, up.unit());
        boolean counted = up.style().counts() || up.style() == Style.NUMBER;
        String unit = counted || figure.unit().startsWith("/") ? "" : figure.unit();
        Notation notation = Notation.of(up.style(), up.unit(), value);
        String rounded =
                notation.text(Double.parseDouble(String.format(Locale.ROOT, "%.2e", value / notation.size())), value);
        return List.of(new Figure(figure.number(), unit).toString(), figure.number(), rounded);
    }
}
