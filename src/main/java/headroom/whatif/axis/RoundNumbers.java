package headroom.whatif.axis;

/** Numbers that a person would choose for an axis. */
public final class RoundNumbers {

    private static final double[] STEPS = {1, 2, 2.5, 5, 10};
    private static final double[] STOPS = {1, 2, 5, 10};
    private static final double NOISE = 1e-9;

    private RoundNumbers() {}

    /** The smallest of 1, 2, 2.5, 5 and their tenfolds that is not below {@code rough}, which is positive. */
    public static double step(double rough) {
        return atLeast(rough, STEPS);
    }

    /** {@code value} or the next multiple of {@code step} above it. */
    public static double up(double value, double step) {
        return Math.ceil(value / step - NOISE) * step;
    }

    /** {@code value} or the next multiple of {@code step} below it. */
    public static double down(double value, double step) {
        return Math.floor(value / step + NOISE) * step;
    }

    /** A positive value or the next of 1, 2, 5 and their tenfolds above it. */
    public static double stopAbove(double value) {
        return atLeast(value, STOPS);
    }

    /** A positive value or the next of 1, 2, 5 and their tenfolds below it. */
    public static double stopBelow(double value) {
        double decade = decade(value);
        double below = decade;
        for (double stop : STOPS) {
            below = stop * decade <= value * (1 + NOISE) ? stop * decade : below;
        }
        return below;
    }

    private static double atLeast(double value, double[] mantissas) {
        double decade = decade(value);
        for (double mantissa : mantissas) {
            if (mantissa * decade >= value * (1 - NOISE)) {
                return mantissa * decade;
            }
        }
        return 10 * decade;
    }

    /** The power of ten at or below a positive value. */
    public static double decade(double value) {
        return Math.pow(10, Math.floor(Math.log10(value) + NOISE));
    }
}
