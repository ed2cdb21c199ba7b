package headroom.model.function;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Items dealt to instances like cards, most popular first: instance j of k gets the ranks j, j + k, j + 2k…. Neighbouring
 * instances differ little, so that means over hundreds of them come from a few. It remembers which ranks it looks at, as
 * they are the same for many skews; for one thread.
 */
final class Dealing {

    private final int items;
    private final int instances;
    private final Map<Double, List<Instance>> bySteepness = new HashMap<>();
    private final Map<Double, Whole> wholes = new HashMap<>();

    /** The ranks of the first instance, over the number of instances, and those of all items. */
    private record Whole(Ranks first, Ranks all) {}

    /** The ranks that an instance holds, over the number of instances, and how many instances it stands for. */
    private record Instance(Ranks ranks, double count) {}

    /** How requests spread over the items of an instance, and how many instances it stands for. */
    record Spread(RankedShares shares, double count) {}

    Dealing(int items, int instances) {
        this.items = items;
        this.instances = instances;
    }

    /** The share of all requests that the first instance gets, which holds the most popular item. */
    double busiestShare(double skew) {
        Whole whole = wholes.computeIfAbsent(steepness(skew), this::together);
        return new RankedShares(whole.first, skew).total()
                / (new RankedShares(whole.all, skew).total() * Math.pow(instances, skew));
    }

    private Whole together(double steepness) {
        int held = (items - 1) / instances + 1;
        return new Whole(new Ranks(1.0 / instances, held, steepness), new Ranks(1, items, steepness));
    }

    /** Sums that are made for a steeper curve are as good for this one. */
    private static double steepness(double skew) {
        return Math.max(1, Math.ceil(2 * skew) / 2);
    }

    /** How requests spread over the items of each of some instances, which stand for all that hold items. */
    List<Spread> spreads(double skew) {
        return bySteepness.computeIfAbsent(steepness(skew), this::instances).stream()
                .map(instance -> new Spread(new RankedShares(instance.ranks, skew), instance.count)).toList();
    }

    private List<Instance> instances(double steepness) {
        int most = (items - 1) / instances + 1;
        int withMost = items - (most - 1) * instances;
        List<Instance> all = new ArrayList<>(alike(1, withMost, most, steepness));
        if (most > 1) {
            all.addAll(alike(withMost + 1, instances - withMost, most - 1, steepness));
        }
        return all;
    }

    /** Of {@code count} instances that hold the same number of items, those that stand for all of them. */
    private List<Instance> alike(int first, int count, int held, double steepness) {
        RankSum some = new RankSum(first, count, steepness);
        List<Instance> all = new ArrayList<>();
        for (int i = 0; i < some.size(); i++) {
            all.add(new Instance(new Ranks(some.place(i) / instances, held, steepness), some.weight(i)));
        }
        return all;
    }

    /** The mean of a value over instances, each of which counts as {@code weight} says. */
    static double weightedMean(List<Spread> spreads, ToDoubleFunction<RankedShares> value,
            ToDoubleFunction<RankedShares> weight) {
        double sum = 0;
        double weights = 0;
        for (Spread spread : spreads) {
            double counted = spread.count * weight.applyAsDouble(spread.shares);
            sum += counted * value.applyAsDouble(spread.shares);
            weights += counted;
        }
        return sum / weights;
    }
}
