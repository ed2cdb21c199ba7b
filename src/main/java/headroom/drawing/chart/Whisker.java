package headroom.drawing.chart;

import java.awt.Shape;
import java.awt.geom.Path2D;

/** An upright line with a short one across each end: where a bar may end. */
final class Whisker {

    private static final double HALF_WIDTH = 2.5;

    private Whisker() {}

    static Shape shape(double x, double from, double to) {
        Path2D path = new Path2D.Double();
        for (double end : new double[]{from, to}) {
            path.moveTo(x - HALF_WIDTH, end);
            path.lineTo(x + HALF_WIDTH, end);
        }
        path.moveTo(x, from);
        path.lineTo(x, to);
        return path;
    }
}
