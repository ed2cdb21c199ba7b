package headroom.formula.function;

/**
 * Exponentials of many numbers at once. A processor computes several of them together, since each takes the same steps
 * without branches: a short series for a 1024th of the number, squared ten times. To 1e-12 of the result where the number
 * lies within −32 … 32, and to 1e-11 below.
 */
final class Exponentials {

    /** The least exponent; lower ones count as this one, of which e⁻⁶⁴ is less than 2e-28. */
    private static final double LEAST = -64;
    private static final double PART = 1.0 / 1024;
    /** The share from which on the series of the logarithm would need more terms. */
    private static final double LARGE = 0.2;

    private static final double SECOND = 1.0 / 2;
    private static final double THIRD = 1.0 / 6;
    private static final double FOURTH = 1.0 / 24;
    private static final double FIFTH = 1.0 / 120;
    private static final double SIXTH = 1.0 / 720;
    private static final double SEVENTH = 1.0 / 5040;

    private Exponentials() {}

    /** Sets each result to e^(factor · x); the product must not be above 32. */
    static void exp(double[] x, double factor, double[] results) {
        for (int i = 0; i < x.length; i++) {
            double r = Math.max(LEAST, factor * x[i]) * PART;
            double r2 = r * r;
            double y = 1 + r + r2 * (SECOND + r * THIRD)
                    + r2 * r2 * (FOURTH + r * FIFTH + r2 * (SIXTH + r * SEVENTH));
            y *= y;
            y *= y;
            y *= y;
            y *= y;
            y *= y;
            y *= y;
            y *= y;
            y *= y;
            y *= y;
            results[i] = y * y;
        }
    }

    /** Sets each result to e^(factor · x) − 1, with all its digits where that is small; the product must not be above 32. */
    static void expMinus1(double[] x, double factor, double[] results) {
        for (int i = 0; i < x.length; i++) {
            double r = Math.max(LEAST, factor * x[i]) * PART;
            double r2 = r * r;
            double y = r + r2 * (SECOND + r * THIRD)
                    + r2 * r2 * (FOURTH + r * FIFTH + r2 * (SIXTH + r * SEVENTH));
            y *= 2 + y;
            y *= 2 + y;
            y *= 2 + y;
            y *= 2 + y;
            y *= 2 + y;
            y *= 2 + y;
            y *= 2 + y;
            y *= 2 + y;
            y *= 2 + y;
            results[i] = y * (2 + y);
        }
    }

    /** Sets each result to ln(1 − x), with all its digits where x is small; x must be between 0 and 1. */
    static void logOfComplement(double[] x, double[] results) {
        for (int i = 0; i < x.length; i++) {
            // ln((1 − z) ÷ (1 + z)), whose series has the odd powers of z alone.
            double z = x[i] / (2 - x[i]);
            double z2 = z * z;
            double z4 = z2 * z2;
            results[i] = -2 * z * (1 + z2 * (1.0 / 3) + z4 * (1.0 / 5 + z2 * (1.0 / 7))
                    + z4 * z4 * (1.0 / 9 + z2 * (1.0 / 11) + z4 * (1.0 / 13 + z2 * (1.0 / 15))));
        }
        for (int i = 0; i < x.length; i++) {
            if (x[i] > LARGE) {
                results[i] = Math.log1p(-Math.min(1, x[i]));
            }
        }
    }
}
