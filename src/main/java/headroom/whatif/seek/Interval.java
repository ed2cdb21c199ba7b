package headroom.whatif.seek;

import headroom.text.Digits;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Values of an assumption, in its own unit, both ends included. */
public record Interval(double low, double high) {

    /** A number of three digits is easily written; one of four is near enough to an end to be one. */
    private static final int FEW_DIGITS = 3;
    private static final int END_DIGITS = 4;
    /** An end that has no more digits than this is written as it is. */
    private static final int SHORT = 5;
    /** Behind these, an end is the noise of the search. */
    private static final int SETTLED_DIGITS = 10;
    private static final int ALL_DIGITS = 17;

    /** The distance of a value from the interval; 0 inside. */
    public double distance(double value) {
        return Math.max(0, Math.max(low - value, value - high));
    }

    /** True when a value lies inside. */
    public boolean contains(double value) {
        return low <= value && value <= high;
    }

    /** The interval with ends that a person would write down, both inside it. */
    public Interval rounded() {
        return new Interval(inward(low, false, END_DIGITS), inward(high, true, END_DIGITS));
    }

    /** The interval without the noise behind its ends' digits, no larger than before: up to 10.24, not up to 10.24000001. */
    Interval settled() {
        return new Interval(inward(low, false, SETTLED_DIGITS), inward(high, true, SETTLED_DIGITS));
    }

    /** The value inside nearest to {@code present} that a person would still write down. */
    public double near(double present) {
        if (contains(present)) {
            return present;
        }
        boolean above = present > high;
        return inward(above ? high : low, above, FEW_DIGITS);
    }

    /** An end, written with so many digits or as many more as keep it inside. */
    private double inward(double end, boolean above, int fewest) {
        if (!Double.isFinite(end) || BigDecimal.valueOf(end).stripTrailingZeros().precision() <= SHORT) {
            return end;
        }
        for (int digits = fewest; digits < ALL_DIGITS; digits++) {
            double rounded = Digits.rounded(end, digits, above ? RoundingMode.FLOOR : RoundingMode.CEILING);
            if (contains(rounded)) {
                return rounded;
            }
        }
        return end;
    }
}
