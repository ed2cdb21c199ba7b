package headroom.whatif.seek;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Values of an assumption, in its own unit, both ends included. */
public record Interval(double low, double high) {

    private static final int FEW_DIGITS = 3;
    private static final int ALL_DIGITS = 17;

    /** How far a value is from the interval; 0 inside. */
    public double distance(double value) {
        return Math.max(0, Math.max(low - value, value - high));
    }

    /** Whether a value lies inside. */
    public boolean contains(double value) {
        return low <= value && value <= high;
    }

    /** The interval with ends that a person would write down, both inside it. */
    public Interval rounded() {
        return new Interval(near(Double.NEGATIVE_INFINITY), near(Double.POSITIVE_INFINITY));
    }

    /** Of the values inside, the one nearest to {@code present} that a person would still write down. */
    public double near(double present) {
        if (contains(present)) {
            return present;
        }
        boolean above = present > high;
        double end = above ? high : low;
        for (int digits = FEW_DIGITS; digits < ALL_DIGITS; digits++) {
            double rounded = BigDecimal.valueOf(end)
                    .round(new MathContext(digits, above ? RoundingMode.FLOOR : RoundingMode.CEILING)).doubleValue();
            if (contains(rounded)) {
                return rounded;
            }
        }
        return end;
    }
}
