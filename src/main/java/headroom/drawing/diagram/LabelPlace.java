package headroom.drawing.diagram;

import java.awt.geom.Rectangle2D;

/**
 * The place of the label of a line.
 *
 * @param box the room kept for it
 * @param anchor at which edge of the room its text begins
 * @param lines in how many lines it is set, one or two
 * @param size the type size, where the text is as long as expected
 * @param whole whether all of the text has room; else it is cut
 */
record LabelPlace(Rectangle2D box, Anchor anchor, int lines, double size, boolean whole) {

    private static final double USUAL = 0.75;

    /** The edge of the room kept for a text at which it begins. */
    enum Anchor {
        LEFT, CENTRE, RIGHT
    }

    /** The left edge of a text of a width. */
    double start(double width) {
        return switch (anchor) {
            case LEFT -> box.getMinX();
            case CENTRE -> box.getCenterX() - width / 2;
            case RIGHT -> box.getMaxX() - width;
        };
    }

    /** The rectangle of its usual text: its room is for longer values than most, but a text that is cut fills it. */
    Rectangle2D usual() {
        double width = whole ? USUAL * box.getWidth() : box.getWidth();
        return new Rectangle2D.Double(start(width), box.getY(), width, box.getHeight());
    }

    /** The same place with more room, away from the line it belongs to. */
    LabelPlace wider(double by) {
        double width = box.getWidth() + by;
        return new LabelPlace(new Rectangle2D.Double(start(width), box.getY(), width, box.getHeight()), anchor, lines,
                size, whole);
    }
}
