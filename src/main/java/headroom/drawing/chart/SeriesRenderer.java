package headroom.drawing.chart;

import headroom.model.Series;
import headroom.whatif.ChartData.LineData;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws lines, steps and areas; where a value is absent, they have a gap. */
@SuppressWarnings("serial")
final class SeriesRenderer extends FlatRenderer {

    private static final double DOT = 2.5;

    private final transient LineData data;
    private final transient List<Integer> members;
    private final transient LineLooks looks;

    /** A renderer for those of a chart's series that share an axis. */
    SeriesRenderer(LineData data, List<Integer> members, LineLooks looks) {
        this.data = data;
        this.members = members;
        this.looks = looks;
    }

    @Override
    void drawSeries(Graphics2D g2, Frame frame, int series) {
        int index = members.get(series);
        int place = 0;
        while (place < data.xs().size()) {
            int end = place;
            while (end < data.xs().size() && isDrawn(index, end)) {
                end++;
            }
            if (end > place) {
                drawStretch(g2, frame, index, place, end);
            }
            place = end + 1;
        }
    }

    private boolean isDrawn(int index, int place) {
        return !Double.isNaN(data.top(index, place));
    }

    /** Draws the places from {@code from} on and before {@code to}, which all have values. */
    private void drawStretch(Graphics2D g2, Frame frame, int index, int from, int to) {
        Series series = data.chart().series().get(index);
        Color colour = looks.colour(index);
        Path2D line = line(frame, index, from, to);
        if (series.look().stacked() || series.look() == Series.Look.AREA) {
            Path2D area = new Path2D.Double(line);
            Path2D base = base(frame, index, from, to);
            area.append(base, true);
            area.closePath();
            g2.setPaint(Ink.tint(colour, series.look().stacked() ? Ink.STACKED_TINT : Ink.TINT));
            g2.fill(area);
        }
        g2.setPaint(colour);
        if (to - from == 1) {
            double x = frame.x(data.xs().at(from));
            double y = frame.y(data.top(index, from));
            g2.fill(new Ellipse2D.Double(x - DOT, y - DOT, 2 * DOT, 2 * DOT));
        } else {
            g2.setStroke(looks.stroke(index));
            g2.draw(line);
        }
    }

    private Path2D line(Frame frame, int index, int from, int to) {
        boolean steps = data.chart().series().get(index).look().steps();
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, 2 * (to - from));
        double before = frame.y(data.top(index, from));
        path.moveTo(frame.x(data.xs().at(from)), before);
        for (int place = from + 1; place < to; place++) {
            double x = frame.x(data.xs().at(place));
            double y = frame.y(data.top(index, place));
            if (steps && y != before) {
                path.lineTo(x, before);
            }
            if (!steps || y != before || place == to - 1) {
                path.lineTo(x, y);
            }
            before = y;
        }
        return path;
    }

    /** The lower edge of an area, from its right end to its left. */
    private Path2D base(Frame frame, int index, int from, int to) {
        boolean steps = data.chart().series().get(index).look().steps();
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, 2 * (to - from));
        double after = frame.y(data.base(index, to - 1));
        path.moveTo(frame.x(data.xs().at(to - 1)), after);
        for (int place = to - 2; place >= from; place--) {
            double y = frame.y(data.base(index, place));
            if (steps) {
                path.lineTo(frame.x(data.xs().at(place + 1)), y);
            }
            path.lineTo(frame.x(data.xs().at(place)), y);
        }
        return path;
    }

    @Override
    @Nullable
    Shape spot(Frame frame, int series, int item) {
        int index = members.get(series);
        return isDrawn(index, item) ? around(frame.x(data.xs().at(item)), frame.y(data.top(index, item))) : null;
    }
}
