package headroom.drawing.chart;

import headroom.model.Axis.Up;
import headroom.model.BarChart.Bars;
import headroom.model.Prose;
import headroom.model.expression.Figure;
import headroom.model.expression.Style;
import headroom.whatif.Bands;
import headroom.whatif.ChartData.BarData;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Draws bars with their values above them; series of a right-hand axis are points. */
@SuppressWarnings("serial")
final class BarsRenderer extends FlatRenderer {

    private static final double GROUP_SHARE = 0.62;
    private static final double WIDEST = 64;
    private static final double DOT = 4;
    private static final double GAP = 3;
    private static final double BETWEEN = 2;
    private static final double OVERHANG = 4;
    private static final double LEAST_WHISKER = 2;
    private static final Stroke GHOST_PEN = new BasicStroke(1.4f);
    /** The part of a slot over which bars and points spread, so that the values of both fit. */
    private static final double SPREAD_SHARE = 0.92;

    private final transient BarData data;
    private final transient List<Integer> members;
    private final transient Up up;
    private final transient Ink ink;

    /** A renderer for those of a chart's series that share an axis. */
    BarsRenderer(BarData data, List<Integer> members, Up up, Ink ink) {
        this.data = data;
        this.members = members;
        this.up = up;
        this.ink = ink;
    }

    /** Whiskers stand before their bars, which is why nothing is beneath. */
    @Override
    void drawBands(Graphics2D g2, Frame frame) {}

    @Override
    void drawGhosts(Graphics2D g2, Frame frame) {
        BarData ghost = data.ghost();
        if (ghost == null) {
            return;
        }
        BarsRenderer before = new BarsRenderer(ghost, members, up, ink);
        g2.setStroke(GHOST_PEN);
        for (int series = 0; series < members.size(); series++) {
            for (int category = 0; category < data.chart().categories().size(); category++) {
                Shape shape = before.shape(frame, series, category);
                if (shape != null) {
                    Shape outline = isPoints(series) ? shape : widened(shape.getBounds2D());
                    g2.setPaint(ink.ghostFill());
                    g2.fill(outline);
                    g2.setPaint(ink.ghost());
                    g2.draw(outline);
                }
            }
        }
    }

    /** A bar of a baseline shows at both sides of the bar that stands before it. */
    private static Rectangle2D widened(Rectangle2D bar) {
        return new Rectangle2D.Double(bar.getX() - OVERHANG, bar.getY(), bar.getWidth() + 2 * OVERHANG,
                bar.getHeight());
    }

    @Override
    void drawSeries(Graphics2D g2, Frame frame, int series) {
        List<Rectangle2D> taken = isPoints(series) ? obstacles(g2, frame, series) : List.of();
        for (int category = 0; category < data.chart().categories().size(); category++) {
            Shape shape = shape(frame, series, category);
            if (shape != null) {
                g2.setPaint(ink.palette().series(members.get(series) + 1));
                g2.fill(shape);
            }
            Shape whisker = whisker(frame, series, category);
            if (whisker != null) {
                g2.setPaint(ink.palette().text());
                g2.setStroke(Ink.WHISKER);
                g2.draw(whisker);
            }
            if (!isPoints(series)) {
                writeAbove(g2, frame, series, category);
            } else if (shape != null) {
                writeBeside(g2, frame, series, category, shape.getBounds2D(), taken);
            }
        }
    }

    private void writeAbove(Graphics2D g2, Frame frame, int series, int category) {
        if (!data.chart().stacked() || series == members.size() - 1) {
            String text = text(g2, value(series, category), room(frame, series));
            write(g2, text, ink.palette().text(), aboveBar(g2, frame, series, category));
        }
    }

    private void writeBeside(Graphics2D g2, Frame frame, int series, int category, Rectangle2D dot,
            List<Rectangle2D> taken) {
        String text = text(g2, value(series, category), room(frame, series));
        Rectangle2D place = besideDot(dot, Ink.width(g2, Ink.LABEL, text), taken, frame);
        if (place != null) {
            write(g2, text, ink.palette().series(members.get(series) + 1), place);
            taken.add(place);
        }
    }

    private void write(Graphics2D g2, String text, Color colour, Rectangle2D place) {
        g2.setClip(null);
        g2.setPaint(ink.palette().card());
        g2.fill(place);
        Ink.draw(g2, Ink.LABEL, colour, text, place.getX(), place.getY());
    }

    private Rectangle2D aboveBar(Graphics2D g2, Frame frame, int series, int category) {
        Shape shape = shape(frame, series, category);
        double value = value(series, category);
        double top = shape == null ? frame.area().getMaxY() : shape.getBounds2D().getMinY();
        if (data.chart().stacked() && !Double.isNaN(value)) {
            top = frame.y(Math.max(value, frame.up().getLowerBound()));
        }
        Shape whisker = whisker(frame, series, category);
        if (whisker != null) {
            top = Math.min(top, Math.max(whisker.getBounds2D().getMinY(), frame.area().getMinY()));
        }
        double width = Ink.width(g2, Ink.LABEL, text(g2, value, room(frame, series)));
        double start = middle(frame, series, category) - width / 2;
        Rectangle2D place = new Rectangle2D.Double(Math.max(start, frame.area().getMinX()),
                top - Ink.LINE_HEIGHT - GAP + 1, width, Ink.LINE_HEIGHT);
        Shape point = pointOf(frame, category);
        if (point != null && point.intersects(place)) {
            place.setRect(place.getX(), point.getBounds2D().getMinY() - Ink.LINE_HEIGHT, width, Ink.LINE_HEIGHT);
        }
        return place;
    }

    /** The first free place above, below or beside a dot; null where there is none. */
    private static @Nullable Rectangle2D besideDot(Rectangle2D dot, double width, List<Rectangle2D> obstacles,
            Frame frame) {
        double height = Ink.LINE_HEIGHT;
        double middle = dot.getCenterX() - width / 2;
        double toTheLeft = dot.getMaxX() - width;
        double beside = dot.getCenterY() - height / 2;
        Rectangle2D area = frame.area();
        Rectangle2D inside = new Rectangle2D.Double(area.getX(), area.getY() - height, area.getWidth() + GAP,
                area.getHeight() + height);
        return Stream.of(new Point2D.Double(middle, dot.getMinY() - height),
                new Point2D.Double(dot.getMinX(), dot.getMinY() - height),
                new Point2D.Double(toTheLeft, dot.getMinY() - height), new Point2D.Double(middle, dot.getMaxY()),
                new Point2D.Double(dot.getMaxX() + GAP, beside),
                new Point2D.Double(dot.getMinX() - GAP - width, beside))
                .map(corner -> new Rectangle2D.Double(corner.x, corner.y, width, height)).filter(inside::contains)
                .filter(place -> obstacles.stream().noneMatch(place::intersects)).findFirst().orElse(null);
    }

    /** The bars, what is written above them, and the dots. */
    private List<Rectangle2D> obstacles(Graphics2D g2, Frame frame, int points) {
        Frame left = new Frame(frame.area(), frame.across(), (TickedAxis) frame.plot().getRangeAxis(), frame.plot());
        List<Integer> bars = IntStream.range(0, data.chart().series().size())
                .filter(series -> !data.chart().series().get(series).right()).boxed().toList();
        BarsRenderer others = new BarsRenderer(data, bars, data.chart().up(), ink);
        List<Rectangle2D> obstacles = new ArrayList<>();
        for (int category = 0; category < data.chart().categories().size(); category++) {
            for (int series = 0; series < bars.size(); series++) {
                Shape bar = others.shape(left, series, category);
                obstacles.add(others.aboveBar(g2, left, series, category));
                if (bar != null) {
                    obstacles.add(bar.getBounds2D());
                }
            }
            Shape whisker = whisker(frame, points, category);
            if (whisker != null) {
                obstacles.add(whisker.getBounds2D());
            }
            Shape dot = shape(frame, points, category);
            if (dot != null) {
                obstacles.add(dot.getBounds2D());
            }
        }
        return obstacles;
    }

    /** What stands at a bar: its value, or the whole height of bars that lie on one another. */
    private double value(int series, int category) {
        return data.chart().stacked() && !isPoints(series) ? total(category)
                : data.columns().get(members.get(series)).at(category);
    }

    /** The point of a category, on the right-hand axis. */
    private @Nullable Shape pointOf(Frame frame, int category) {
        for (int series = 0; series < data.chart().series().size(); series++) {
            double value = data.columns().get(series).at(category);
            if (data.chart().series().get(series).right() && !Double.isNaN(value)) {
                Frame other = new Frame(frame.area(), frame.across(), (TickedAxis) frame.plot().getRangeAxis(1),
                        frame.plot());
                return dot(frame.x(category) + offset(frame, places() - 1), other.y(value));
            }
        }
        return null;
    }

    private static Shape dot(double x, double y) {
        return new Ellipse2D.Double(x - DOT, y - DOT, 2 * DOT, 2 * DOT);
    }

    /** The value in the longest form that there is room for; empty where there is none. */
    private String text(Graphics2D g2, double value, double room) {
        if (Double.isNaN(value)) {
            return room > 0 ? Prose.NO_VALUE : "";
        }
        Figure figure = up.style().print(value, up.unit());
        boolean counted = up.style() == Style.COUNT || up.style() == Style.NUMBER;
        String unit = counted || figure.unit().startsWith("/") ? "" : figure.unit();
        Notation notation = Notation.of(up.style(), up.unit(), value);
        String rounded =
                notation.text(Double.parseDouble(String.format(Locale.ROOT, "%.2e", value / notation.size())), value);
        return Stream.of(new Figure(figure.number(), unit).toString(), figure.number(), rounded)
                .filter(form -> Ink.width(g2, Ink.LABEL, form) <= room).findFirst().orElse("");
    }

    private double total(int category) {
        double total = Double.NaN;
        for (int series : members) {
            double value = data.columns().get(series).at(category);
            total = Double.isNaN(value) ? total : Double.isNaN(total) ? value : total + value;
        }
        return total;
    }

    private boolean isPoints(int series) {
        return data.chart().series().get(members.get(series)).right();
    }

    /** Whether the chart has points, which take a place of their own beside the bars. */
    private boolean hasPoints() {
        return data.chart().series().stream().anyMatch(Bars::right);
    }

    private double slot(Frame frame) {
        return frame.area().getWidth() / data.chart().categories().size();
    }

    /**
     * The width for a value: that of a bar and its neighbours' gaps, or of the whole slot, but for what the first value
     * takes of the second one's when the edge of the plot pushes it aside.
     */
    private double room(Frame frame, int series) {
        if (!isPoints(series) && places() - (hasPoints() ? 1 : 0) > 1) {
            return pitch(frame) - GAP;
        }
        double slot = slot(frame) - GAP;
        double fromTheEdge = middle(frame, series, 0) - frame.area().getMinX();
        return Math.min(slot, (slot + fromTheEdge) * 2 / 3);
    }

    /** From the middle of a bar to the middle of what stands beside it. */
    private double pitch(Frame frame) {
        return hasPoints() ? slot(frame) * SPREAD_SHARE / places() : width(frame) + BETWEEN;
    }

    private double width(Frame frame) {
        return Math.min(slot(frame) * GROUP_SHARE / places(), WIDEST);
    }

    /** How many bars stand beside one another in a category, points counted as one more. */
    private long places() {
        long bars = data.chart().stacked() ? 1 : data.chart().series().stream().filter(one -> !one.right()).count();
        return bars + (hasPoints() ? 1 : 0);
    }

    private double middle(Frame frame, int series, int category) {
        return frame.x(category) + offset(frame, isPoints(series) ? places() - 1 : data.chart().stacked() ? 0 : series);
    }

    /** How far a place within a category lies from its middle. */
    private double offset(Frame frame, long place) {
        return (place - (places() - 1) / 2.0) * pitch(frame);
    }

    private @Nullable Shape shape(Frame frame, int series, int category) {
        int index = members.get(series);
        double top = data.top(index, category);
        if (Double.isNaN(top) || (top <= 0 && frame.up().isLogarithmic())) {
            return null;
        }
        double y = frame.y(top);
        double middle = middle(frame, series, category);
        if (isPoints(series)) {
            return dot(middle, y);
        }
        double foot = frame.y(Math.max(data.base(index, category), frame.up().getLowerBound()));
        double width = width(frame);
        return new Rectangle2D.Double(middle - width / 2, Math.min(y, foot), width, Math.abs(foot - y));
    }

    /** From P10 to P90 of where a bar or point ends; null where that is certain, or too nearly so to be seen. */
    private @Nullable Shape whisker(Frame frame, int series, int category) {
        Bands bands = data.bands();
        if (bands == null) {
            return null;
        }
        double top = frame.y(bands.p90(members.get(series), category));
        double bottom = frame.y(bands.p10(members.get(series), category));
        return bottom - top >= LEAST_WHISKER
                ? Whisker.shape(Math.floor(middle(frame, series, category)) + 0.5, top, bottom)
                : null;
    }

    @Override
    @Nullable
    Shape spot(Frame frame, int series, int item) {
        return shape(frame, series, item);
    }
}
