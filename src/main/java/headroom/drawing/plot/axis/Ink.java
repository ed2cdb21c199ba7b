package headroom.drawing.plot.axis;

import headroom.drawing.Palette;
import headroom.drawing.TextImages;
import headroom.drawing.Type;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Colours, typefaces and pens of charts. Sizes are in pixels at scale 1 and do not change with the picture's. */
public record Ink(Palette palette) {

    public static final Font TITLE = Type.semibold(12);
    public static final Font LABEL = Type.regular(10.5);
    public static final Font NAME = Type.semibold(10.5);
    /** From one line of small text to the next. */
    public static final double LINE_HEIGHT = 13;

    /** The opacity of tinted areas. */
    public static final double TINT = 0.12;
    /** The opacity of areas that lie on one another and so carry the meaning. */
    public static final double STACKED_TINT = 0.28;

    /** The opacity of bands, which lie on areas as well as on the card. */
    public static final double BAND_TINT = 0.2;
    /** The opacity of what stands for all bands in a key, whatever their colours. */
    public static final double BAND_SIGN_TINT = 0.4;

    private static final double GHOST = 0.72;
    private static final double GHOST_FILL = 0.16;

    public static final Stroke HAIRLINE = new BasicStroke(1);
    /** Half the width of a whisker's ends. */
    public static final double WHISKER_END = 2.5;
    public static final Stroke WHISKER = new BasicStroke(1.2f);
    public static final Stroke PRESENT = pen(1, 2, 3);
    public static final Stroke LIMIT = pen(1.2f, 5, 4);
    private static final Stroke DOTTED = pen(2, 0.1f, 4);
    private static final List<Stroke> LINES =
            List.of(pen(2), pen(2, 10, 3), pen(2, 11, 3, 3, 3), pen(2, 5, 3), pen(2, 11, 3, 3, 3, 3, 3), pen(2, 2, 2));

    private static Stroke pen(float width, float... dashes) {
        boolean dots = dashes.length > 0 && dashes[0] < 1;
        return new BasicStroke(width, dots ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10,
                dashes.length == 0 ? null : dashes, 0);
    }

    /** The pen of the line that comes {@code order}th among the undotted ones, from 0 on. */
    public static Stroke line(int order) {
        return LINES.get(order % LINES.size());
    }

    public static Stroke dotted() {
        return DOTTED;
    }

    /**
     * The colours of a chart's series: each has the tone that it asks for, or the one after that of the series before it.
     *
     * @param tones the tones that the series ask for, in their order; 0 for the next one
     */
    public List<Color> ofSeries(IntStream tones) {
        List<Color> colours = new ArrayList<>();
        int tone = 0;
        for (int asked : tones.toArray()) {
            tone = asked == 0 ? tone + 1 : asked;
            colours.add(palette.series(tone));
        }
        return colours;
    }

    /** The colour of a baseline: grey, and opaque, so that crossing lines do not darken one another. */
    public Color ghost() {
        return Palette.mixed(palette.muted(), palette.card(), GHOST);
    }

    /** The colour inside the bars of a baseline. */
    public Color ghostFill() {
        return Palette.mixed(palette.muted(), palette.card(), GHOST_FILL);
    }

    public static Color tint(Color colour, double opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(opacity * 255));
    }

    public static double width(Graphics2D g2, Font font, String text) {
        return font.getStringBounds(text, g2.getFontRenderContext()).getWidth();
    }

    /** The text in as few lines as fit into a width, broken at spaces; a longer word stands alone. */
    public static List<String> wrapped(Graphics2D g2, Font font, String text, double width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && width(g2, font, line + " " + word) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** The text in the middle of an area: why there is nothing else in it. */
    public void drawMessage(Graphics2D g2, String text, Rectangle2D area) {
        List<String> lines = wrapped(g2, LABEL, text, area.getWidth() * 0.86);
        drawCentred(g2, LABEL, palette.muted(), lines, area.getCenterX(),
                area.getCenterY() - lines.size() * LINE_HEIGHT / 2);
    }

    /** A title in at most two lines. */
    public static List<String> title(Graphics2D g2, String text, double width) {
        return wrapped(g2, TITLE, text, width).stream().limit(2).toList();
    }

    /** Draws lines of text below one another, each {@code step} below the one before. */
    public static void draw(Graphics2D g2, Font font, Color colour, List<String> lines, double left, double top,
            double step) {
        for (int line = 0; line < lines.size(); line++) {
            draw(g2, font, colour, lines.get(line), left, top + line * step);
        }
    }

    /** Draws lines of text below one another, each with its middle at {@code middle}. */
    public static void drawCentred(Graphics2D g2, Font font, Color colour, List<String> lines, double middle,
            double top) {
        double y = top;
        for (String line : lines) {
            draw(g2, font, colour, line, middle - width(g2, font, line) / 2, y);
            y += LINE_HEIGHT;
        }
    }

    public static Shape dot(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    /** An upright line with a short one across each end: where a bar or point may lie. */
    public static Shape whisker(double x, double from, double to, double halfWidth) {
        Path2D path = new Path2D.Double();
        for (double end : new double[]{from, to}) {
            path.moveTo(x - halfWidth, end);
            path.lineTo(x + halfWidth, end);
        }
        path.moveTo(x, from);
        path.lineTo(x, to);
        return path;
    }

    /** Draws a line of text whose top edge, of {@link #LINE_HEIGHT}, is at {@code top}. */
    public static void draw(Graphics2D g2, Font font, Color colour, String text, double left, double top) {
        TextImages.draw(g2, font, colour, text, left, top + 10);
    }
}
