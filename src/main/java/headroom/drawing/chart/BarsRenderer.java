package headroom.drawing.chart;

import headroom.model.Axis.Up;
import headroom.model.expression.Figure;
import headroom.whatif.ChartData.BarData;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws bars with their values above them; series of a right-hand axis are points. */
@SuppressWarnings("serial")
final class BarsRenderer extends FlatRenderer {

    private static final double GROUP_SHARE = 0.62;
    private static final double WIDEST = 64;
    private static final double DOT = 4;
    private static final double GAP = 3;

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
        double middle = middle(frame, series, category);
        double top = shape == null ? frame.area().getMaxY() : shape.getBounds2D().getMinY();
        if (stacked && !Double.isNaN(value)) {
            top = frame.y(value);
        }
        String text = Double.isNaN(value) ? "—" : text(g2, up.style().print(value, up.unit()), room(frame, series));
        g2.setClip(null);
        Ink.draw(g2, Ink.LABEL, isPoints(series) ? ink.palette().series(members.get(series) + 1)
                : ink.palette().text(), text, middle - Ink.width(g2, Ink.LABEL, text) / 2,
                top - Ink.LINE_HEIGHT - GAP + 1);
    }

    private static String text(Graphics2D g2, Figure figure, double room) {
        String full = new Figure(figure.number(), figure.unit().startsWith("/") ? "" : figure.unit()).toString();
        return Ink.width(g2, Ink.LABEL, full) <= room ? full : figure.number();
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

    private double slot(Frame frame) {
        return frame.area().getWidth() / data.chart().categories().size();
    }

    private double room(Frame frame, int series) {
        return isPoints(series) || data.chart().stacked() ? slot(frame)
                : Math.max(width(frame), slot(frame) / members.size() * 0.9);
    }

    private double width(Frame frame) {
        int beside = data.chart().stacked() ? 1 : Math.max(1, members.size());
        return Math.min(slot(frame) * GROUP_SHARE / beside, WIDEST);
    }

    private double middle(Frame frame, int series, int category) {
        double centre = frame.x(category);
        boolean beside = !data.chart().stacked() && !isPoints(series);
        return beside ? centre + (series - (members.size() - 1) / 2.0) * (width(frame) + 2) : centre;
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
            return new Ellipse2D.Double(middle - DOT, y - DOT, 2 * DOT, 2 * DOT);
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
