package headroom.whatif.uncertainty;

import org.apache.commons.statistics.descriptive.NaNPolicy;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * What is said of a quantity's samples, in base units; NaN when no sample has a value.
 *
 * @param present the share of samples in which the quantity has a value; the other numbers are over these
 */
public record Summary(double mean, double p10, double p50, double p90, double present) {

    private static final Quantile QUANTILE = Quantile.withDefaults().with(NaNPolicy.EXCLUDE).withCopy(true);

    static Summary of(double[] samples) {
        double sum = 0;
        int present = 0;
        for (double sample : samples) {
            if (!Double.isNaN(sample)) {
                sum += sample;
                present++;
            }
        }
        if (present == 0) {
            return new Summary(Double.NaN, Double.NaN, Double.NaN, Double.NaN, 0);
        }
        double[] quantiles = QUANTILE.evaluate(samples, 0.1, 0.5, 0.9);
        return new Summary(sum / present, quantiles[0], quantiles[1], quantiles[2],
                (double) present / samples.length);
    }

    /** P10 and P90 of the samples that have a value, at least one. */
    static double[] percentiles(double[] samples) {
        return QUANTILE.evaluate(samples, 0.1, 0.9);
    }

    /** Whether all samples have the same value. */
    public boolean isCertain() {
        return p10 == p90;
    }
}
