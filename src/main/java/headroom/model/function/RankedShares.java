package headroom.model.function;

import org.jspecify.annotations.Nullable;

/**
 * How requests spread over items that differ in popularity, most popular first: the shares of some items, and how many
 * items each stands for. Shares are Zipf's: proportional to rank⁻ˢ. For one thread; its arrays must not be written to.
 */
final class RankedShares {

    private final Ranks ranks;
    private final double[] shares;
    private final double total;
    private final double smallest;
    private double @Nullable [] logsOfComplements;

    /** The shares of items of these ranks, which add up to 1. */
    RankedShares(Ranks ranks, double skew) {
        this.ranks = ranks;
        shares = new double[ranks.counts().length];
        Exponentials.exp(ranks.logarithms(), -skew, shares);
        total = ranks.sum(shares);
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= total;
        }
        smallest = Math.exp(-skew * ranks.greatestLogarithm()) / total;
    }

    /** How many items there are. */
    double items() {
        return ranks.all();
    }

    /** What the items have together, where rank 1 has 1. */
    double total() {
        return total;
    }

    /** The shares of some items. */
    double[] shares() {
        return shares;
    }

    /** How many items have about each share; corrections of rounding may be negative. */
    double[] counts() {
        return ranks.counts();
    }

    /** Room for a number for each share, which whoever asks next writes over. */
    double[] room() {
        return ranks.room();
    }

    /** The sum over all items of a function of their shares, given its values for these. */
    double sum(double[] values) {
        return ranks.sum(values);
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
