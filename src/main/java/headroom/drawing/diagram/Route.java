package headroom.drawing.diagram;

import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A line with right angles, from its first point to its last. */
record Route(List<Point2D> points) {

    /** Two stretches this close side by side look like one line. */
    private static final double CLOSE = 4;

    Route {
        points = List.copyOf(points);
    }

    /** The route through some points, without those that are no corners. */
    static Route through(Stream<Point2D> points) {
        List<Point2D> corners = new ArrayList<>();
        points.forEach(point -> {
            int last = corners.size() - 1;
            if (last >= 1 && isStraight(corners.get(last - 1), corners.get(last), point)) {
                corners.remove(last);
            }
            if (corners.isEmpty() || corners.getLast().distance(point) > 0.01) {
                corners.add(point);
            }
        });
        return new Route(corners);
    }

    private static boolean isStraight(Point2D first, Point2D second, Point2D third) {
        boolean vertical = near(first.getX(), second.getX()) && near(second.getX(), third.getX());
        boolean horizontal = near(first.getY(), second.getY()) && near(second.getY(), third.getY());
        return vertical || horizontal;
    }

    private static boolean near(double one, double other) {
        return Math.abs(one - other) < 0.01;
    }

    /** The straight stretches, in order. */
    List<Line2D> stretches() {
        List<Line2D> stretches = new ArrayList<>();
        for (int i = 1; i < points.size(); i++) {
            stretches.add(new Line2D.Double(points.get(i - 1), points.get(i)));
        }
        return stretches;
    }

    int bends() {
        return Math.max(0, points.size() - 2);
    }

    double length() {
        return stretches().stream().mapToDouble(Route::length).sum();
    }

    static double length(Line2D stretch) {
        return stretch.getP1().distance(stretch.getP2());
    }

    /** True when any stretch runs through the inside of a rectangle. */
    boolean crosses(Rectangle2D rectangle) {
        return stretches().stream().anyMatch(stretch -> rectangle.intersects(around(stretch, 0.01)));
    }

    /** True when a stretch runs along one of another route, so that both look like one line. */
    boolean runsAlong(Route other) {
        return stretches().stream().anyMatch(
                mine -> other.stretches().stream().anyMatch(theirs -> runAlong(mine, theirs)));
    }

    private static boolean runAlong(Line2D mine, Line2D theirs) {
        boolean parallel = isHorizontal(mine) == isHorizontal(theirs);
        Rectangle2D shared = around(mine, CLOSE / 2).createIntersection(around(theirs, CLOSE / 2));
        return parallel && shared.getWidth() > 0 && shared.getHeight() > 0
                && Math.max(shared.getWidth(), shared.getHeight()) > 2 * CLOSE;
    }

    /** The number of times that this route crosses another. */
    long crossings(Route other) {
        return stretches().stream().flatMap(mine -> other.stretches().stream().filter(mine::intersectsLine)).count();
    }

    static boolean isHorizontal(Line2D stretch) {
        return Math.abs(stretch.getX2() - stretch.getX1()) >= Math.abs(stretch.getY2() - stretch.getY1());
    }

    /** The rectangle within a distance of a stretch. */
    static Rectangle2D around(Line2D stretch, double distance) {
        return grown(stretch.getBounds2D(), distance);
    }

    /** A rectangle with more on all sides. */
    static Rectangle2D grown(Rectangle2D box, double by) {
        return new Rectangle2D.Double(box.getX() - by, box.getY() - by, box.getWidth() + 2 * by,
                box.getHeight() + 2 * by);
    }
}
