package headroom.export;

import headroom.drawing.TextImages;
import headroom.drawing.Type;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;

/** Text of one size in a picture: how wide it is, and how it is cut to fit. */
final class Lettering {

    /** Widths without regard to pixels, so that lines break alike in every format and at every scale. */
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
    private static final String CUT = "…";

    private final Font font;

    Lettering(Font font) {
        this.font = font;
    }

    double width(String text) {
        return faceFor(text).getStringBounds(text, CONTEXT).getWidth();
    }

    /** The text on one line, cut where it would be wider. */
    String cut(String text, double width) {
        String line = text.replaceAll("\\p{Cntrl}+", " ");
        int fits = line.length();
        if (width(line) <= width) {
            return line;
        }
        int shorter = 0;
        while (fits - shorter > 1) {
            int middle = (fits + shorter) >>> 1;
            if (width(line.substring(0, middle) + CUT) <= width) {
                shorter = middle;
            } else {
                fits = middle;
            }
        }
        int end = shorter > 0 && Character.isHighSurrogate(line.charAt(shorter - 1)) ? shorter - 1 : shorter;
        return line.substring(0, end).stripTrailing() + CUT;
    }

    /** Draws a line with its base line at {@code y}. */
    void draw(Graphics2D graphics, String text, double x, double y) {
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        Font face = faceFor(text);
        if (face.equals(font)) {
            TextImages.draw(graphics, font, graphics.getColor(), text, x, y);
        } else {
            // The scripts of other faces may need shaping, and their letters go into files as outlines.
            new TextLayout(text, face, CONTEXT).draw(graphics, (float) x, (float) y);
        }
    }

    /** The bundled face, or for letters that it lacks the machine's own. */
    private Font faceFor(String text) {
        return font.canDisplayUpTo(text) < 0 ? font : new Font(Font.SANS_SERIF, font.getStyle(), 1)
                .deriveFont(font.getSize2D());
    }

    static Lettering regular(double size) {
        return new Lettering(Type.regular(size));
    }

    static Lettering semibold(double size) {
        return new Lettering(Type.semibold(size));
    }
}
