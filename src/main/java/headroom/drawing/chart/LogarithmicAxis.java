package headroom.drawing.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;

/** A logarithmic axis with round ticks; zooming out ends at the range it was made with. */
@SuppressWarnings("serial")
final class LogarithmicAxis extends LogAxis implements TickedAxis {

    private final transient Ticks ticks;
    private final Range home;

    LogarithmicAxis(Ticks ticks, Range home, Ink ink) {
        this.ticks = ticks;
        this.home = home;
        TickedAxis.dress(this, home, ink);
    }

    @Override
    public List<Tick> ticks(int most) {
        return ticks.logarithmic(getRange(), most);
    }

    @Override
    public boolean isWhole() {
        return getRange().equals(home);
    }

    @Override
    protected AxisState drawTickMarksAndLabels(Graphics2D g2, double cursor, Rectangle2D plotArea, Rectangle2D data,
            RectangleEdge edge) {
        return drawTicks(g2, cursor, data, edge);
    }

    @Override
    public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D area, RectangleEdge edge) {
        return drawn(g2, area.getWidth(), area.getHeight(), edge);
    }

    /** An axis never shows more than it was made with. */
    @Override
    public void setRange(Range wanted, boolean turnOffAutoRange, boolean notify) {
        super.setRange(home == null ? wanted : within(home, wanted), turnOffAutoRange, notify);
    }

    private static Range within(Range home, Range wanted) {
        double ratio = Math.min(wanted.getUpperBound() / wanted.getLowerBound(),
                home.getUpperBound() / home.getLowerBound());
        double last = Math.max(home.getLowerBound(), home.getUpperBound() / ratio);
        double low = Math.clamp(wanted.getLowerBound(), home.getLowerBound(), last);
        return new Range(low, low * ratio);
    }

    @Override
    protected void autoAdjustRange() {
        if (home != null) {
            setRange(home, false, false);
        }
    }
}
