package headroom.drawing.plot;

import headroom.drawing.plot.FlatRenderer.Frame;
import headroom.model.Series;
import headroom.whatif.chart.ChartData.LineData;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/** The way of a series through a plot; where a value is absent, it has a gap. */
record Trace(LineData data, int index, Frame frame) {

    /** Neighbouring places that all have values: from {@code from} on and before {@code to}. */
    record Stretch(int from, int to) {

        boolean isPoint() {
            return to - from == 1;
        }
    }

    Series series() {
        return data.chart().series().get(index);
    }

    List<Stretch> stretches() {
        List<Stretch> stretches = new ArrayList<>();
        int place = 0;
        while (place < data.xs().size()) {
            int end = place;
            while (end < data.xs().size() && isDrawn(end)) {
                end++;
            }
            if (end > place) {
                stretches.add(new Stretch(place, end));
            }
            place = end + 1;
        }
        return stretches;
    }

    boolean isDrawn(int place) {
        return !Double.isNaN(data.top(index, place));
    }

    double x(int place) {
        return frame.x(data.xs().at(place));
    }

    double top(int place) {
        return frame.y(data.top(index, place));
    }

    /** The line itself. */
    Path2D line(Stretch stretch) {
        boolean steps = series().look().steps();
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, 2 * (stretch.to - stretch.from));
        double before = top(stretch.from);
        path.moveTo(x(stretch.from), before);
        for (int place = stretch.from + 1; place < stretch.to; place++) {
            double x = x(place);
            double y = top(place);
            if (steps && y != before) {
                path.lineTo(x, before);
            }
            if (!steps || y != before || place == stretch.to - 1) {
                path.lineTo(x, y);
            }
            before = y;
        }
        return path;
    }

    /** The area between the line and what it stands on. */
    Path2D area(Stretch stretch) {
        Path2D area = line(stretch);
        area.append(base(stretch), true);
        area.closePath();
        return area;
    }

    /** The lower edge of an area, from its right end to its left. */
    private Path2D base(Stretch stretch) {
        boolean steps = series().look().steps();
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, 2 * (stretch.to - stretch.from));
        path.moveTo(x(stretch.to - 1), frame.y(data.base(index, stretch.to - 1)));
        for (int place = stretch.to - 2; place >= stretch.from; place--) {
            double y = frame.y(data.base(index, place));
            if (steps) {
                path.lineTo(x(place + 1), y);
            }
            path.lineTo(x(place), y);
        }
        return path;
    }
}
