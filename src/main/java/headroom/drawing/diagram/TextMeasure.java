package headroom.drawing.diagram;

import headroom.drawing.Type;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.util.List;

/** Measures and wraps text, the same way on every machine and for every kind of picture. */
final class TextMeasure {

    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
    /** The size at which letters are measured. */
    private static final float ENGRAVED = 100;
    /** Letters, signs, punctuation and arrows lie below this; anything beyond counts as a square. */
    private static final int CHARACTERS = 0x2300;

    /** Widths grow with the size, but for rounding. */
    private static final double SHY = 0.999;

    /** A break between two thoughts may leave one line this much longer. */
    private static final double BETWEEN_THOUGHTS = 0.7;

    private TextMeasure() {}

    /** The faces of a diagram. */
    enum Face {
        REGULAR(Type.regular(ENGRAVED)), SEMIBOLD(Type.semibold(ENGRAVED));

        private final Font font;
        private final double[] advances;

        Face(Font font) {
            this.font = font;
            this.advances = advances(font);
        }

        Font at(double size) {
            return font.deriveFont((float) size);
        }

        /** The widths of letters of size 1, by character: measured once, since layouts ask thousands of times. */
        private static double[] advances(Font font) {
            char[] characters = new char[CHARACTERS];
            for (char character = 0; character < CHARACTERS; character++) {
                characters[character] = Character.isISOControl(character) ? ' ' : character;
            }
            GlyphVector glyphs = font.createGlyphVector(EXACT, characters);
            double[] advances = new double[CHARACTERS];
            for (int character = 0; character < CHARACTERS; character++) {
                advances[character] = glyphs.getGlyphMetrics(character).getAdvanceX() / ENGRAVED;
            }
            return advances;
        }
    }

    /** The width of a text. */
    static double width(String text, Face face, double size) {
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            width += character < CHARACTERS ? face.advances[character] : 1;
        }
        return width * size;
    }

    /** The width of the widest of some lines; 0 of none. */
    static double widest(List<String> lines, Face face, double size) {
        return lines.stream().mapToDouble(line -> width(line, face, size)).max().orElse(0);
    }

    /** The largest of the sizes from {@code size} down at which no line is wider than {@code width}. */
    static double sizeThatFits(List<String> lines, Face face, double size, double width) {
        double asked = widest(lines, face, size);
        return asked <= width ? size : size * width / asked * SHY;
    }

    /** The text in one line where it fits, else in two of about the same width, broken at a space. */
    static List<String> wrapped(String text, Face face, double size, double width) {
        return width(text, face, size) <= width ? List.of(text) : halves(text, face, size);
    }

    /** The text in one line, or in two of about the same width. */
    static List<String> lines(String text, int count, Face face, double size) {
        return count == 1 ? List.of(text) : halves(text, face, size);
    }

    /** As much of the beginning of a text as has room in so many lines, with a sign that something is missing. */
    static List<String> cut(String text, int count, Face face, double size, double width) {
        List<String> lines = lines(text, count, face, size);
        for (int end = text.length() - 1; end > 0 && widest(lines, face, size) > width; end--) {
            lines = lines(text.substring(0, end).strip() + "…", count, face, size);
        }
        return lines;
    }

    /** The text in two lines of about the same width; in one where it has no space. */
    static List<String> halves(String text, Face face, double size) {
        List<String> best = List.of(text);
        double least = Double.MAX_VALUE;
        for (int space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', space + 1)) {
            String first = text.substring(0, space);
            String second = text.substring(space + 1);
            double wider = Math.max(width(first, face, size), width(second, face, size));
            double unease = first.endsWith("·") ? wider * BETWEEN_THOUGHTS : wider;
            if (!isBesideSign(first, second) && unease < least) {
                least = unease;
                best = List.of(withoutDot(first), second);
            }
        }
        return best;
    }

    /** A number stays with its unit, and a sign at the start of a line looks lost. */
    private static boolean isBesideSign(String first, String second) {
        boolean numberAndUnit = Character.isDigit(first.charAt(first.length() - 1)) && !second.isEmpty()
                && !Character.isDigit(second.charAt(0)) && second.charAt(0) != '·';
        return second.isEmpty() || "·×+–→".indexOf(second.charAt(0)) >= 0 || numberAndUnit;
    }

    private static String withoutDot(String line) {
        return line.endsWith(" ·") ? line.substring(0, line.length() - 2) : line;
    }
}
