package headroom.drawing.plot;

import headroom.drawing.plot.FlatRenderer.Frame;
import headroom.whatif.Column;
import headroom.whatif.chart.Bands;
import headroom.whatif.chart.Bands.Band;
import java.awt.geom.Path2D;

/**
 * The way of a series' band through a plot; where it is absent, it has a gap.
 *
 * @param steps whether values hold until the next place
 */
record BandTrace(Bands bands, int index, boolean steps, Frame frame) {

    /** Everything between P10 and P90. */
    Path2D area() {
        Band band = bands.series().get(index);
        Path2D area = new Path2D.Double();
        int place = 0;
        while (place < band.p10().size()) {
            int end = place;
            while (end < band.p10().size() && band.p10().has(end)) {
                end++;
            }
            if (end - place > 1) {
                add(area, band, place, end);
            }
            place = end + 1;
        }
        return area;
    }

    private void add(Path2D area, Band band, int from, int to) {
        area.moveTo(x(from), y(band.p90(), from));
        for (int place = from + 1; place < to; place++) {
            if (steps) {
                area.lineTo(x(place), y(band.p90(), place - 1));
            }
            area.lineTo(x(place), y(band.p90(), place));
        }
        for (int place = to - 1; place >= from; place--) {
            if (steps && place < to - 1) {
                area.lineTo(x(place + 1), y(band.p10(), place));
            }
            area.lineTo(x(place), y(band.p10(), place));
        }
        area.closePath();
    }

    private double x(int place) {
        return frame.x(bands.places().at(place));
    }

    private double y(Column ends, int place) {
        return frame.y(ends.at(place));
    }
}
