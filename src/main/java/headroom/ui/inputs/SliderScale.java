package headroom.ui.inputs;

import headroom.formula.Range;
import headroom.text.Digits;
import java.math.RoundingMode;

/**
 * The scale of a slider: positions run from 0 to 1, along the values or along their logarithms. Values read off a
 * position are round ones. A range that also allows 0 has it at the very left.
 */
public final class SliderScale {

    private static final double ZERO_ZONE = 0.03;
    private static final int DIGITS = 3;
    private static final double LINEAR_STEPS = 200;

    private final Range range;

    /** The scale of a range. */
    public SliderScale(Range range) {
        this.range = range;
    }

    /** The position of a value. */
    public double position(double value) {
        if (range.zero() && value == 0) {
            return 0;
        }
        double inside = Math.clamp(range.share(value), 0, 1);
        return range.zero() ? ZERO_ZONE + inside * (1 - ZERO_ZONE) : inside;
    }

    /** The allowed round value at a position. */
    double value(double position) {
        if (range.zero() && position < ZERO_ZONE / 2) {
            return 0;
        }
        double along = range.zero() ? Math.max(0, (position - ZERO_ZONE) / (1 - ZERO_ZONE)) : position;
        if (along <= 0) {
            return range.low();
        }
        if (along >= 1) {
            return range.high();
        }
        return range.nearest(rounded(range.scale().between(range.low(), range.high(), along)));
    }

    /**
     * The value some steps up or down from another: a round step on a linear range, a hundredth of a logarithmic one, at
     * least the last digit shown. One step leads over the gap to a 0 that stands apart.
     */
    double stepped(double value, double steps) {
        if (range.zero() && value == (steps > 0 ? 0 : range.low())) {
            return steps > 0 ? range.low() : 0;
        }
        if (!logarithmic()) {
            double step = range.whole() ? Math.max(1, linearStep()) : linearStep();
            return range.nearest(tidy(value + steps * step));
        }
        double moved = value(Math.clamp(position(value) + steps / 100, 0, 1));
        boolean tooFine = range.whole() && Math.abs(steps) < 1;
        return moved != value || tooFine ? moved : range.nearest(tidy(value + Math.signum(steps) * lastDigit(value)));
    }

    private boolean logarithmic() {
        return range.scale() == Range.Scale.LOGARITHMIC;
    }

    private double rounded(double value) {
        if (logarithmic()) {
            double digit = lastDigit(value);
            return tidy(Math.rint(value / digit) * digit);
        }
        double step = linearStep();
        return tidy(Math.rint(value / step) * step);
    }

    private double lastDigit(double value) {
        double digit = Math.pow(10, Math.floor(Math.log10(value)) - DIGITS + 1);
        return range.whole() ? Math.max(1, digit) : digit;
    }

    /** The round number nearest below a two-hundredth of the range: 1, 2 or 5 times a power of ten. */
    private double linearStep() {
        double least = (range.high() - range.low()) / LINEAR_STEPS;
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        double times = least / power;
        return (times >= 5 ? 5 : times >= 2 ? 2 : 1) * power;
    }

    /** Without the noise of binary fractions: 0.30000000000000004 is 0.3. */
    private static double tidy(double value) {
        return Digits.rounded(value, 12, RoundingMode.HALF_UP);
    }
}
