package headroom.drawing.chart;

import headroom.model.AxisRange;
import headroom.model.expression.Range.Scale;

/** How much of an axis values take. */
record Fill(double from, double to, boolean logarithmic) {

    /** Numbers that take less of an axis than this are shown larger. */
    private static final double LEAST = 0.35;
    private static final double NOISE = 1e-9;

    static Fill of(AxisRange range, Scale scale) {
        boolean logarithmic = scale == Scale.LOGARITHMIC && range.low() > 0;
        return new Fill(range.low(), range.high(), logarithmic);
    }

    /** Whether values from low to high are all within the axis and take a good part of it. */
    boolean suits(double low, double high) {
        double length = along(to) - along(from);
        boolean inside = along(low) >= along(from) - NOISE * length && along(high) <= along(to) + NOISE * length;
        return inside && along(high) - along(low) >= LEAST * length;
    }

    private double along(double value) {
        return logarithmic ? Math.log(value) : value;
    }
}
