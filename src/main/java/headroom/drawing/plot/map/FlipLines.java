package headroom.drawing.plot.map;

import headroom.drawing.plot.axis.Ink;
import headroom.model.Check;
import headroom.whatif.Column;
import headroom.whatif.FlipLine;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Stroke;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Draws the lines at which checks flip, each check's with a dash of its own and its name on the longest of them. */
final class FlipLines {

    private static final Stroke CASING = new BasicStroke(4.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
    private static final double CASING_OPACITY = 0.7;
    private static final double PADDING = 4;
    /** Lines shorter than this, in pixels, are drawn, but have no name. */
    private static final double LEAST_NAMED = 24;
    /** The places of a name that are tried, as shares of its line. */
    private static final double[] PLACES = {0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95};

    private final PlaneFrame frame;
    private final Ink ink;
    private final List<Rectangle2D> taken = new ArrayList<>();

    /**
     * Lines on a plane.
     *
     * @param kept where no name may lie
     */
    FlipLines(PlaneFrame frame, Rectangle2D kept, Ink ink) {
        this.frame = frame;
        this.ink = ink;
        taken.add(kept);
    }

    /** A line in the picture. */
    private record Drawn(Check check, Path2D path, List<Point2D> points) {

        double length() {
            double length = 0;
            for (int i = 1; i < points.size(); i++) {
                length += points.get(i).distance(points.get(i - 1));
            }
            return length;
        }

        Point2D at(double share) {
            double rest = share * length();
            for (int i = 1; i < points.size(); i++) {
                double step = points.get(i).distance(points.get(i - 1));
                if (rest <= step) {
                    return points.get(i);
                }
                rest -= step;
            }
            return points.getLast();
        }
    }

    /**
     * Draws all lines, then the names over them; an inner list holds the lines of one check.
     *
     * @return what the names cover
     */
    List<Rectangle2D> draw(Graphics2D g2, List<List<FlipLine>> lines) {
        List<List<Drawn>> drawn =
                lines.stream().map(ofCheck -> ofCheck.stream().map(this::drawn).toList()).toList();
        g2.setPaint(Ink.tint(ink.palette().card(), CASING_OPACITY));
        g2.setStroke(CASING);
        drawn.forEach(ofCheck -> ofCheck.forEach(line -> g2.draw(line.path)));
        g2.setPaint(ink.palette().text());
        for (int order = 0; order < drawn.size(); order++) {
            g2.setStroke(Ink.line(order));
            drawn.get(order).forEach(line -> g2.draw(line.path));
        }
        for (List<Drawn> ofCheck : drawn) {
            ofCheck.stream().max(Comparator.comparingDouble(Drawn::length))
                    .filter(longest -> longest.length() >= LEAST_NAMED).ifPresent(longest -> name(g2, longest));
        }
        return taken.subList(1, taken.size());
    }

    private Drawn drawn(FlipLine line) {
        List<Point2D> points = line.points().stream().map(point -> (Point2D) new Point2D.Double(
                between(frame.xs(), point.across()), between(frame.ys(), point.up()))).toList();
        Path2D path = new Path2D.Double();
        path.moveTo(points.getFirst().getX(), points.getFirst().getY());
        points.forEach(point -> path.lineTo(point.getX(), point.getY()));
        return new Drawn(line.check(), path, points);
    }

    private static double between(Column places, double at) {
        int below = (int) Math.min(Math.floor(at), places.size() - 1.0);
        int above = Math.min(below + 1, places.size() - 1);
        return places.at(below) + (at - below) * (places.at(above) - places.at(below));
    }

    /** The name lies where it covers no other; where there is no such place, as near as can be. */
    private void name(Graphics2D g2, Drawn line) {
        String name = line.check.label();
        double width = Ink.width(g2, Ink.NAME, name) + 2 * PADDING;
        Rectangle2D box = box(line.at(PLACES[0]), width);
        for (double place : PLACES) {
            Rectangle2D tried = box(line.at(place), width);
            if (taken.stream().noneMatch(tried::intersects)) {
                box = tried;
                break;
            }
        }
        taken.add(box);
        Color card = ink.palette().card();
        g2.setPaint(card);
        g2.fill(new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight(), 6, 6));
        Ink.draw(g2, Ink.NAME, ink.palette().text(), name, box.getX() + PADDING, box.getY() + 1);
    }

    private Rectangle2D box(Point2D middle, double width) {
        double height = Ink.LINE_HEIGHT + 2;
        Rectangle2D data = frame.data();
        double left = Math.clamp(middle.getX() - width / 2, data.getMinX() + 2,
                Math.max(data.getMinX() + 2, data.getMaxX() - width - 2));
        double top = Math.clamp(middle.getY() - height / 2, data.getMinY() + 2,
                Math.max(data.getMinY() + 2, data.getMaxY() - height - 2));
        return new Rectangle2D.Double(left, top, width, height);
    }
}
