package headroom.drawing.diagram;

import headroom.model.Diagram.Side;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/** The place where a line leaves a frame. */
record Port(Rectangle2D frame, Side side, double along) {

    /** Lines keep this far from a frame's rounded corners. */
    private static final double CORNER = 8;
    /** The share of a side that stands for no wish in particular. */
    static final double MIDDLE = 0.5;

    boolean isHorizontal() {
        return side == Side.LEFT || side == Side.RIGHT;
    }

    Point2D at() {
        return switch (side) {
            case TOP -> new Point2D.Double(frame.getX() + along * frame.getWidth(), frame.getMinY());
            case BOTTOM -> new Point2D.Double(frame.getX() + along * frame.getWidth(), frame.getMaxY());
            case LEFT -> new Point2D.Double(frame.getMinX(), frame.getY() + along * frame.getHeight());
            case RIGHT -> new Point2D.Double(frame.getMaxX(), frame.getY() + along * frame.getHeight());
        };
    }

    /** True when a point lies outward of this port. */
    boolean faces(Point2D point, double distance) {
        return switch (side) {
            case TOP -> point.getY() <= at().getY() - distance;
            case BOTTOM -> point.getY() >= at().getY() + distance;
            case LEFT -> point.getX() <= at().getX() - distance;
            case RIGHT -> point.getX() >= at().getX() + distance;
        };
    }

    boolean isInTheMiddle() {
        return along == MIDDLE;
    }

    /** The length of the side. */
    double length() {
        return isHorizontal() ? frame.getHeight() : frame.getWidth();
    }

    /** The place of the port along its side: its y on the left and right, its x on top and bottom. */
    double position() {
        return isHorizontal() ? at().getY() : at().getX();
    }

    /** True when the side reaches a position. */
    boolean reaches(double position) {
        double start = isHorizontal() ? frame.getMinY() : frame.getMinX();
        return position >= start + CORNER && position <= start + length() - CORNER;
    }

    /** The port of the same side at a position. */
    Port movedTo(double position) {
        double start = isHorizontal() ? frame.getMinY() : frame.getMinX();
        return new Port(frame, side, (position - start) / length());
    }
}
