package headroom.model.function;

import headroom.model.expression.NamedFunction;
import java.util.List;

/** How many different items requests ask for, and how unevenly, when popularity follows Zipf's law. */
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
