package headroom.drawing.plot.axis;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * The names below bars.
 *
 * @param names each in its lines
 * @param levels how many levels the names take turns on, because they are wider than their slots
 */
public record CategoryNames(List<List<String>> names, int levels) {

    private static final int MOST_LEVELS = 3;
    private static final double GAP = 6;
    private static final double FIRST = 5;

    /** The names in as many lines and levels as they need when each has a slot of this width. */
    public static CategoryNames of(Graphics2D g2, List<String> names, double slot) {
        double word = names.stream().flatMap(name -> List.of(name.split(" ", -1)).stream())
                .mapToDouble(one -> Ink.width(g2, Ink.LABEL, one) + GAP).max().orElse(0);
        int levels = (int) Math.clamp(Math.ceil(word / slot), 1, Math.min(MOST_LEVELS, Math.max(1, names.size())));
        return new CategoryNames(
                names.stream().map(name -> Ink.wrapped(g2, Ink.LABEL, name, slot * levels - GAP)).toList(), levels);
    }

    private double linesPerLevel() {
        return names.stream().mapToInt(List::size).max().orElse(0);
    }

    public double height() {
        return linesPerLevel() * levels * Ink.LINE_HEIGHT;
    }

    public void draw(Graphics2D g2, Color colour, Rectangle2D data) {
        double slot = data.getWidth() / Math.max(1, names.size());
        for (int i = 0; i < names.size(); i++) {
            double y = data.getMaxY() + FIRST + (i % levels) * linesPerLevel() * Ink.LINE_HEIGHT;
            Ink.drawCentred(g2, Ink.LABEL, colour, names.get(i), data.getMinX() + (i + 0.5) * slot, y);
        }
    }
}
