package headroom.drawing.diagram;

import headroom.drawing.diagram.TextMeasure.Face;
import java.util.ArrayList;
import java.util.List;

/** The title and badges of a part, broken into lines that fit. */
record TextBlock(List<String> title, List<String> badges, double titleSize, double badgeSize, double titleHeight,
        double badgeHeight) {

    private static final double STEP = 0.5;
    /** Sizes are compared with this much patience. */
    private static final double NOISE = 1e-6;

    /** The height of all lines, one below the other. */
    double height() {
        return title.size() * titleHeight + badges.size() * badgeHeight;
    }

    /** True when no letter is too small to read. */
    boolean isLegible() {
        return titleSize >= Density.LEAST_SIZE - NOISE && (badges.isEmpty() || badgeSize >= Density.LEAST_SIZE - NOISE);
    }

    /**
     * A box to set texts in.
     *
     * @param face of the title
     * @param titleIndent what stands left of the title, a glyph for instance
     */
    record Room(double width, double height, Face face, double titleIndent, Density density) {

        /**
         * Sets texts: in one line each and large, if that fits; smaller, down to the least size; in two lines; and only
         * then smaller still, so that nothing is ever cut off.
         */
        TextBlock fit(String title, List<String> badges) {
            List<String> whole = List.of(title);
            TextBlock single = block(whole, badges, density.badgeSize());
            TextBlock best = single;
            for (List<String> lines : List.of(whole, TextMeasure.halves(title, face, density.titleSize()))) {
                TextBlock block = fit(lines, badges);
                if (block.isLegible() && block.height() <= height + NOISE) {
                    return block;
                }
                best = block.squeezed(height).badgeOrTitle() > best.squeezed(height).badgeOrTitle() ? block : best;
            }
            return best.squeezed(height);
        }

        private TextBlock fit(List<String> title, List<String> badges) {
            TextBlock single = block(title, badges, density.badgeSize());
            if (single.isLegible() && single.height() <= height + NOISE) {
                return single;
            }
            for (double size = density.badgeSize(); size > Density.LEAST_SIZE - STEP; size -= STEP) {
                double atLeast = Math.max(size, Density.LEAST_SIZE);
                List<String> lines = new ArrayList<>();
                badges.forEach(badge -> lines.addAll(TextMeasure.wrapped(badge, Face.REGULAR, atLeast, width)));
                TextBlock wrapped = block(title, lines, atLeast);
                if (wrapped.isLegible() && wrapped.height() <= height + NOISE) {
                    return wrapped;
                }
            }
            return single;
        }

        /** The lines at the sizes at which none is too wide. */
        private TextBlock block(List<String> title, List<String> badges, double badgeSize) {
            double titleFits = TextMeasure.sizeThatFits(title, face, density.titleSize(), width - titleIndent);
            double badgeFits = TextMeasure.sizeThatFits(badges, Face.REGULAR, badgeSize, width);
            return new TextBlock(title, badges, titleFits, badgeFits,
                    density.titleHeight() * titleFits / density.titleSize(),
                    density.badgeHeight() * badgeFits / density.badgeSize());
        }
    }

    private double badgeOrTitle() {
        return badges.isEmpty() ? titleSize : Math.min(titleSize, badgeSize);
    }

    /** The same lines, smaller where they are higher than that. */
    private TextBlock squeezed(double height) {
        double factor = Math.min(1, height / height());
        return new TextBlock(title, badges, titleSize * factor, badgeSize * factor, titleHeight * factor,
                badgeHeight * factor);
    }
}
