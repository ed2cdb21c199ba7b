package headroom.whatif.uncertainty;

import headroom.whatif.Column;
import java.util.Arrays;

/**
 * Samples by bins of equal width.
 *
 * @param low the lower end of the first bin, in base units; NaN when no sample has a value
 * @param width of each bin; 0 when all samples are equal but for rounding, which then are in the first bin
 * @param shares of the samples with a value, by bin
 * @param below the share of them that lies before the first bin
 */
public record Histogram(double low, double width, Column shares, double below) {

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
        return new Histogram(value - width * (middle + 0.5), width, Column.of(shares), 0);
    }

    static Histogram of(double[] samples, int bins) {
        double[] sorted = Arrays.stream(samples).filter(sample -> !Double.isNaN(sample)).sorted().toArray();
        double[] shares = new double[bins];
        if (sorted.length == 0) {
            return new Histogram(Double.NaN, 0, Column.of(shares), 0);
        }
        double low = sorted[(int) (TAIL * (sorted.length - 1))];
        double high = sorted[(int) Math.ceil((1 - TAIL) * (sorted.length - 1))];
        boolean equal = high - low <= ROUNDING * Math.max(Math.abs(low), Math.abs(high));
        double width = equal ? 0 : (high - low) / bins;
        for (double sample : sorted) {
            int bin = width == 0 ? 0 : (int) Math.clamp((sample - low) / width, 0, bins - 1);
            shares[bin]++;
        }
        return new Histogram(low, width, Column.of(shares).map(count -> count / sorted.length), 0);
    }

    /** The samples between two values alone; of the others only how many lie below. */
    static Histogram between(double low, double high, double[] samples, int bins) {
        double[] shares = new double[bins];
        double width = (high - low) / bins;
        double below = 0;
        long present = Arrays.stream(samples).filter(sample -> !Double.isNaN(sample)).count();
        for (double sample : samples) {
            if (sample < low) {
                below += 1.0 / present;
            } else if (sample <= high) {
                shares[Math.min((int) ((sample - low) / width), bins - 1)] += 1.0 / present;
            }
        }
        return new Histogram(low, width, Column.of(shares), below);
    }

    /** The share of samples in a bin or before it. */
    public double cumulative(int bin) {
        return Math.min(1, below + shares.present().limit(bin + 1L).sum());
    }
}
