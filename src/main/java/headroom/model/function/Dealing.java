package headroom.model.function;

import java.util.function.ToDoubleFunction;

/**
 * Items dealt to instances like cards, most popular first: instance j of k gets the ranks j, j + k, j + 2k…. Neighbouring
 * instances differ little, so that means over hundreds of them come from a few.
 */
final class Dealing {

    private final int items;
    private final int instances;

    /** Whole numbers, at least 1; what lies between counts as the nearest. */
    Dealing(double items, double instances) {
        this.items = (int) Math.max(1, Math.rint(items));
        this.instances = (int) Math.max(1, Math.rint(instances));
    }

    /** The share of all requests that the first instance gets, which holds the most popular item. */
    double busiestShare(double skew) {
        int held = (items - 1) / instances + 1;
        return RankedShares.dealt(1, instances, held, skew).total()
                / (RankedShares.zipf(items, skew).total() * Math.pow(instances, skew));
    }

    /** The mean of a value over the instances that hold items, each instance counting as {@code weight} says. */
    double weightedMean(double skew, ToDoubleFunction<RankedShares> value, ToDoubleFunction<RankedShares> weight) {
        Mean mean = new Mean(skew, value, weight);
        int most = (items - 1) / instances + 1;
        int withMost = items - (most - 1) * instances;
        mean.add(1, withMost, most);
        if (most > 1) {
            mean.add(withMost + 1, instances - withMost, most - 1);
        }
        return mean.sum / mean.weights;
    }

    private final class Mean {

        private final double skew;
        private final ToDoubleFunction<RankedShares> value;
        private final ToDoubleFunction<RankedShares> weight;
        private double sum;
        private double weights;

        Mean(double skew, ToDoubleFunction<RankedShares> value, ToDoubleFunction<RankedShares> weight) {
            this.skew = skew;
            this.value = value;
            this.weight = weight;
        }

        /** Adds {@code count} instances that hold the same number of items. */
        void add(int first, int count, int held) {
            RankSum sample = new RankSum(first, count, skew);
            for (int i = 0; i < sample.size(); i++) {
                RankedShares shares = RankedShares.dealt(sample.place(i), instances, held, skew);
                double counted = sample.weight(i) * weight.applyAsDouble(shares);
                sum += counted * value.applyAsDouble(shares);
                weights += counted;
            }
        }
    }
}
