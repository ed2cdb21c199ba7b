package headroom.drawing.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.Range;

/** An axis with round ticks and nothing else: no line, no marks. */
sealed interface TickedAxis permits LinearAxis, LogarithmicAxis {

    /** Between the plot and a label below it: enough to keep labels of both axes apart at the corner. */
    double BELOW = 7;
    /** Between the plot and a label beside it. */
    double BESIDE = 6;
    /** The least distance between ticks on a vertical axis. */
    double VERTICAL_SPACING = 26;
    /** The least gap between the texts of a horizontal axis. */
    double HORIZONTAL_GAP = 12;

    /** At most {@code most} ticks in the range that the axis shows now. */
    List<Tick> ticks(int most);

    /** Whether it shows all that it was made for. */
    boolean isWhole();

    /** The ticks that a vertical axis has room for. */
    default List<Tick> upTicks(double height) {
        return ticks((int) Math.clamp(1 + height / VERTICAL_SPACING, 2, Ticks.MOST));
    }

    /** The ticks that a horizontal axis has room for. */
    default List<Tick> acrossTicks(Graphics2D g2, double width) {
        for (int most = Ticks.MOST; most > 2; most--) {
            List<Tick> ticks = ticks(most);
            if (fit(ticks, g2, width)) {
                return ticks;
            }
        }
        List<Tick> few = ticks(2);
        return fit(few, g2, width) ? few : few.subList(0, Math.min(1, few.size()));
    }

    private boolean fit(List<Tick> ticks, Graphics2D g2, double width) {
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, 1);
        double end = Double.NEGATIVE_INFINITY;
        for (Tick tick : ticks) {
            double middle = ((ValueAxis) this).valueToJava2D(tick.value(), area, RectangleEdge.BOTTOM);
            double half = (Ink.width(g2, Ink.LABEL, tick.label()) + HORIZONTAL_GAP) / 2;
            if (middle - half < end) {
                return false;
            }
            end = middle + half;
        }
        return true;
    }

    /** The ticks as JFreeChart draws them. */
    default List<NumberTick> drawn(Graphics2D g2, double width, double height, RectangleEdge edge) {
        boolean across = RectangleEdge.isTopOrBottom(edge);
        TextAnchor anchor = across ? TextAnchor.TOP_CENTER
                : RectangleEdge.LEFT.equals(edge) ? TextAnchor.CENTER_RIGHT : TextAnchor.CENTER_LEFT;
        return (across ? acrossTicks(g2, width) : upTicks(height)).stream()
                .map(tick -> new NumberTick(tick.value(), tick.label(), anchor, TextAnchor.CENTER, 0)).toList();
    }

    /** Draws the ticks, which JFreeChart would put on whole pixels. */
    default AxisState drawTicks(Graphics2D g2, double cursor, Rectangle2D data, RectangleEdge edge) {
        ValueAxis axis = (ValueAxis) this;
        AxisState state = new AxisState(cursor);
        List<NumberTick> ticks = drawn(g2, data.getWidth(), data.getHeight(), edge);
        state.setTicks(ticks);
        for (NumberTick tick : axis.isTickLabelsVisible() ? ticks : List.<NumberTick>of()) {
            double place = axis.valueToJava2D(tick.getValue(), data, edge);
            double width = Ink.width(g2, Ink.LABEL, tick.getText());
            double left = RectangleEdge.isTopOrBottom(edge) ? place - width / 2
                    : RectangleEdge.LEFT.equals(edge) ? cursor - BESIDE - width : cursor + BESIDE;
            double top = RectangleEdge.isTopOrBottom(edge) ? cursor + BELOW : place - Ink.LINE_HEIGHT / 2;
            Ink.draw(g2, Ink.LABEL, (Color) axis.getTickLabelPaint(), tick.getText(), left, top);
        }
        return state;
    }

    /** Takes away what the axis has besides tick labels, and sets the range it returns to after zooming. */
    static void dress(ValueAxis axis, Range home, Ink ink) {
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        axis.setTickLabelPaint(ink.palette().muted());
        axis.setRange(home, true, false);
    }
}
