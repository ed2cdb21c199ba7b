package headroom.drawing.plot;

import headroom.drawing.plot.FlatRenderer.Frame;
import headroom.whatif.chart.Bands;
import headroom.whatif.chart.Bands.Band;
import headroom.whatif.chart.ChartData.LineData;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The way of a line or a band through a plot; where a value is absent, it has a gap.
 *
 * @param size how many places it has
 * @param top the value of the upper edge at a place, NaN where it is absent; {@code base} likewise of the lower one
 * @param steps whether values hold until the next place
 */
record Trace(int size, Values at, Values top, Values base, boolean steps, Frame frame) {

    /** A number for each place. */
    @FunctionalInterface
    interface Values {
        double of(int place);
    }

    /** Neighbouring places that all have values: from {@code from} on and before {@code to}. */
    record Section(int from, int to) {

        boolean isPoint() {
            return to - from == 1;
        }
    }

    /** A series, over what it stands on. */
    static Trace of(LineData data, int series, Frame frame) {
        return new Trace(data.xs().size(), data.xs()::at, place -> data.top(series, place),
                place -> data.base(series, place), data.chart().series().get(series).look().steps(), frame);
    }

    /** Everything between P10 and P90 of a series. */
    static Trace of(Bands bands, int series, boolean steps, Frame frame) {
        Band band = bands.series().get(series);
        return new Trace(band.p10().size(), bands.places()::at, band.p90()::at, band.p10()::at, steps, frame);
    }

    List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        int place = 0;
        while (place < size) {
            int end = place;
            while (end < size && isDrawn(end)) {
                end++;
            }
            if (end > place) {
                sections.add(new Section(place, end));
            }
            place = end + 1;
        }
        return sections;
    }

    boolean isDrawn(int place) {
        return !Double.isNaN(top.of(place));
    }

    double x(int place) {
        return frame.x(at.of(place));
    }

    double y(int place) {
        return frame.y(top.of(place));
    }

    /** The upper edge. */
    Path2D line(Section section) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, 2 * (section.to - section.from));
        double before = y(section.from);
        path.moveTo(x(section.from), before);
        for (int place = section.from + 1; place < section.to; place++) {
            double x = x(place);
            double y = y(place);
            if (steps && y != before) {
                path.lineTo(x, before);
            }
            if (!steps || y != before || place == section.to - 1) {
                path.lineTo(x, y);
            }
            before = y;
        }
        return path;
    }

    /** Everything between the edges. */
    Path2D area(Section section) {
        Path2D area = line(section);
        for (int place = section.to - 1; place >= section.from; place--) {
            double y = frame.y(base.of(place));
            if (steps && place < section.to - 1) {
                area.lineTo(x(place + 1), y);
            }
            area.lineTo(x(place), y);
        }
        area.closePath();
        return area;
    }
}
