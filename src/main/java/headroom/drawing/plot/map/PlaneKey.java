package headroom.drawing.plot.map;

import headroom.drawing.plot.axis.Ink;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Says below a map what its mark and its hatchings mean. */
final class PlaneKey {

    private static final double SIGN = 12;
    private static final double AFTER_SIGN = 5;
    private static final double BETWEEN = 16;

    private final Ink ink;

    PlaneKey(Ink ink) {
        this.ink = ink;
    }

    /** A ring in a colour that no map has, between two light ones. */
    static void ring(Graphics2D g2, Ink ink, Shape circle) {
        g2.setPaint(ink.palette().card());
        g2.setStroke(new BasicStroke(5));
        g2.draw(circle);
        g2.setPaint(ink.palette().series(2));
        g2.setStroke(new BasicStroke(2.4f));
        g2.draw(circle);
    }

    /** Draws the entries that are needed. */
    void draw(Graphics2D g2, double left, double top, boolean failing, boolean gaps) {
        ring(g2, ink, new Ellipse2D.Double(left + 2, top + 2.5, 8, 8));
        double end = text(g2, "present", left, top);
        if (failing) {
            hatch(g2, end, top, ink.palette().bad().getRGB(), false);
            end = text(g2, "fails a check whose line is drawn", end, top);
        }
        if (gaps) {
            hatch(g2, end, top, ink.palette().muted().getRGB(), true);
            text(g2, "no value", end, top);
        }
    }

    private double text(Graphics2D g2, String text, double left, double top) {
        Ink.draw(g2, Ink.LABEL, ink.palette().muted(), text, left + SIGN + AFTER_SIGN, top);
        return left + SIGN + AFTER_SIGN + Ink.width(g2, Ink.LABEL, text) + BETWEEN;
    }

    private void hatch(Graphics2D g2, double left, double top, int colour, boolean crossed) {
        Shape clip = g2.getClip();
        Rectangle2D square = new Rectangle2D.Double(left, top + 1, SIGN, SIGN - 2);
        g2.setPaint(ink.palette().background());
        g2.fill(square);
        g2.clip(square);
        g2.setPaint(new Color(colour));
        g2.setStroke(Ink.HAIRLINE);
        for (double at = -SIGN; at < 2 * SIGN; at += 4) {
            g2.draw(new Line2D.Double(left + at, square.getMinY(), left + at - SIGN, square.getMinY() + SIGN));
            if (crossed) {
                g2.draw(new Line2D.Double(left + at, square.getMinY(), left + at + SIGN, square.getMinY() + SIGN));
            }
        }
        g2.setClip(clip);
    }
}
