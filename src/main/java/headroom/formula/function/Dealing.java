package headroom.formula.function;

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

    /** The spread of requests over the items of an instance, and the number of instances that it stands for. */
    record Spread(RankedShares shares, double count) {

        private static Spread of(Instance instance, double skew) {
            return new Spread(RankedShares.zipf(instance.ranks, skew), instance.count);
        }
    }

    Dealing(int items, int instances) {
        this.items = items;
        this.instances = instances;
    }

    int instances() {
        return instances;
    }

    /** The number of instances that hold items. */
    int holders() {
        return Math.min(items, instances);
    }

    /** The share of all requests that the first instance gets, which holds the most popular item. */
    double busiestShare(double skew) {
        return RankedShares.zipf(whole(skew).first, skew).total() / (meanTotal(skew) * instances);
    }

    /** The mean total of an instance, in the measure of the totals of spreads. */
    double meanTotal(double skew) {
        return RankedShares.zipf(whole(skew).all, skew).total() * Math.pow(instances, skew - 1);
    }

    private Whole whole(double skew) {
        return wholes.computeIfAbsent(steepness(skew), this::together);
    }

    private Whole together(double steepness) {
        int held = (items - 1) / instances + 1;
        return new Whole(new Ranks(1.0 / instances, held, steepness), new Ranks(1, items, steepness));
    }

    /** The steepness of a curve that is no less steep; sums made for it are as good for this one. */
    private static double steepness(double skew) {
        return Math.max(1, Math.ceil(2 * skew) / 2);
    }

    /** The spread of requests over the items of each of some instances, which stand for all that hold items. */
    List<Spread> spreads(double skew) {
        return bySteepness.computeIfAbsent(steepness(skew), steepness -> instances(1, holders(), steepness)).stream()
                .map(instance -> Spread.of(instance, skew)).toList();
    }

    /** The same for the instances from {@code first} to {@code last}, all of which hold items. */
    List<Spread> spreads(int first, int last, double skew) {
        return instances(first, last, steepness(skew)).stream().map(instance -> Spread.of(instance, skew)).toList();
    }

    private List<Instance> instances(int first, int last, double steepness) {
        int most = (items - 1) / instances + 1;
        int withMost = items - (most - 1) * instances;
        List<Instance> all = new ArrayList<>(alike(first, Math.min(last, withMost), most, steepness));
        all.addAll(alike(Math.max(first, withMost + 1), last, most - 1, steepness));
        return all;
    }

    /** The instances that stand for all from first to last, which hold the same number of items. */
    private List<Instance> alike(int first, int last, int held, double steepness) {
        RankSum some = new RankSum(first, Math.max(0, last - first + 1), steepness);
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
