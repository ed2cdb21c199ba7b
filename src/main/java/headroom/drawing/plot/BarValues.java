package headroom.drawing.plot;

import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.TickedAxis;
import headroom.model.Axis.Up;
import headroom.model.LiveNumbers;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.whatif.axis.Notation;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes the values of bars above them, and those of points wherever there is room beside them. */
final class BarValues {

    /** Distances of a value from the middle of its stack that are tried, to keep clear of a neighbour. */
    private static final double[] ASIDE = {0, 3, -3, 6, -6, 9, -9};

    private final Graphics2D g2;
    private final BarPlaces places;
    private final List<Color> colours;
    private final Ink ink;
    private final Map<Place, Value> known = new HashMap<>();

    /** A bar. */
    private record Place(int series, int category) {}

    BarValues(Graphics2D g2, BarPlaces places, List<Color> colours, Ink ink) {
        this.g2 = g2;
        this.places = places;
        this.colours = colours;
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
                write(value(series, category), ink.palette().text());
            }
        }
    }

    /** The value of a point, with its unit on a second line where the two have no room side by side. */
    private void writeBeside(int series, int category, List<Rectangle2D> taken) {
        Shape dot = places.shape(series, category);
        if (dot == null) {
            return;
        }
        String text = text(series, category);
        Stream.of(List.of(text), List.of(text.split(" ", 2)))
                .flatMap(lines -> beside(dot.getBounds2D(), lines).map(place -> new Value(lines, place)))
                .filter(value -> taken.stream().noneMatch(value.place::intersects))
                .filter(value -> isFarFromOthers(series, category, value.place)).findFirst().ifPresent(value -> {
                    write(value, colours.get(series));
                    taken.add(value.place);
                });
    }

    /** True when a value cannot be taken for that of another point. */
    private boolean isFarFromOthers(int series, int category, Rectangle2D place) {
        Rectangle2D apart = new Rectangle2D.Double(place.getX() - 2 * BarPlaces.GAP, place.getY(),
                place.getWidth() + 4 * BarPlaces.GAP, place.getHeight());
        return IntStream.range(0, places.chart().categories().size()).filter(other -> other != category)
                .mapToObj(other -> places.shape(series, other)).noneMatch(dot -> dot != null && dot.intersects(apart));
    }

    private void write(Value value, Color colour) {
        g2.setClip(null);
        g2.setPaint(ink.palette().card());
        g2.fill(value.place);
        Ink.drawCentred(g2, Ink.LABEL, colour, value.lines, value.place.getCenterX(), value.place.getY());
    }

    /** A value in its lines, none where there is no room, and its place. */
    private record Value(List<String> lines, Rectangle2D place) {}

    /** The value above a bar; where its place is too narrow for it, it may reach over lower neighbours. */
    private Value value(int series, int category) {
        Place bar = new Place(series, category);
        Value value = known.get(bar);
        if (value == null) {
            value = narrow(series, category);
            known.put(bar, value);
        }
        return value;
    }

    private Value narrow(int series, int category) {
        Value fitting = fitting(series, category);
        if (fitting.lines.isEmpty() && !places.isHidden(series, category)) {
            String shortest = forms(series, places.value(series, category)).getLast();
            for (double aside : ASIDE) {
                Rectangle2D place = above(series, category, shortest);
                place.setRect(place.getX() + aside, place.getY(), place.getWidth(), place.getHeight());
                if (isFree(series, category, place)) {
                    return new Value(List.of(shortest), place);
                }
            }
        }
        return fitting;
    }

    /** The value above a bar, without a line where its place is too narrow for it. */
    private Value fitting(int series, int category) {
        String text = text(series, category);
        return new Value(text.isEmpty() ? List.of() : List.of(text), above(series, category, text));
    }

    /** True when a place above a stack touches no other bar, and no value of another one. */
    private boolean isFree(int series, int category, Rectangle2D place) {
        Rectangle2D apart = new Rectangle2D.Double(place.getX() - BarPlaces.GAP, place.getY(),
                place.getWidth() + 2 * BarPlaces.GAP, place.getHeight());
        int last = places.chart().categories().size() - 1;
        Rectangle2D area = places.frame().area();
        return area.getMinX() <= place.getX() && place.getMaxX() <= area.getMaxX() + BarPlaces.GAP
                && IntStream.rangeClosed(Math.max(0, category - 1), Math.min(last, category + 1)).noneMatch(near -> {
                    Shape point = places.pointOf(near);
                    return (point != null && point.intersects(apart))
                            || places.series().filter(other -> !places.isPoints(other))
                                    .filter(other -> near != category
                                            || places.stackOf(series) != places.stackOf(other))
                                    .anyMatch(other -> isTaken(other, near, apart, near < category
                                            || (near == category
                                                    && places.stackOf(other) < places.stackOf(series))));
                });
    }

    /** True when a bar or its value is in the way. Of two values that exclude each other the left one stays. */
    private boolean isTaken(int series, int category, Rectangle2D place, boolean left) {
        Shape bar = places.shape(series, category);
        if (bar != null && bar.intersects(place)) {
            return true;
        }
        Value value = !places.isOnTop(series) ? null : left ? value(series, category) : fitting(series, category);
        return value != null && !value.lines.isEmpty() && value.place.intersects(place);
    }

    private Rectangle2D above(int series, int category, String text) {
        Rectangle2D area = places.frame().area();
        Shape bar = places.shape(series, category);
        double value = places.value(series, category);
        double top = bar == null ? area.getMaxY() : bar.getBounds2D().getMinY();
        if (places.isStacked(series) && !Double.isNaN(value)) {
            top = places.y(series, Math.max(value, places.axis(series).getLowerBound()));
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

    /** The places inside the plot above, below and beside a dot, the best first. */
    private Stream<Rectangle2D> beside(Rectangle2D dot, List<String> lines) {
        double width = lines.stream().mapToDouble(line -> Ink.width(g2, Ink.LABEL, line)).max().orElse(0);
        double height = lines.size() * Ink.LINE_HEIGHT;
        double gap = BarPlaces.GAP;
        Rectangle2D area = places.frame().area();
        Rectangle2D inside = new Rectangle2D.Double(area.getX(), area.getY() - height, area.getWidth() + gap,
                area.getHeight() + height);
        double middle = dot.getCenterX() - width / 2;
        double level = dot.getCenterY() - height / 2;
        double[] lefts = {middle, Math.min(middle, inside.getMaxX() - width), dot.getMinX(), dot.getMaxX() - width};
        Stream<Rectangle2D> above = Arrays.stream(lefts)
                .mapToObj(left -> new Rectangle2D.Double(left, dot.getMinY() - height, width, height));
        Stream<Rectangle2D> below = Arrays.stream(lefts)
                .mapToObj(left -> new Rectangle2D.Double(left, dot.getMaxY(), width, height));
        Stream<Rectangle2D> aside = Stream.of(dot.getMaxX() + gap, dot.getMinX() - gap - width)
                .map(left -> new Rectangle2D.Double(left, level, width, height));
        return Stream.of(above, below, aside).flatMap(places -> places).filter(inside::contains);
    }

    /** The bars, what is written above them, and the points of a series with their whiskers. */
    private List<Rectangle2D> obstacles(int points) {
        List<Rectangle2D> obstacles = new ArrayList<>();
        for (int category = 0; category < places.chart().categories().size(); category++) {
            for (int series : places.series().filter(any -> !places.isPoints(any)).toArray()) {
                if (places.isShown(series)) {
                    obstacles.add(value(series, category).place);
                }
                add(places.shape(series, category), obstacles);
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
            return room > 0 && !places.isHidden(series, category) ? LiveNumbers.NO_VALUE : "";
        }
        return forms(series, value).stream().filter(form -> Ink.width(g2, Ink.LABEL, form) <= room).findFirst()
                .orElse("");
    }

    /** A value with its unit, without it where the axis says it, and rounded. */
    private List<String> forms(int series, double value) {
        if (Double.isNaN(value)) {
            return List.of(LiveNumbers.NO_VALUE);
        }
        Up up = up(series);
        if (value == 0 && !up.style().prefix(0).symbol().isEmpty()) {
            // Nothing is in the unit of all else.
            return List.of(new Figure("0", up.style().prefix(places.axis(series).getUpperBound()).symbol()).toString());
        }
        Figure figure = up.style().print(value, up.unit());
        boolean counted = up.style().counts() || up.style() == Style.NUMBER;
        String unit = counted || figure.unit().startsWith("/") ? "" : figure.unit();
        Notation notation = Notation.of(up.style(), up.unit(), value);
        String rounded =
                notation.text(Double.parseDouble(String.format(Locale.ROOT, "%.2e", value / notation.size())), value);
        String bare = isInUnitOfAxis(series, value) ? figure.number() : rounded;
        return List.of(new Figure(figure.number(), unit).toString(), bare, rounded);
    }

    /** True when the ticks of the axis say the unit of a value. */
    private boolean isInUnitOfAxis(int series, double value) {
        TickedAxis axis = places.axis(series);
        Style style = up(series).style();
        return style.prefix(value).symbol().isEmpty() || (axis.isTickLabelsVisible()
                && style.prefix(value).symbol().equals(style.prefix(axis.getUpperBound()).symbol()));
    }

    /** The quantity on the axis of a series. */
    private Up up(int series) {
        return places.isPoints(series) ? Objects.requireNonNull(places.chart().right()) : places.chart().up();
    }
}
