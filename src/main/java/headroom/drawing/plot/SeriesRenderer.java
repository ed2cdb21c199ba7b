package headroom.drawing.plot;

import headroom.drawing.plot.Trace.Section;
import headroom.drawing.plot.axis.Ink;
import headroom.model.Series.Look;
import headroom.whatif.chart.Bands;
import headroom.whatif.chart.ChartData.LineData;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
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
                Trace trace = Trace.of(bands, index, data.holds(index), frame);
                trace.sections().stream().filter(section -> !section.isPoint())
                        .forEach(section -> g2.fill(trace.area(section)));
            }
        }
    }

    @Override
    void drawGhosts(Graphics2D g2, Frame frame) {
        if (data.ghost() != null) {
            for (int index : members) {
                Trace trace = Trace.of(data.ghost(), index, frame);
                trace.sections().forEach(section -> drawLine(g2, trace, section, index, ghosts));
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
        int index = members.get(series);
        Trace trace = Trace.of(data, index, frame);
        Look look = data.chart().series().get(index).look();
        Color colour = looks.colour(index);
        for (Section section : trace.sections()) {
            if (look.stacked() || look == Look.AREA) {
                g2.setPaint(Ink.tint(colour, look.stacked() ? Ink.STACKED_TINT : Ink.TINT));
                g2.fill(trace.area(section));
            }
            drawLine(g2, trace, section, index, colour);
        }
    }

    private void drawLine(Graphics2D g2, Trace trace, Section section, int index, Color colour) {
        g2.setPaint(colour);
        if (section.isPoint()) {
            g2.fill(Ink.dot(trace.x(section.from()), trace.y(section.from()), DOT));
        } else {
            g2.setStroke(looks.stroke(index));
            g2.draw(trace.line(section));
        }
    }

    @Override
    @Nullable
    Shape spot(Frame frame, int series, int item) {
        Trace trace = Trace.of(data, members.get(series), frame);
        return trace.isDrawn(item) ? around(trace.x(item), trace.y(item)) : null;
    }
}
