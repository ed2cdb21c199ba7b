package headroom.formula.function;

import headroom.formula.NamedFunction;
import java.util.List;

/** Functions of popularity by Zipf's law: the different items that requests ask for, and how unevenly they do. */
public final class Popularity {

    /** {@code zipf(rank, n, s)}: the share of requests for the item of that rank. */
    public static final NamedFunction ZIPF = new NamedFunction("zipf",
            "The share of requests for the item of a rank, items being as popular as Zipf says: as rank to the power of "
                    + "−skew.",
            List.of("rank", "items", "skew"),
            new Dealings.Function((dealings, arguments) -> share(dealings, arguments[0], arguments[1], arguments[2])));

    /** {@code zipfDistinct(n, s, requests)}: different items among so many requests. */
    public static final NamedFunction DISTINCT = new NamedFunction("zipfDistinct",
            "How many different items a number of requests asks for on average, items being as popular as Zipf says.",
            List.of("items", "skew", "requests"),
            new Dealings.Function((dealings, arguments) -> distinct(dealings.spreads(arguments[0], 1, arguments[1]),
                    arguments[2])));

    /** The same among the requests of one instance, where items are dealt to instances by rank. */
    public static final NamedFunction DEALT_DISTINCT = new NamedFunction("zipfDistinctByInstance",
            "How many different items a number of requests at one instance asks for, when each instance sees only the items "
                    + "dealt to it: the mean over the instances.",
            List.of("items", "skew", "requests", "instances"),
            new Dealings.Function((dealings, arguments) -> distinct(
                    dealings.spreads(arguments[0], arguments[3], arguments[1]), arguments[2])));

    /** The busiest instance's share of all requests, where items are dealt to instances by rank. */
    public static final NamedFunction BUSIEST_SHARE = new NamedFunction("busiestShare",
            "The share of all requests that goes to the instance with the most popular item, items being dealt to instances "
                    + "by rank.",
            List.of("items", "skew", "instances"),
            new Dealings.Function((dealings, arguments) -> dealings.dealing(arguments[0], arguments[2])
                    .busiestShare(arguments[1])));

    /** The same where no instance takes more than a cap and others help with its most popular item. */
    public static final NamedFunction BOUNDED_DISTINCT = new NamedFunction("zipfDistinctBounded",
            "How many different items a number of requests at one instance asks for, when each instance sees the items "
                    + "dealt to it, and what others above the cap pass on: the mean over the instances.",
            List.of("items", "skew", "requests", "instances", "cap"),
            new Dealings.Function((dealings, arguments) -> distinct(
                    dealings.bounded(arguments[0], arguments[3], arguments[1], arguments[4]).spreads(), arguments[2])));

    /** The share of all requests that a cap on the load of instances sends elsewhere than to the home of their item. */
    public static final NamedFunction BOUNDED_SHED = new NamedFunction("shedBounded",
            "The share of all requests that go to another instance than the home of their item, because the home would have "
                    + "more than the cap, a multiple of the mean load; items are dealt to instances by rank.",
            List.of("items", "skew", "instances", "cap"),
            new Dealings.Function((dealings, arguments) -> dealings
                    .bounded(arguments[0], arguments[2], arguments[1], arguments[3]).shedShare()));

    /** The number of instances that have less than the cap when items are dealt to them by rank. */
    public static final NamedFunction BOUNDED_ROOM = new NamedFunction("roomBounded",
            "How many instances have less than the cap, a multiple of the mean load, when items are dealt to instances by "
                    + "rank.",
            List.of("items", "skew", "instances", "cap"),
            new Dealings.Function((dealings, arguments) -> dealings
                    .bounded(arguments[0], arguments[2], arguments[1], arguments[3]).instancesWithRoom()));

    private Popularity() {}

    private static double share(Dealings dealings, double rank, double items, double skew) {
        boolean there = rank >= 1 && rank <= Math.rint(items);
        return there ? Math.pow(rank, -skew) / dealings.spreads(items, 1, skew).getFirst().shares().total()
                : Double.NaN;
    }

    private static double distinct(List<Dealing.Spread> spreads, double requests) {
        return Dealing.weightedMean(spreads, shares -> distinct(shares, requests), _ -> 1);
    }

    /** Σ 1 − (1 − p)^requests. */
    private static double distinct(RankedShares shares, double requests) {
        double[] fewerLeft = shares.room();
        Exponentials.expMinus1(shares.logsOfComplements(), requests, fewerLeft);
        return -shares.sum(fewerLeft);
    }
}
