package headroom.model;

/**
 * The part of a quantity that an axis of a chart shows, in base units.
 *
 * @param parts how many equal parts its ticks divide it into; 0 when it need not begin and end at ticks
 */
public record AxisRange(double low, double high, int parts) {

    /** A range. */
    public AxisRange {
        if (!Double.isFinite(low) || !Double.isFinite(high) || low >= high || parts < 0) {
            throw new IllegalArgumentException(
                    "an axis from %s to %s in %d parts; it must rise between finite numbers, in 0 or more parts"
                            .formatted(low, high, parts));
        }
    }

    /** A range that begins and ends anywhere. */
    public static AxisRange between(double low, double high) {
        return new AxisRange(low, high, 0);
    }

    /** The same part of a quantity that is so many times as large. */
    public AxisRange times(double factor) {
        return between(low * factor, high * factor);
    }
}
