package headroom.whatif.uncertainty;

import headroom.whatif.Column;
import java.util.Arrays;

/**
 * How samples are spread.
 *
 * @param low the lower end of the first bin, in base units; NaN when no sample has a value
 * @param width of each bin; 0 when all samples are equal but for rounding, which then are in the first bin
 * @param shares of the samples with a value, by bin
 */
public record Histogram(double low, double width, Column shares) {

    /** The ends of the tails are put into the outermost bins: one extreme sample would make all others one bin. */
    private static final double TAIL = 0.001;
    /** Samples that differ by a smaller share than this differ by rounding alone. */
    private static final double ROUNDING = 1e-9;

    /** All samples equal, in the middle of bins that reach a little to both sides. */
    public static Histogram certain(double value, int bins) {
        double width = (value == 0 ? 1 : Math.abs(value)) / bins;
        double[] shares = new double[bins];
        int middle = bins / 2;
        shares[middle] = 1;
        return new Histogram(value - width * (middle + 0.5), width, Column.of(shares));
    }

    static Histogram of(double[] samples, int bins) {
        double[] sorted = Arrays.stream(samples).filter(sample -> !Double.isNaN(sample)).sorted().toArray();
        double[] shares = new double[bins];
        if (sorted.length == 0) {
            return new Histogram(Double.NaN, 0, Column.of(shares));
        }
        double low = sorted[(int) (TAIL * (sorted.length - 1))];
        double high = sorted[(int) Math.ceil((1 - TAIL) * (sorted.length - 1))];
        boolean equal = high - low <= ROUNDING * Math.max(Math.abs(low), Math.abs(high));
        double width = equal ? 0 : (high - low) / bins;
        for (double sample : sorted) {
            int bin = width == 0 ? 0 : (int) Math.clamp((sample - low) / width, 0, bins - 1);
            shares[bin]++;
        }
        return new Histogram(low, width, Column.of(shares).map(count -> count / sorted.length));
    }

    /** The share of samples in a bin or before it. */
    public double cumulative(int bin) {
        return Math.min(1, shares.present().limit(bin + 1L).sum());
    }
}
