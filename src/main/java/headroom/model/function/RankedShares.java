package headroom.model.function;

/**
 * How requests spread over items that differ in popularity, most popular first: the shares of some items, and how many
 * items each stands for. Shares are Zipf's: proportional to rank⁻ˢ.
 */
final class RankedShares {

    private final double[] shares;
    private final RankSum ranks;
    private final double total;

    /**
     * The shares of the items {@code place}, {@code place + 1}, … (ranks over the number of instances), which add up to
     * 1.
     */
    private RankedShares(double place, int count, double skew) {
        ranks = new RankSum(place, count, skew);
        shares = new double[ranks.size()];
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = Math.exp(-skew * Math.log(ranks.place(i)));
            sum += ranks.weight(i) * shares[i];
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= sum;
        }
        total = sum;
    }

    /** {@code zipf(n, s)}: the shares of n items. */
    static RankedShares zipf(int items, double skew) {
        return new RankedShares(1, items, skew);
    }

    /**
     * The shares within one of several instances, to which items are dealt like cards: instance j of k has the ranks j, j +
     * k, j + 2k….
     *
     * @param instance j, from 1; between whole numbers the shares go on smoothly
     * @param items how many it holds
     */
    static RankedShares dealt(double instance, int instances, int items, double skew) {
        return new RankedShares(instance / instances, items, skew);
    }

    /** What the items have together, where rank {@code instances} has 1. */
    double total() {
        return total;
    }

    int size() {
        return shares.length;
    }

    double share(int index) {
        return shares[index];
    }

    /** How many items have about this share; corrections of rounding may be negative. */
    double count(int index) {
        return ranks.weight(index);
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
