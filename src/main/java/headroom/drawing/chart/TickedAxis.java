package headroom.drawing.chart;

import java.awt.Graphics2D;
import java.util.List;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.Range;

/** An axis with round ticks and nothing else: no line, no marks. */
sealed interface TickedAxis permits LinearAxis, LogarithmicAxis {

    /** The least distance between ticks on a vertical axis. */
    double VERTICAL_SPACING = 26;
    /** The least gap between the texts of a horizontal axis. */
    double HORIZONTAL_GAP = 12;

    /** At most {@code most} ticks in the range that the axis shows now. */
    List<Tick> ticks(int most);

    /** The ticks that a vertical axis has room for. */
    default List<Tick> upTicks(double height) {
        return ticks((int) Math.clamp(height / VERTICAL_SPACING, 2, Ticks.MOST));
    }

    /** The ticks that a horizontal axis has room for. */
    default List<Tick> acrossTicks(Graphics2D g2, double width) {
        for (int most = Ticks.MOST; most > 2; most--) {
            List<Tick> ticks = ticks(most);
            double taken = ticks.stream().mapToDouble(tick -> Ink.width(g2, Ink.LABEL, tick.label()) + HORIZONTAL_GAP)
                    .max().orElse(0) * (ticks.size() - 1);
            if (taken <= width) {
                return ticks;
            }
        }
        return ticks(2);
    }

    /** The ticks as JFreeChart draws them. */
    default List<NumberTick> drawn(Graphics2D g2, double width, double height, RectangleEdge edge) {
        boolean across = RectangleEdge.isTopOrBottom(edge);
        TextAnchor anchor = across ? TextAnchor.TOP_CENTER
                : RectangleEdge.LEFT.equals(edge) ? TextAnchor.CENTER_RIGHT : TextAnchor.CENTER_LEFT;
        return (across ? acrossTicks(g2, width) : upTicks(height)).stream()
                .map(tick -> new NumberTick(tick.value(), tick.label(), anchor, TextAnchor.CENTER, 0)).toList();
    }

    /** Takes away what the axis has besides tick labels, and sets the range it returns to after zooming. */
    static void dress(ValueAxis axis, Range home, Ink ink) {
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        axis.setTickLabelFont(Ink.LABEL);
        axis.setTickLabelPaint(ink.palette().muted());
        axis.setRange(home, true, false);
    }
}
