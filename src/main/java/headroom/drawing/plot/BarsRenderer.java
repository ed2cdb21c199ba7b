package headroom.drawing.plot;

import headroom.drawing.plot.axis.Ink;
import headroom.whatif.chart.ChartData.BarData;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;

/** Draws bars with their values above them; series of a right-hand axis are points. */
@SuppressWarnings("serial")
final class BarsRenderer extends FlatRenderer {

    private static final double OVERHANG = 4;
    private static final Stroke GHOST_PEN = new BasicStroke(1.4f);

    private final transient BarData data;
    private final transient List<Integer> members;
    private final transient Ink ink;
    private final transient List<Color> colours;

    /** A renderer for those of a chart's series that share an axis. */
    BarsRenderer(BarData data, List<Integer> members, List<Color> colours, Ink ink) {
        this.data = data;
        this.members = members;
        this.ink = ink;
        this.colours = colours;
    }

    @Override
    void drawGhosts(Graphics2D g2, Frame frame) {
        BarData ghost = data.ghost();
        if (ghost == null) {
            return;
        }
        BarPlaces before = new BarPlaces(ghost, data.stacks(), frame);
        g2.setStroke(GHOST_PEN);
        for (int series : members) {
            for (int category = 0; category < data.chart().categories().size(); category++) {
                Shape shape = before.shape(series, category);
                if (shape != null) {
                    Shape outline = before.isPoints(series) ? shape : widened(shape.getBounds2D());
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
    boolean isSeen(Range across, Range up) {
        return isSeen(data, across, up) || (data.ghost() != null && isSeen(data.ghost(), across, up));
    }

    /** A bar is seen from its foot on, a point only where it is. */
    private boolean isSeen(BarData bars, Range across, Range up) {
        return members.stream().anyMatch(series -> IntStream.range(0, bars.chart().categories().size())
                .filter(category -> across.contains(category) && bars.columns().get(series).has(category))
                .anyMatch(category -> {
                    double top = bars.top(series, category);
                    return bars.chart().series().get(series).right() ? meet(up, top, top)
                            : meet(up, Math.min(0, top), Math.max(0, top));
                }));
    }

    @Override
    void drawSeries(Graphics2D g2, Frame frame, int member) {
        int series = members.get(member);
        BarPlaces places = places(frame);
        for (int category = 0; category < data.chart().categories().size(); category++) {
            if (places.isPoints(series)) {
                drawWhisker(g2, places, series, category);
            }
            Shape shape = places.shape(series, category);
            if (shape != null) {
                g2.setPaint(colours.get(series));
                g2.fill(shape);
            }
            if (!places.isPoints(series)) {
                drawWhisker(g2, places, series, category);
            }
        }
    }

    @Override
    void drawValues(Graphics2D g2, Frame frame) {
        BarValues values = new BarValues(g2, places(frame), colours, ink);
        members.forEach(values::write);
    }

    /** Before a bar, behind a point, which is too small for it. */
    private void drawWhisker(Graphics2D g2, BarPlaces places, int series, int category) {
        Shape whisker = places.whisker(series, category);
        if (whisker != null) {
            g2.setPaint(ink.palette().text());
            g2.setStroke(Ink.WHISKER);
            g2.draw(whisker);
        }
    }

    @Override
    @Nullable
    Shape spot(Frame frame, int member, int item) {
        return places(frame).shape(members.get(member), item);
    }

    private BarPlaces places(Frame frame) {
        return new BarPlaces(data, data.stacks(), frame);
    }
}
