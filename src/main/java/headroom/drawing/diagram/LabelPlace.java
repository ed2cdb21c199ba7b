package headroom.drawing.diagram;

import java.awt.geom.Rectangle2D;

/**
 * Where the label of a line stands.
 *
 * @param box the room kept for it
 * @param anchor at which edge of the room its text begins
 * @param lines in how many lines it is set, one or two
 * @param size the type size, where the text is as long as expected
 * @param whole whether all of the text has room; else it is cut
 */
record LabelPlace(Rectangle2D box, Anchor anchor, int lines, double size, boolean whole) {

    private static final double USUAL = 0.75;

    /** From where a text fills the room kept for it. */
    enum Anchor {
        LEFT, CENTRE, RIGHT
    }

    /** Where its text usually stands: its room is for longer values than most, but what is cut fills it. */
    Rectangle2D usual() {
        double width = whole ? USUAL * box.getWidth() : box.getWidth();
        double left = switch (anchor) {
            case LEFT -> box.getX();
            case CENTRE -> box.getCenterX() - width / 2;
            case RIGHT -> box.getMaxX() - width;
        };
        return new Rectangle2D.Double(left, box.getY(), width, box.getHeight());
    }

    /** The same place with more room, away from the line it belongs to. */
    LabelPlace wider(double by) {
        double left = switch (anchor) {
            case LEFT -> 0;
            case CENTRE -> by / 2;
            case RIGHT -> by;
        };
        return new LabelPlace(
                new Rectangle2D.Double(box.getX() - left, box.getY(), box.getWidth() + by, box.getHeight()), anchor,
                lines, size, whole);
    }
}
