package headroom.whatif.uncertainty;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Spearman's rank correlation with some values: 1 where another quantity always rises with them, −1 where it always falls,
 * near 0 where it does not follow. Samples without a value are left out; equal values share their mean rank.
 */
final class RankCorrelation {

    private final int[] present;
    private final double[] ranks;

    private RankCorrelation(int[] present, double[] ranks) {
        this.present = present;
        this.ranks = ranks;
    }

    static RankCorrelation with(double[] values) {
        int[] present = IntStream.range(0, values.length).filter(i -> !Double.isNaN(values[i])).toArray();
        return new RankCorrelation(present, ranks(values, present));
    }

    /** The ranks of values of which none is missing, which several correlations may share. */
    static double[] ranks(double[] values) {
        return ranks(values, IntStream.range(0, values.length).toArray());
    }

    /** True when the ranks of all of another quantity's values are wanted, and not only of some. */
    boolean isComplete(int values) {
        return present.length == values;
    }

    /** The correlation; 0 where one of both never changes. */
    double of(double[] others) {
        return ofRanks(ranks(others, present));
    }

    /** The correlation with a quantity by its ranks. */
    double ofRanks(double[] otherRanks) {
        double mean = (present.length - 1) / 2.0;
        double together = 0;
        double own = 0;
        double other = 0;
        for (int i = 0; i < present.length; i++) {
            double a = ranks[i] - mean;
            double b = otherRanks[i] - mean;
            together += a * b;
            own += a * a;
            other += b * b;
        }
        return own == 0 || other == 0 ? 0 : together / Math.sqrt(own * other);
    }

    private static double[] ranks(double[] values, int[] present) {
        double[] sorted = Arrays.stream(present).mapToDouble(i -> values[i]).toArray();
        Arrays.sort(sorted);
        return Arrays.stream(present).mapToDouble(i -> rank(values[i], sorted)).toArray();
    }

    /** The mean of the places that a value, which is among the sorted ones, has there. */
    private static double rank(double value, double[] sorted) {
        int first = firstAtLeast(value, sorted);
        int last = first;
        if (last + 1 < sorted.length && sorted[last + 1] == value) {
            last = firstAtLeast(Math.nextUp(value), sorted) - 1;
        }
        return (first + last) / 2.0;
    }

    private static int firstAtLeast(double value, double[] sorted) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
