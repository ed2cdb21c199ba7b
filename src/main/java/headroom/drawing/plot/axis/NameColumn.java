package headroom.drawing.plot.axis;

import java.awt.Font;
import java.awt.Graphics2D;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The names at the right end of a chart, as wide as they need and apart from one another. */
public record NameColumn(List<Entry> entries, double width) {

    private static final double LINE = 12;

    /** A name in its lines. */
    public record Entry(Label label, List<String> lines) {

        Font font() {
            return label.strong() ? Ink.NAME : Ink.LABEL;
        }

        double height() {
            return lines.size() * LINE;
        }
    }

    /** A column of names in one line each, or in as many as it takes to stay below {@code most} wide. */
    public static NameColumn of(Graphics2D g2, List<Label> labels, double most) {
        List<Entry> entries = labels.stream().map(label -> {
            Font font = label.strong() ? Ink.NAME : Ink.LABEL;
            return new Entry(label, Ink.wrapped(g2, font, label.text(), most));
        }).toList();
        double width = entries.stream().flatMapToDouble(
                entry -> entry.lines().stream().mapToDouble(line -> Ink.width(g2, entry.font(), line))).max().orElse(0);
        return new NameColumn(entries, Math.ceil(width));
    }

    public double height() {
        return entries.stream().mapToDouble(Entry::height).sum();
    }

    /** Draws the names, each as near as possible to where its line ends. */
    public void draw(Graphics2D g2, double left, ToDoubleFunction<Label> wanted, double top, double bottom) {
        double[] middles = entries.stream().mapToDouble(entry -> wanted.applyAsDouble(entry.label())).toArray();
        double[] heights = entries.stream().mapToDouble(Entry::height).toArray();
        double[] places = Spread.apart(middles, heights, top, bottom);
        for (int i = 0; i < places.length; i++) {
            Entry entry = entries.get(i);
            Ink.draw(g2, entry.font(), entry.label().colour(), entry.lines(), left, places[i] - entry.height() / 2,
                    LINE);
        }
    }
}
