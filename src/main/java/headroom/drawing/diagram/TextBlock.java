package headroom.drawing.diagram;

import headroom.drawing.diagram.Lettering.Face;
import java.util.ArrayList;
import java.util.List;

/** The title and badges of a part, broken into lines that fit. */
record TextBlock(List<String> title, List<String> badges, double titleSize, double badgeSize, double titleHeight,
        double badgeHeight) {

    private static final double STEP = 0.5;

    /** What all lines take, one below the other. */
    double height() {
        return title.size() * titleHeight + badges.size() * badgeHeight;
    }

    /** Whether no letter is too small to read. */
    boolean isLegible() {
        return titleSize >= Density.LEAST_SIZE - 1e-6 && (badges.isEmpty() || badgeSize >= Density.LEAST_SIZE - 1e-6);
    }

    /**
     * Sets texts in a box: in one line each and large, if that fits; smaller, down to the least size; in two lines; and only
     * then smaller still, so that nothing is ever cut off.
     *
     * @param titleIndent what stands left of the title, a glyph for instance
     */
    static TextBlock fit(String title, List<String> badges, double width, double height, double titleIndent,
            Density density) {
        List<String> titleLines = Lettering.wrapped(title, Face.SEMIBOLD, Density.LEAST_SIZE + 1, width - titleIndent);
        double titleSize = fitting(titleLines, Face.SEMIBOLD, density.titleSize(), width - titleIndent);
        double sameLines = fitting(badges, Face.REGULAR, density.badgeSize(), width);
        TextBlock single = of(titleLines, badges, titleSize, sameLines, density);
        if (single.isLegible() && single.height() <= height) {
            return single;
        }
        for (double size = density.badgeSize(); size >= Density.LEAST_SIZE - STEP; size -= STEP) {
            double atLeast = Math.max(size, Density.LEAST_SIZE);
            List<String> lines = new ArrayList<>();
            badges.forEach(badge -> lines.addAll(Lettering.wrapped(badge, Face.REGULAR, atLeast, width)));
            TextBlock wrapped = of(titleLines, lines, titleSize, atLeast, density);
            if (wrapped.height() <= height && fitting(lines, Face.REGULAR, atLeast, width) >= atLeast) {
                return wrapped;
            }
        }
        return single.squeezedInto(height);
    }

    private static TextBlock of(List<String> title, List<String> badges, double titleSize, double badgeSize,
            Density density) {
        double titleHeight = density.titleHeight() * titleSize / density.titleSize();
        return new TextBlock(title, badges, titleSize, badgeSize, titleHeight,
                density.badgeHeight() * badgeSize / density.badgeSize());
    }

    private static double fitting(List<String> lines, Face face, double size, double width) {
        return lines.stream().mapToDouble(line -> Lettering.sizeThatFits(line, face, size, width)).min().orElse(size);
    }

    private TextBlock squeezedInto(double height) {
        double factor = Math.min(1, height / height());
        return new TextBlock(title, badges, titleSize * factor, badgeSize * factor, titleHeight * factor,
                badgeHeight * factor);
    }
}
