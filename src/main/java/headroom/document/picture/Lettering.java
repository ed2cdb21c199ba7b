package headroom.document.picture;

import headroom.drawing.TextImages;
import headroom.drawing.Type;
import headroom.model.LiveNumbers;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import org.openpdf.text.pdf.PdfGraphics2D;

/** Text of one size in a picture: how wide it is, and how it is cut to fit. */
public final class Lettering {

    /** Widths without regard to pixels, so that lines break alike in every format and at every scale. */
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
    private static final String CUT = "…";
    /** A space at which no line ends. */
    static final char NO_BREAK = '\u00a0';

    private final Font font;

    Lettering(Font font) {
        this.font = font;
    }

    public double width(String text) {
        return faceFor(text).getStringBounds(text, CONTEXT).getWidth();
    }

    public double size() {
        return font.getSize2D();
    }

    /** The text on as many lines as it takes, but no more than so many: then the last is cut. */
    public List<String> lines(String text, double width, int most) {
        List<String> lines = new ArrayList<>();
        String rest = LiveNumbers.unbroken(text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip());
        while (!rest.isEmpty() && lines.size() < most - 1 && width(rest) > width) {
            int end = breakBefore(rest, width);
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        if (!rest.isEmpty()) {
            lines.add(cut(rest, width));
        }
        return lines.stream().map(line -> line.replace(NO_BREAK, ' ')).toList();
    }

    /**
     * The number of characters on the first line of a text that is wider than a line: it ends after a word, or within
     * one that fills a line.
     */
    private int breakBefore(String text, double width) {
        int fits = 0;
        for (int space = text.indexOf(' '); space >= 0 && width(text.substring(0, space)) <= width; space =
                text.indexOf(' ', space + 1)) {
            fits = space;
        }
        if (fits == 0) {
            // Without the ellipsis, a cut text is as much of a long word as fits.
            fits = cut(text, width).length() - CUT.length();
        }
        return Math.max(1, fits);
    }

    /** The text on one line, cut where it would be wider. */
    public String cut(String text, double width) {
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
    public void draw(Graphics2D graphics, String text, double x, double y) {
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        Font face = faceFor(text);
        if (face.equals(font)) {
            TextImages.draw(graphics, font, graphics.getColor(), text, x, y);
        } else {
            // The scripts of other faces may need shaping, and their letters go into files as outlines.
            new TextLayout(text, face, CONTEXT).draw(graphics, (float) x, (float) y);
            if (graphics instanceof PdfGraphics2D) {
                String letters = asSeen(text);
                graphics.setFont(new UnseenFont(letters, face, CONTEXT));
                graphics.drawString(letters, (float) x, (float) y);
            }
        }
    }

    /** From left to right, as readers of a PDF expect letters to stand in it: they turn what reads from right to left. */
    private static String asSeen(String text) {
        Bidi bidi = new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        int runs = bidi.getRunCount();
        byte[] levels = new byte[runs];
        String[] seen = new String[runs];
        for (int run = 0; run < runs; run++) {
            String part = text.substring(bidi.getRunStart(run), bidi.getRunLimit(run));
            levels[run] = (byte) bidi.getRunLevel(run);
            seen[run] = levels[run] % 2 == 0 ? part : new StringBuilder(part).reverse().toString();
        }
        Bidi.reorderVisually(levels, 0, seen, 0, runs);
        return String.join("", seen);
    }

    /** The bundled face, or for letters that it lacks the machine's own. */
    private Font faceFor(String text) {
        return font.canDisplayUpTo(text) < 0 ? font : new Font(Font.SANS_SERIF, font.getStyle(), 1)
                .deriveFont(font.getSize2D());
    }

    public static Lettering regular(double size) {
        return new Lettering(Type.regular(size));
    }

    public static Lettering semibold(double size) {
        return new Lettering(Type.semibold(size));
    }

    public static Lettering mono(double size) {
        return new Lettering(Type.mono(size));
    }
}
