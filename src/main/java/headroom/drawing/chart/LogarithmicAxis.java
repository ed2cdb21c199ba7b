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
    public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D area, RectangleEdge edge) {
        return drawn(g2, area.getWidth(), area.getHeight(), edge);
    }

    @Override
    protected void autoAdjustRange() {
        if (home != null) {
            setRange(home, false, false);
        }
    }
}
