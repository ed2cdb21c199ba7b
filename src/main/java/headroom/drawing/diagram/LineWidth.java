package headroom.drawing.diagram;

import headroom.formula.Range;
import java.awt.BasicStroke;

/** The thickness of lines, in pixels at scale 1. */
final class LineWidth {

    static final double THIN = 1.25;
    static final double THICK = 5;
    private static final float[] DASHES = {4, 3};

    private LineWidth() {}

    /** The thickness for a flow: thin at its least, thick at its most, by the logarithm between; thin without a value. */
    static double of(double value, double least, double most) {
        if (!(value > least) || !(most > least) || !(least > 0)) {
            return THIN;
        }
        double share = Range.Scale.LOGARITHMIC.share(least, most, value);
        return THIN + (THICK - THIN) * Math.min(1, share);
    }

    /** The length of the head of a line, and the width: longer than a thin line's by nearly what the line is thicker. */
    static double head(double width) {
        return 5 + 0.9 * width;
    }

    static BasicStroke solid(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
    }

    static BasicStroke dashed(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, DASHES, 0);
    }
}
