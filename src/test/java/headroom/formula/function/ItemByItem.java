package headroom.formula.function;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What the definitions say, computed item by item and without any cleverness: the yardstick of the quick functions. */
final class ItemByItem {

    private final List<double[]> shares;
    private final double[] traffic;
    private final double shed;
    private final long withRoom;

    private ItemByItem(List<double[]> shares, double[] traffic, double shed, long withRoom) {
        this.shares = shares;
        this.traffic = traffic;
        this.shed = shed;
        this.withRoom = withRoom;
    }

    /** Zipf's shares of the items within each of the instances that hold any, and each instance's share of the traffic. */
    static ItemByItem of(int items, double skew, int instances) {
        double[] weights = IntStream.rangeClosed(1, items).mapToDouble(rank -> Math.pow(rank, -skew)).toArray();
        double all = Arrays.stream(weights).sum();
        List<double[]> shares = new ArrayList<>();
        double[] traffic = new double[Math.min(items, instances)];
        for (int j = 0; j < traffic.length; j++) {
            int first = j;
            double[] held = IntStream.iterate(first, rank -> rank < items, rank -> rank + instances)
                    .mapToDouble(rank -> weights[rank]).toArray();
            double sum = Arrays.stream(held).sum();
            shares.add(Arrays.stream(held).map(weight -> weight / sum).toArray());
            traffic[j] = sum / all;
        }
        return new ItemByItem(shares, traffic, 0, instances);
    }

    /** The same when none of the instances takes more than {@code cap} times the mean; the excess is of its first item. */
    ItemByItem bounded(double cap, int instances) {
        double[] loads = Arrays.copyOf(traffic, instances);
        double excess = Arrays.stream(loads).map(load -> Math.max(0, load - cap / instances)).sum();
        double room = Arrays.stream(loads).map(load -> Math.max(0, cap / instances - load)).sum();
        long withRoom = Arrays.stream(loads).filter(load -> load < cap / instances).count();
        if (excess * instances <= 1e-12) {
            return new ItemByItem(shares, traffic, 0, withRoom);
        }
        List<double[]> boundedShares = new ArrayList<>();
        for (int j = 0; j < instances; j++) {
            double[] held = j < shares.size() ? shares.get(j).clone() : new double[0];
            double load = loads[j];
            for (int i = 0; i < held.length; i++) {
                held[i] *= load;
            }
            if (load > cap / instances) {
                held[0] -= load - cap / instances;
            } else {
                held = Arrays.copyOf(held, held.length + 1);
                held[held.length - 1] = excess * (cap / instances - load) / room;
            }
            double sum = Arrays.stream(held).sum();
            loads[j] = sum;
            boundedShares.add(Arrays.stream(held).map(share -> share / sum).toArray());
        }
        return new ItemByItem(boundedShares, loads, excess, withRoom);
    }

    /** The share of the traffic that is served elsewhere. */
    double shed() {
        return shed;
    }

    long withRoom() {
        return withRoom;
    }

    /** The first instance's share of the traffic. */
    double busiest() {
        return traffic[0];
    }

    double distinct(double requests) {
        return shares.stream().mapToDouble(instance -> Arrays.stream(instance)
                .map(share -> -Math.expm1(requests * Math.log1p(-share))).sum()).average().orElseThrow();
    }

    /** By bisection. */
    double missShare(double capacity) {
        return IntStream.range(0, traffic.length)
                .mapToDouble(j -> traffic[j] * missShare(shares.get(j), capacity)).sum();
    }

    private static double missShare(double[] shares, double capacity) {
        if (capacity >= shares.length || capacity == 0) {
            return capacity == 0 ? 1 : 0;
        }
        double low = 0;
        double high = capacity;
        while (absent(shares, high) > shares.length - capacity) {
            high *= 2;
        }
        for (int step = 0; step < 100; step++) {
            double middle = (low + high) / 2;
            if (absent(shares, middle) > shares.length - capacity) {
                low = middle;
            } else {
                high = middle;
            }
        }
        double time = low;
        return Arrays.stream(shares).map(share -> share * Math.exp(-share * time)).sum();
    }

    private static double absent(double[] shares, double time) {
        return Arrays.stream(shares).map(share -> Math.exp(-share * time)).sum();
    }
}
