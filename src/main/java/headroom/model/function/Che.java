package headroom.model.function;

import headroom.model.expression.NamedFunction;
import java.util.List;

/**
 * The hit share of an LRU cache by Che's approximation: every item stays for the same time after its last request. (Che,
 * Tung, Wang, “Hierarchical web caching systems”, 2002.)
 */
public final class Che {

    /** {@code che(zipf(n, s), capacity)}: requests of which share find their item in the cache. */
    public static final NamedFunction HIT_SHARE = new NamedFunction("che",
            "The share of requests that an LRU cache answers when items are as popular as Zipf says (Che’s approximation).",
            List.of("items", "skew", "capacity"),
            new Dealings.Function((dealings, arguments) -> hitShare(dealings.spreads(arguments[0], 1, arguments[1]),
                    arguments[2])));

    /** The same where items are dealt to instances by rank, each with a cache of its own. */
    public static final NamedFunction DEALT_HIT_SHARE = new NamedFunction("cheByInstance",
            "The share of requests that LRU caches answer when each instance sees only the items dealt to it: Che’s "
                    + "approximation in each, weighted by its traffic.",
            List.of("items", "skew", "capacity", "instances"),
            new Dealings.Function((dealings, arguments) -> hitShare(
                    dealings.spreads(arguments[0], arguments[3], arguments[1]), arguments[2])));

    /** Enough for Newton's steps, which square the error, from any start. */
    private static final int MOST_STEPS = 60;
    private static final double PRECISION = 1e-11;

    private final RankedShares shares;
    private final double items;
    private final double capacity;

    private double absent;
    private double missed;

    private Che(RankedShares shares, double capacity) {
        this.shares = shares;
        this.capacity = capacity;
        double count = 0;
        for (int i = 0; i < shares.size(); i++) {
            count += shares.count(i);
        }
        this.items = count;
    }

    private static double hitShare(List<Dealing.Spread> spreads, double capacity) {
        double missed = Dealing.weightedMean(spreads, shares -> missShare(shares, capacity), RankedShares::total);
        return Math.clamp(1 - missed, 0, 1);
    }

    /** The share of requests that a cache of {@code capacity} items does not answer. */
    static double missShare(RankedShares shares, double capacity) {
        if (capacity <= 0) {
            return 1;
        }
        Che che = new Che(shares, capacity);
        return che.items - capacity < 1e-6 ? 0 : che.missShare();
    }

    /**
     * Looks for the time t, in mean times between requests, after which {@code capacity} different items have been asked
     * for: Σ e^(−p·t) = n − capacity. Newton's steps are taken for ln(−ln(Σ e^(−p·t) ÷ n)) over ln t, which is nearly
     * straight, and stay between two bounds: the t of equally popular items, and that of items all as unpopular as the
     * last.
     */
    private double missShare() {
        double wanted = Math.log(items / (items - capacity));
        double low = items * wanted;
        double high = wanted / shares.smallest();
        double time = low;
        for (int step = 0; step < MOST_STEPS; step++) {
            leaveFor(time);
            double found = Math.log(items / absent);
            double slope = time * missed / (absent * found);
            double next = time * Math.exp(Math.log(wanted / found) / slope);
            if (Math.abs(next - time) <= PRECISION * time) {
                break;
            }
            if (found < wanted) {
                low = time;
            } else {
                high = time;
            }
            time = next > low && next < high ? next : Math.sqrt(low * high);
        }
        return missed;
    }

    /** Sets how many items, and what share of requests, have not been seen for {@code time}. */
    private void leaveFor(double time) {
        absent = 0;
        missed = 0;
        for (int i = 0; i < shares.size(); i++) {
            double unseen = shares.count(i) * Math.exp(-shares.share(i) * time);
            absent += unseen;
            missed += shares.share(i) * unseen;
        }
    }
}
