package headroom.drawing.plot;

import headroom.drawing.plot.Trace.Stretch;
import headroom.model.Series.Look;
import headroom.whatif.chart.Bands;
import headroom.whatif.chart.ChartData.LineData;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.stream.IntStream;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;

/** Draws lines, steps and areas, and those of a baseline as grey lines beneath them. */
@SuppressWarnings("serial")
final class SeriesRenderer extends FlatRenderer {

    private static final double DOT = 2.5;

    private final transient LineData data;
    private final transient List<Integer> members;
    private final transient LineLooks looks;
    private final transient Color ghosts;

    /**
     * A renderer for those of a chart's series that share an axis.
     *
     * @param ghosts the colour of a baseline's lines
     */
    SeriesRenderer(LineData data, List<Integer> members, LineLooks looks, Color ghosts) {
        this.data = data;
        this.members = members;
        this.looks = looks;
        this.ghosts = ghosts;
    }

    @Override
    void drawBands(Graphics2D g2, Frame frame) {
        Bands bands = data.bands();
        if (bands != null) {
            for (int index : members) {
                g2.setPaint(Ink.tint(looks.colour(index), Ink.BAND_TINT));
                g2.fill(new BandTrace(bands, index, data.holds(index), frame).area());
            }
        }
    }

    @Override
    void drawGhosts(Graphics2D g2, Frame frame) {
        if (data.ghost() != null) {
            for (int index : members) {
                Trace trace = new Trace(data.ghost(), index, frame);
                trace.stretches().forEach(stretch -> drawLine(g2, trace, stretch, ghosts));
            }
        }
    }

    @Override
    boolean isSeen(Range across, Range up) {
        return isSeen(data, across, up) || (data.ghost() != null && isSeen(data.ghost(), across, up));
    }

    private boolean isSeen(LineData lines, Range across, Range up) {
        return members.stream().anyMatch(series -> IntStream.range(0, lines.xs().size())
                .anyMatch(place -> isSeen(lines, series, place, across, up)));
    }

    /** True when anything of a line is seen on its way from a place to the next. */
    private static boolean isSeen(LineData lines, int series, int place, Range across, Range up) {
        double top = lines.top(series, place);
        if (Double.isNaN(top)) {
            return false;
        }
        int last = lines.xs().size() - 1;
        double next = place == last || Double.isNaN(lines.top(series, place + 1)) ? top : lines.top(series, place + 1);
        Look look = lines.chart().series().get(series).look();
        double foot = look.stacked() || look == Look.AREA ? lines.base(series, place) : Math.min(top, next);
        return meet(across, lines.xs().at(place), lines.xs().at(Math.min(last, place + 1)))
                && meet(up, foot, Math.max(top, next));
    }

    @Override
    void drawSeries(Graphics2D g2, Frame frame, int series) {
        Trace trace = new Trace(data, members.get(series), frame);
        Look look = trace.series().look();
        Color colour = looks.colour(trace.index());
        for (Stretch stretch : trace.stretches()) {
            if (look.stacked() || look == Look.AREA) {
                g2.setPaint(Ink.tint(colour, look.stacked() ? Ink.STACKED_TINT : Ink.TINT));
                g2.fill(trace.area(stretch));
            }
            drawLine(g2, trace, stretch, colour);
        }
    }

    private void drawLine(Graphics2D g2, Trace trace, Stretch stretch, Color colour) {
        g2.setPaint(colour);
        if (stretch.isPoint()) {
            double x = trace.x(stretch.from());
            double y = trace.top(stretch.from());
            g2.fill(new Ellipse2D.Double(x - DOT, y - DOT, 2 * DOT, 2 * DOT));
        } else {
            g2.setStroke(looks.stroke(trace.index()));
            g2.draw(trace.line(stretch));
        }
    }

    @Override
    @Nullable
    Shape spot(Frame frame, int series, int item) {
        Trace trace = new Trace(data, members.get(series), frame);
        return trace.isDrawn(item) ? around(trace.x(item), trace.top(item)) : null;
    }
}
