package headroom.drawing.plot.map;

import headroom.whatif.Column;
import headroom.whatif.Plane;
import headroom.whatif.SweepRange;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The places of a plane in a picture of it.
 *
 * @param data what the plane fills, from its lowest places at the lower left
 * @param xs where each place across lies
 * @param ys where each place upwards lies: falling, as pictures count from above
 * @param names what the names of lines cover
 */
public record PlaneFrame(Rectangle2D data, Column xs, Column ys, List<Rectangle2D> names) {

    /** A defensive copy is kept. */
    public PlaneFrame {
        names = List.copyOf(names);
    }

    static PlaneFrame of(Plane plane, Rectangle2D data) {
        return new PlaneFrame(data,
                shares(plane.across()).map(share -> data.getMinX() + share * data.getWidth()),
                shares(plane.up()).map(share -> data.getMaxY() - share * data.getHeight()), List.of());
    }

    /** The same places, with names on them. */
    PlaneFrame named(List<Rectangle2D> boxes) {
        return new PlaneFrame(data, xs, ys, boxes);
    }

    /** Two lines through a place, upright and level, with gaps where names lie. */
    public List<Line2D> crossHair(int across, int up) {
        double x = Math.floor(xs.at(across)) + 0.5;
        double y = Math.floor(ys.at(up)) + 0.5;
        List<Line2D> lines = new ArrayList<>();
        double from = data.getMinY();
        for (Rectangle2D name : sorted(x, true)) {
            add(lines, new Line2D.Double(x, from, x, name.getMinY()));
            from = Math.max(from, name.getMaxY());
        }
        add(lines, new Line2D.Double(x, from, x, data.getMaxY()));
        from = data.getMinX();
        for (Rectangle2D name : sorted(y, false)) {
            add(lines, new Line2D.Double(from, y, name.getMinX(), y));
            from = Math.max(from, name.getMaxX());
        }
        add(lines, new Line2D.Double(from, y, data.getMaxX(), y));
        return lines;
    }

    /** The names that a line meets, in its order. */
    private List<Rectangle2D> sorted(double at, boolean upright) {
        return names.stream()
                .filter(name -> upright ? name.getMinX() <= at && at <= name.getMaxX()
                        : name.getMinY() <= at && at <= name.getMaxY())
                .sorted(Comparator.comparingDouble(upright ? Rectangle2D::getMinY : Rectangle2D::getMinX)).toList();
    }

    private static void add(List<Line2D> lines, Line2D line) {
        if (line.getX1() < line.getX2() || line.getY1() < line.getY2()) {
            lines.add(line);
        }
    }

    private static Column shares(SweepRange stretch) {
        return stretch.values().map(value -> share(stretch, value));
    }

    /** The share of a stretch up to a value in the assumption's own unit; outside it below 0 or above 1. */
    private static double share(SweepRange stretch, double value) {
        return stretch.scale().share(stretch.low(), stretch.high(), value);
    }

    /** The x of a value of the assumption across, in its own unit; outside the data where the plane has no place for it. */
    double x(Plane plane, double value) {
        return data.getMinX() + share(plane.across(), value) * data.getWidth();
    }

    /** The y of a value of the assumption upwards, in its own unit. */
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
