package headroom.drawing.plot.axis;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The rows between title and plot: what the axes measure, what colours stand for, and the names of marks. All share one
 * row when they keep apart in it.
 */
public final class TopStrip {

    private static final double GAP = 10;
    private static final double BETWEEN_ENTRIES = 14;
    private static final double SWATCH = 8;
    /** Between the line of a mark and a name beside it. */
    private static final double BESIDE = 4;
    private static final double SAME_PLACE = 2;

    private final Graphics2D g2;
    private final double left;
    private final double right;
    private final List<Item> items = new ArrayList<>();
    private int rows;

    /** The name of a place on the horizontal axis, at {@code x}. */
    public record Mark(String name, Color colour, double x) {}

    /** A text in a row; row 0 is next to the plot. */
    private record Item(KeyEntry entry, double left, double width, int row, double mark) {

        boolean touches(Item other) {
            return row == other.row && left < other.end() + GAP && other.left < end() + GAP;
        }

        double end() {
            return left + width;
        }

        Item at(double start, int inRow) {
            return new Item(entry, start, width, inRow, mark);
        }
    }

    /** The rows for a key and the names of marks, between two edges. */
    public TopStrip(Graphics2D g2, double left, double right, List<KeyEntry> key, List<Mark> marks) {
        this.g2 = g2;
        this.left = left;
        this.right = right;
        List<Item> names = names(joined(marks));
        int nameRows = rows(names);
        List<Item> entries = upwards(entries(key));
        boolean together =
                nameRows == 1 && entries.stream().noneMatch(entry -> names.stream().anyMatch(entry::touches));
        items.addAll(names);
        entries.forEach(entry -> items.add(entry.at(entry.left, entry.row + (together ? 0 : nameRows))));
        rows = rows(items);
    }

    private static int rows(List<Item> items) {
        return items.stream().mapToInt(Item::row).max().orElse(-1) + 1;
    }

    /** The entries of the left-hand axis from the left edge, those of the right-hand one up to the right edge. */
    private List<Item> entries(List<KeyEntry> key) {
        List<Item> placed = new ArrayList<>(flowing(key.stream().filter(entry -> !entry.right()).toList(), 0));
        int row = placed.isEmpty() ? 0 : placed.getLast().row;
        List<KeyEntry> others = key.stream().filter(KeyEntry::right).toList();
        List<Item> atRight = toTheRight(flowing(others, row));
        boolean fits = atRight.stream().noneMatch(item -> placed.stream().anyMatch(item::touches));
        placed.addAll(fits ? atRight : toTheRight(flowing(others, row + 1)));
        return placed;
    }

    /** Entries beside one another, from one row on, in the next one where a row is full. */
    private List<Item> flowing(List<KeyEntry> entries, int from) {
        List<Item> placed = new ArrayList<>();
        double x = left;
        int row = from;
        for (KeyEntry entry : entries) {
            Item item = item(entry, x, row);
            if (x > left && item.end() > right) {
                row++;
                item = item.at(left, row);
            }
            placed.add(item);
            x = item.end() + (entry.sign() == KeyEntry.Sign.NONE ? GAP : BETWEEN_ENTRIES);
        }
        return placed;
    }

    private Item item(KeyEntry entry, double x, int row) {
        return new Item(entry, x, entry.sign().width() + Ink.width(g2, entry.font(), entry.text()), row, Double.NaN);
    }

    private List<Item> toTheRight(List<Item> row) {
        return row.stream().map(item -> {
            double end = row.stream().filter(other -> other.row == item.row).mapToDouble(Item::end).max().orElse(right);
            return item.at(item.left + right - end, item.row);
        }).toList();
    }

    /** Rows are counted from the top so far; from here on from the plot. */
    private static List<Item> upwards(List<Item> items) {
        int last = rows(items) - 1;
        return items.stream().map(item -> item.at(item.left, last - item.row)).toList();
    }

    /** Names above their marks, or else beside them, in one row if there is a way; else in as many as it takes. */
    private List<Item> names(List<Mark> marks) {
        List<Item> row = inOneRow(marks, List.of());
        if (!row.isEmpty() || marks.isEmpty()) {
            return row;
        }
        List<Item> placed = new ArrayList<>();
        for (Mark mark : marks) {
            Item item = centred(mark);
            while (placed.stream().anyMatch(item::touches)) {
                item = item.at(item.left, item.row + 1);
            }
            placed.add(item);
        }
        return placed;
    }

    private List<Item> inOneRow(List<Mark> marks, List<Item> before) {
        if (before.size() == marks.size()) {
            return before;
        }
        Mark mark = marks.get(before.size());
        double width = Ink.width(g2, Ink.LABEL, mark.name());
        for (double start : new double[]{mark.x() - width / 2, mark.x() + BESIDE, mark.x() - BESIDE - width}) {
            Item item = name(mark, inside(start, width), width);
            boolean free = before.stream().noneMatch(item::touches);
            List<Item> rest =
                    free ? inOneRow(marks, Stream.concat(before.stream(), Stream.of(item)).toList()) : List.of();
            if (!rest.isEmpty()) {
                return rest;
            }
        }
        return List.of();
    }

    private Item centred(Mark mark) {
        double width = Ink.width(g2, Ink.LABEL, mark.name());
        return name(mark, inside(mark.x() - width / 2, width), width);
    }

    private static Item name(Mark mark, double start, double width) {
        return new Item(KeyEntry.caption(mark.name(), mark.colour(), false), start, width, 0, mark.x());
    }

    /** Marks at the same place, of the same kind, share a name: “GPU, memory”. */
    private static List<Mark> joined(List<Mark> marks) {
        List<Mark> joined = new ArrayList<>();
        for (Mark mark : marks) {
            Optional<Mark> same = joined.stream().filter(other -> Math.abs(other.x - mark.x) < SAME_PLACE)
                    .filter(other -> other.colour.equals(mark.colour)).findFirst();
            same.ifPresent(joined::remove);
            joined.add(same.map(other -> new Mark(other.name + ", " + mark.name, mark.colour, mark.x)).orElse(mark));
        }
        return joined;
    }

    private double inside(double start, double width) {
        return Math.max(left, Math.min(start, right - width));
    }

    public double height() {
        return rows * Ink.LINE_HEIGHT;
    }

    /** The upper end of the line of a mark when the strip ends at {@code bottom}: below its name, or beside it. */
    public double foot(double x, double bottom) {
        return items.stream().filter(item -> Math.abs(item.mark - x) < SAME_PLACE).findFirst()
                .map(item -> item.left > x || item.end() < x ? top(item, bottom) + 2
                        : top(item, bottom) + Ink.LINE_HEIGHT + 1)
                .orElse(bottom);
    }

    /** Draws the texts, each over the lines that lead to those above it. */
    public void draw(double bottom, Color background) {
        for (Item item : items) {
            double top = top(item, bottom);
            g2.setPaint(background);
            g2.fill(new Rectangle2D.Double(item.left, top, item.width, Ink.LINE_HEIGHT));
            g2.setPaint(item.entry.signColour());
            drawSign(item.entry, item.left, top);
            Ink.draw(g2, item.entry.font(), item.entry.colour(), item.entry.text(),
                    item.left + item.entry.sign().width(),
                    top);
        }
    }

    private void drawSign(KeyEntry entry, double x, double top) {
        switch (entry.sign()) {
            case NONE -> {
            }
            case SQUARE -> g2.fill(new Rectangle2D.Double(x, top + 2.5, SWATCH, SWATCH));
            case OUTLINE -> {
                g2.setStroke(Ink.HAIRLINE);
                g2.draw(new Rectangle2D.Double(x + 0.5, top + 3, SWATCH - 1, SWATCH - 1));
            }
            case DOT -> g2.fill(new Ellipse2D.Double(x, top + 2.5, SWATCH, SWATCH));
            case WHISKER -> {
                g2.setStroke(Ink.WHISKER);
                g2.draw(Ink.whisker(x + 2.5, top + 2, top + 11, Ink.WHISKER_END));
            }
            case LINE -> {
                g2.setStroke(entry.pen() == null ? new BasicStroke(2) : entry.pen());
                g2.draw(new Line2D.Double(x + 1, top + 6.5, x + entry.sign().width() - 6, top + 6.5));
            }
        }
    }

    private static double top(Item item, double bottom) {
        return bottom - (item.row + 1) * Ink.LINE_HEIGHT;
    }
}
