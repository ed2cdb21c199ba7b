package headroom.drawing.chart;

import headroom.model.Axis.Up;
import headroom.model.BarChart.Bars;
import headroom.model.Prose;
import headroom.model.expression.Figure;
import headroom.model.expression.Style;
import headroom.whatif.ChartData.BarData;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
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
    /** The part of a slot over which bars and points spread, so that the values of both fit. */
    private static final double SPREAD_SHARE = 0.92;
    private static final double POINT_ROOM = 40;

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

    @Override
    void drawSeries(Graphics2D g2, Frame frame, int series) {
        int index = members.get(series);
        Color colour = ink.palette().series(index + 1);
        for (int category = 0; category < data.chart().categories().size(); category++) {
            Shape shape = shape(frame, series, category);
            if (shape != null) {
                g2.setPaint(colour);
                g2.fill(shape);
            }
            write(g2, frame, series, category, shape);
        }
    }

    private void write(Graphics2D g2, Frame frame, int series, int category, @Nullable Shape shape) {
        boolean stacked = data.chart().stacked() && !isPoints(series);
        if (stacked && series < members.size() - 1) {
            return;
        }
        double value = stacked ? total(category) : data.columns().get(members.get(series)).at(category);
        double top = shape == null ? frame.area().getMaxY() : shape.getBounds2D().getMinY();
        if (stacked && !Double.isNaN(value)) {
            top = frame.y(Math.max(value, frame.up().getLowerBound()));
        }
        Color colour = isPoints(series) ? ink.palette().series(members.get(series) + 1) : ink.palette().text();
        String text = text(g2, value, room(frame, series));
        double width = Ink.width(g2, Ink.LABEL, text);
        Rectangle2D place = new Rectangle2D.Double(middle(frame, series, category) - width / 2,
                top - Ink.LINE_HEIGHT - GAP + 1, width, Ink.LINE_HEIGHT);
        Shape point = isPoints(series) ? null : pointOf(frame, category);
        if (point != null && point.intersects(place)) {
            place.setRect(place.getX(), point.getBounds2D().getMinY() - Ink.LINE_HEIGHT, width, Ink.LINE_HEIGHT);
        }
        g2.setClip(null);
        g2.setPaint(ink.palette().card());
        g2.fill(place);
        Ink.draw(g2, Ink.LABEL, colour, text, place.getX(), place.getY());
    }

    /** The point of a category, on the right-hand axis. */
    private @Nullable Shape pointOf(Frame frame, int category) {
        for (int series = 0; series < data.chart().series().size(); series++) {
            double value = data.columns().get(series).at(category);
            if (data.chart().series().get(series).right() && !Double.isNaN(value)) {
                Frame other = new Frame(frame.area(), frame.across(), frame.plot().getRangeAxis(1), frame.plot());
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

    /** The width for a value: where a slot is too narrow for those of points too, bars have it to themselves. */
    private double room(Frame frame, int series) {
        boolean tight = hasPoints() && pitch(frame) < POINT_ROOM;
        return tight ? (isPoints(series) ? 0 : slot(frame) / (places() - 1) - GAP)
                : places() == 1 ? slot(frame) - GAP : pitch(frame) - GAP;
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
        if (Double.isNaN(top) || (top <= 0 && frame.up() instanceof LogarithmicAxis)) {
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

    @Override
    @Nullable
    Shape spot(Frame frame, int series, int item) {
        return shape(frame, series, item);
    }
}
