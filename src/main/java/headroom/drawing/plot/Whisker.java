package headroom.drawing.plot;

import java.awt.Shape;
import java.awt.geom.Path2D;

/** An upright line with a short one across each end: where a bar may end. */
final class Whisker {

    /** Half the width of the ends of one that stands before a bar. */
    static final double NARROW = 2.5;
    /** Half the width of the ends of one behind a point, which show at both sides of it. */
    static final double WIDE = 6.5;

    private Whisker() {}

    static Shape shape(double x, double from, double to, double halfWidth) {
        Path2D path = new Path2D.Double();
        for (double end : new double[]{from, to}) {
            path.moveTo(x - halfWidth, end);
            path.lineTo(x + halfWidth, end);
        }
        path.moveTo(x, from);
        path.lineTo(x, to);
        return path;
    }
}
