package headroom.drawing.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;

/** A linear axis with round ticks; zooming out ends at the range it was made with. */
@SuppressWarnings("serial")
final class LinearAxis extends NumberAxis implements TickedAxis {

    private final transient Ticks ticks;
    private final transient Division division;
    private final Range home;

    LinearAxis(Ticks ticks, Division division, Ink ink) {
        this.ticks = ticks;
        this.division = division;
        this.home = division.range();
        TickedAxis.dress(this, home, ink);
    }

    @Override
    public List<Tick> ticks(int most) {
        return division.parts() > 0 && isWhole() ? ticks.dividing(division, most)
                : ticks.linear(getRange(), most);
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
        double length = Math.min(wanted.getLength(), home.getLength());
        double last = Math.max(home.getLowerBound(), home.getUpperBound() - length);
        double low = Math.clamp(wanted.getLowerBound(), home.getLowerBound(), last);
        return new Range(low, low + length);
    }

    @Override
    protected void autoAdjustRange() {
        if (home != null) {
            setRange(home, false, false);
        }
    }
}
