package headroom.formula.function;

import headroom.formula.NamedFunction;
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

    /** The same where no instance takes more than a cap and others help with its most popular item. */
    public static final NamedFunction BOUNDED_HIT_SHARE = new NamedFunction("cheBounded",
            "The share of requests that LRU caches answer when each instance sees the items dealt to it, and what others "
                    + "above the cap pass on: Che’s approximation in each, weighted by its traffic.",
            List.of("items", "skew", "capacity", "instances", "cap"),
            new Dealings.Function((dealings, arguments) -> hitShare(
                    dealings.bounded(arguments[0], arguments[3], arguments[1], arguments[4]).spreads(), arguments[2])));

    /** The most of Newton's steps, which square the error: enough from any start. */
    private static final int MOST_STEPS = 60;
    /** The share of the answer up to which what is left of its series after the second power is noise. */
    private static final double NEAR = 1e-5;

    private final double capacity;
    /** The answer for the instance before, of whose items the remaining ones are nearly as popular: it is a good start. */
    private double timeBefore;

    private double absent;
    private double missed;
    private double slope;
    private double bend;

    private Che(double capacity) {
        this.capacity = capacity;
    }

    private static double hitShare(List<Dealing.Spread> spreads, double capacity) {
        double missed = Dealing.weightedMean(spreads, new Che(capacity)::missShare, RankedShares::total);
        return Math.clamp(1 - missed, 0, 1);
    }

    /** The share of requests that a cache does not answer. */
    private double missShare(RankedShares shares) {
        if (capacity <= 0) {
            return 1;
        }
        return shares.items() - capacity < 1e-6 ? 0 : search(shares);
    }

    /**
     * Looks for the time t, in mean times between requests, after which {@code capacity} different items have been asked
     * for: Σ e^(−p·t) = n − capacity. Newton's steps are taken for ln(−ln(Σ e^(−p·t) ÷ n)) over ln t, which is nearly
     * straight, and stay between two bounds: the t of equally popular items, and that of items all as unpopular as the
     * least popular. Near the answer, what is missed there follows from its Taylor series over what is absent.
     */
    private double search(RankedShares shares) {
        double items = shares.items();
        double wanted = Math.log(items / (items - capacity));
        double low = items * wanted;
        double high = wanted / shares.smallest();
        double start = timeBefore * shares.total();
        double time = start > low && start < high ? start : low;
        for (int step = 0; step < MOST_STEPS; step++) {
            leaveFor(time, shares);
            double found = Math.log(items / absent);
            double farther = Math.log(wanted / found) * absent * found / (time * missed);
            double more = items - capacity - absent;
            if (Math.abs(farther) <= NEAR && Math.abs(more) <= NEAR * absent) {
                timeBefore = time * (1 + farther) / shares.total();
                return missed + more * (slope + more * bend / 2);
            }
            if (found < wanted) {
                low = time;
            } else {
                high = time;
            }
            double next = time * Math.exp(farther);
            time = next > low && next < high ? next : Math.sqrt(low * high);
        }
        return missed;
    }

    /**
     * Sets how many items, and what share of requests, have not been seen for {@code time}, and the first and the second
     * derivative of this share over that number.
     */
    private void leaveFor(double time, RankedShares ranked) {
        double[] shares = ranked.shares();
        double[] counts = ranked.counts();
        double[] unseen = ranked.room();
        Exponentials.exp(shares, -time, unseen);
        double squares = 0;
        double cubes = 0;
        absent = 0;
        missed = 0;
        for (int i = 0; i < shares.length; i++) {
            double items = counts[i] * unseen[i];
            double requests = shares[i] * items;
            double square = shares[i] * requests;
            absent += items;
            missed += requests;
            squares += square;
            cubes += shares[i] * square;
        }
        slope = squares / missed;
        bend = (cubes / missed - slope * slope) / missed;
    }
}
