package headroom.drawing.chart;

import headroom.model.expression.Range.Scale;
import headroom.whatif.Column;
import headroom.whatif.Plane;
import headroom.whatif.Stretch;
import java.awt.geom.Rectangle2D;

/**
 * Where the places of a plane lie in a picture of it.
 *
 * @param data what the plane fills, from its lowest places at the lower left
 * @param xs where each place across lies
 * @param ys where each place upwards lies: falling, as pictures count from above
 */
public record PlaneFrame(Rectangle2D data, Column xs, Column ys) {

    static PlaneFrame of(Plane plane, Rectangle2D data) {
        return new PlaneFrame(data,
                shares(plane.across()).map(share -> data.getMinX() + share * data.getWidth()),
                shares(plane.up()).map(share -> data.getMaxY() - share * data.getHeight()));
    }

    private static Column shares(Stretch stretch) {
        return stretch.values().map(value -> share(stretch, value));
    }

    /** How far along a stretch a value in the assumption's own unit lies; outside it below 0 or above 1. */
    private static double share(Stretch stretch, double value) {
        return stretch.scale() == Scale.LINEAR ? (value - stretch.low()) / (stretch.high() - stretch.low())
                : Math.log(value / stretch.low()) / Math.log(stretch.high() / stretch.low());
    }

    /** Where a value of the assumption across lies, in its own unit; outside the data where the plane has no place for it. */
    double x(Plane plane, double value) {
        return data.getMinX() + share(plane.across(), value) * data.getWidth();
    }

    /** Where a value of the assumption upwards lies, in its own unit. */
    double y(Plane plane, double value) {
        return data.getMaxY() - share(plane.up(), value) * data.getHeight();
    }

    /** The place across that is nearest to a point of the picture. */
    public int across(double x) {
        return nearest(xs, x);
    }

    /** The place upwards that is nearest to a point of the picture. */
    public int up(double y) {
        return nearest(ys, y);
    }

    private static int nearest(Column places, double at) {
        int best = 0;
        for (int i = 1; i < places.size(); i++) {
            best = Math.abs(places.at(i) - at) < Math.abs(places.at(best) - at) ? i : best;
        }
        return best;
    }
}
