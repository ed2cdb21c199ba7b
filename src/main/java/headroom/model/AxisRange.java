package headroom.model;

/**
 * The part of a quantity that an axis of a chart shows, in base units.
 *
 * @param parts the number of equal parts into which its ticks divide it; 0 when it need not begin and end at ticks
 */
public record AxisRange(double low, double high, int parts) {

    private static final double LARGEST = 1e24;
    private static final double FINEST = 1e-9;
    private static final int MOST_PARTS = 100;

    /** A range. */
    public AxisRange {
        if (!Double.isFinite(low) || !Double.isFinite(high) || low >= high || parts < 0) {
            throw new IllegalArgumentException(
                    "an axis from %s to %s in %d parts; it must rise between finite numbers, in 0 or more parts"
                            .formatted(low, high, parts));
        }
    }

    /**
     * True when a chart can show it: numbers that differ in the digits that are computed with, of a size that a quantity
     * has, and
     * so few parts that there is room for their ticks.
     */
    public boolean isDrawable() {
        double size = Math.max(Math.abs(low), Math.abs(high));
        return size <= LARGEST && high - low >= size * FINEST && parts <= MOST_PARTS;
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
