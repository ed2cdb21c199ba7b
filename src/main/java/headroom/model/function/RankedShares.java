package headroom.model.function;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How requests spread over items that differ in popularity, most popular first: the shares of some items, and how many
 * items each stands for. Shares are Zipf's: proportional to rank⁻ˢ. For one thread.
 */
final class RankedShares {

    private static final double TINY = 1e-3;

    private final Ranks ranks;
    private final double[] shares;
    private final double total;
    private double @Nullable [] logsOfComplements;

    /** The shares of items of these ranks, which add up to 1. */
    RankedShares(Ranks ranks, double skew) {
        this.ranks = ranks;
        shares = new double[ranks.size()];
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = Math.exp(-skew * ranks.logarithm(i));
            sum += ranks.count(i) * shares[i];
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= sum;
        }
        total = sum;
    }

    /** What the items have together, where rank 1 has 1. */
    double total() {
        return total;
    }

    int size() {
        return shares.length;
    }

    double share(int index) {
        return shares[index];
    }

    /** ln(1 − share). */
    double logOfComplement(int index) {
        if (logsOfComplements == null) {
            logsOfComplements = Arrays.stream(shares).map(RankedShares::logOfComplement).toArray();
        }
        return logsOfComplements[index];
    }

    /** ln(1 − p), by its series where p is too small for the logarithm to keep its digits. */
    private static double logOfComplement(double p) {
        return p < TINY ? -p * (1 + p * (1.0 / 2 + p * (1.0 / 3 + p * (1.0 / 4)))) : Math.log(Math.max(0, 1 - p));
    }

    /** How many items have about this share; corrections of rounding may be negative. */
    double count(int index) {
        return ranks.count(index);
    }

    /** The smallest share. */
    double smallest() {
        double smallest = 1;
        for (double share : shares) {
            smallest = Math.min(smallest, share);
        }
        return smallest;
    }
}
