package headroom.drawing.chart;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** The rows between title and plot: what the axes measure, the key of bars, and the names of marks. */
final class TopStrip {

    private static final double GAP = 10;
    private static final double SWATCH = 8;

    private final Graphics2D g2;
    private final double left;
    private final double right;
    private final List<Item> items = new ArrayList<>();
    private int lowest;

    /** A text in a row; row 0 is next to the plot. {@code swatch} says whether a square of its colour precedes it. */
    private record Item(String text, Font font, Color colour, boolean swatch, double left, double width, int row) {

        boolean touches(Item other) {
            return row == other.row && left < other.left + other.width + GAP && other.left < left + width + GAP;
        }

        Item inRow(int other) {
            return new Item(text, font, colour, swatch, left, width, other);
        }
    }

    TopStrip(Graphics2D g2, double left, double right) {
        this.g2 = g2;
        this.left = left;
        this.right = right;
    }

    /** Adds a text that begins at the left edge. */
    void atLeft(String text, Color colour) {
        add(text, Ink.LABEL, colour, false, left);
    }

    /** Adds a text that ends at the right edge. */
    void atRight(String text, Color colour) {
        add(text, Ink.LABEL, colour, false, right - Ink.width(g2, Ink.LABEL, text));
    }

    /** Adds a text centred on a place, as far as the edges allow. */
    void above(double x, String text, Color colour) {
        add(text, Ink.LABEL, colour, false, x - Ink.width(g2, Ink.LABEL, text) / 2);
    }

    /** Adds an entry of the key, behind those that are there or in the next row. */
    void key(String text, Color colour) {
        double width = Ink.width(g2, Ink.NAME, text) + SWATCH + 4;
        OptionalDouble end = items.stream().filter(Item::swatch).filter(item -> item.row == rows() - 1)
                .mapToDouble(item -> item.left + item.width).max();
        double start = end.isPresent() ? end.getAsDouble() + GAP + 4 : left;
        add(text, Ink.NAME, colour, true, start + width > right ? left : start);
    }

    private void add(String text, Font font, Color colour, boolean swatch, double wanted) {
        double width = Ink.width(g2, font, text) + (swatch ? SWATCH + 4 : 0);
        double start = Math.max(left, Math.min(wanted, right - width));
        Item item = new Item(text, font, colour, swatch, start, width, lowest);
        while (items.stream().anyMatch(item::touches)) {
            item = item.inRow(item.row + 1);
        }
        items.add(item);
    }

    /** Puts all that follows above what is there. */
    void startRow() {
        lowest = rows();
    }

    int rows() {
        return items.stream().mapToInt(Item::row).max().orElse(-1) + 1;
    }

    double height() {
        return rows() * Ink.LINE_HEIGHT;
    }

    /** The upper edge of a text's row, when the strip ends at {@code bottom}. */
    double topOf(String text, double bottom) {
        return items.stream().filter(item -> item.text.equals(text)).mapToDouble(item -> top(item, bottom)).min()
                .orElse(bottom);
    }

    /** Draws the texts, each over the lines that lead to those above it. */
    void draw(double bottom, Color background) {
        for (Item item : items) {
            g2.setPaint(background);
            g2.fill(new Rectangle2D.Double(item.left, top(item, bottom), item.width, Ink.LINE_HEIGHT));
            double x = item.left;
            if (item.swatch) {
                g2.setPaint(item.colour);
                g2.fill(new Rectangle2D.Double(x, top(item, bottom) + 2.5, SWATCH, SWATCH));
                x += SWATCH + 4;
            }
            Ink.draw(g2, item.font, item.colour, item.text, x, top(item, bottom));
        }
    }

    private static double top(Item item, double bottom) {
        return bottom - (item.row + 1) * Ink.LINE_HEIGHT;
    }
}
