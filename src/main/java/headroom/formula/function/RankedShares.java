package headroom.formula.function;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The shares of requests that go to items of different popularity: those of some items, and how many items each stands
 * for.
 * For one thread; its arrays must not be written to.
 */
final class RankedShares {

    private final double[] shares;
    private final double[] counts;
    private final double[] room;
    private final double items;
    private final double total;
    private final double smallest;
    private double @Nullable [] logsOfComplements;

    private RankedShares(double[] shares, double[] counts, double[] room, double items, double total, double smallest) {
        this.shares = shares;
        this.counts = counts;
        this.room = room;
        this.items = items;
        this.total = total;
        this.smallest = smallest;
    }

    /** Zipf's shares of items of these ranks, proportional to rank⁻ˢ, which add up to 1; the most popular comes first. */
    static RankedShares zipf(Ranks ranks, double skew) {
        double[] shares = new double[ranks.counts().length];
        Exponentials.exp(ranks.logarithms(), -skew, shares);
        double total = Ranks.sum(ranks.counts(), shares);
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= total;
        }
        return new RankedShares(shares, ranks.counts(), ranks.room(), ranks.all(), total,
                Math.exp(-skew * ranks.greatestLogarithm()) / total);
    }

    /** The same items when requests for the first, a share of all of these, go elsewhere. */
    RankedShares withoutSomeOfTheFirst(double gone) {
        double[] left = shares.clone();
        left[0] = Math.max(0, left[0] - gone);
        return scaled(left, counts, items, 1 - gone, Math.min(smallest, left[0]));
    }

    /** Shares of these items and one more, whose requests are to those of these as {@code more} is to 1. */
    RankedShares withOneMore(double more) {
        double[] longer = Arrays.copyOf(shares, shares.length + 1);
        longer[shares.length] = more;
        double[] counted = Arrays.copyOf(counts, shares.length + 1);
        counted[shares.length] = 1;
        return scaled(longer, counted, items + 1, 1 + more, Math.min(smallest, more));
    }

    /** An item that is alone, with so many requests where those for rank 1 are 1. */
    static RankedShares alone(double total) {
        double[] one = {1};
        return new RankedShares(one, one, new double[1], 1, total, 1);
    }

    private RankedShares scaled(double[] shares, double[] counts, double items, double sum, double smallest) {
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= sum;
        }
        return new RankedShares(shares, counts, new double[shares.length], items, total * sum, smallest / sum);
    }

    /** The number of items. */
    double items() {
        return items;
    }

    /** The requests for all items together, where those for rank 1 are 1. */
    double total() {
        return total;
    }

    /** The shares of some items. */
    double[] shares() {
        return shares;
    }

    /** The number of items that have about each share; corrections of rounding may be negative. */
    double[] counts() {
        return counts;
    }

    /** An array with a place for each share, which whoever asks next writes over. */
    double[] room() {
        return room;
    }

    /** The sum over all items of a function of their shares, given its values for these. */
    double sum(double[] values) {
        return Ranks.sum(counts, values);
    }

    /** ln(1 − share) for each share. */
    double[] logsOfComplements() {
        if (logsOfComplements == null) {
            logsOfComplements = new double[shares.length];
            Exponentials.logOfComplement(shares, logsOfComplements);
        }
        return logsOfComplements;
    }

    /** The smallest share. */
    double smallest() {
        return smallest;
    }
}
