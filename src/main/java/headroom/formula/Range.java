package headroom.formula;

import headroom.text.Digits;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;

/**
 * The values an assumption may take, in its own unit, and how a slider runs over them.
 *
 * @param low the least value, in the assumption's own unit
 * @param high the greatest value, in the assumption's own unit
 * @param zero true when 0 is allowed besides low…high, where a logarithmic slider cannot reach it
 */
public record Range(double low, double high, Scale scale, boolean whole, boolean zero) {

    public Range {
        boolean ends = Double.isFinite(low) && Double.isFinite(high) && low < high;
        boolean reachable = scale == Scale.LINEAR || low > 0;
        if (!ends || !reachable || (whole && (low != Math.rint(low) || high != Math.rint(high)))) {
            throw new IllegalArgumentException(
                    "a range from %s to %s is none: it must rise between two numbers, above 0 on a logarithmic slider and between whole ones for whole numbers"
                            .formatted(low, high));
        }
    }

    /** The way in which equal lengths of a slider are equal differences, or equal factors. */
    public enum Scale {
        LINEAR, LOGARITHMIC;

        /** The value at a share (0–1) of the way from one to another, which on a logarithmic scale are both above 0. */
        public double between(double low, double high, double share) {
            if (share == 0 || share == 1) {
                return share == 0 ? low : high;
            }
            return this == LINEAR ? low + (high - low) * share : low * Math.pow(high / low, share);
        }

        /** The share of the way from one value to another at which a third lies, 0–1 between them. */
        public double share(double low, double high, double value) {
            return this == LINEAR ? (value - low) / (high - low) : Math.log(value / low) / Math.log(high / low);
        }
    }

    /** A range whose slider has equal steps for equal lengths. */
    public static Range linear(double low, double high) {
        return new Range(low, high, Scale.LINEAR, false, false);
    }

    /** Equal factors for equal lengths. */
    public static Range log(double low, double high) {
        return new Range(low, high, Scale.LOGARITHMIC, false, false);
    }

    /** True when a value in the assumption's own unit may be used. */
    public boolean allows(double own) {
        boolean inside = (own >= low && own <= high) || (zero && own == 0);
        return inside && (!whole || own == Math.rint(own));
    }

    /** The allowed value nearest to another, both in the assumption's own unit. */
    public double nearest(double own) {
        if (zero && own < low / 2) {
            return 0;
        }
        double inside = Math.clamp(own, low, high);
        return whole ? Math.rint(inside) : inside;
    }

    /** The place of an allowed value, in the own unit, between low and high, 0–1; a 0 that stands apart is at 0. */
    public double share(double own) {
        if (zero && own < low) {
            return 0;
        }
        return scale.share(low, high, own);
    }

    /** The rule as the end of a sentence: {@code must be a whole number between 1 and 320 GPUs/unit}. */
    String rule(Unit unit) {
        Figure end = Style.counted(Digits.exact(high), unit);
        return "must be %s%sbetween %s and %s".formatted(whole ? "a whole number " : "", zero ? "0 or " : "",
                Digits.exact(low), end);
    }
}
