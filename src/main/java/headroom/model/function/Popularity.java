package headroom.model.function;

import headroom.model.expression.NamedFunction;
import java.util.List;

/** How many different items requests ask for, and how unevenly, when popularity follows Zipf's law. */
public final class Popularity {

    /** {@code expectedDistinct(n, s, requests)}: different items among so many requests. */
    public static final NamedFunction DISTINCT = new NamedFunction("expectedDistinct",
            "How many different items a number of requests asks for on average, items being as popular as Zipf says.",
            List.of("items", "skew", "requests"),
            new Dealings.Function((dealings, arguments) -> distinct(dealings.spreads(arguments[0], 1, arguments[1]),
                    arguments[2])));

    /** The same among the requests of one instance, where items are dealt to instances by rank. */
    public static final NamedFunction DEALT_DISTINCT = new NamedFunction("expectedDistinctByInstance",
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

    private static final double TINY = 1e-3;

    private Popularity() {}

    private static double distinct(List<Dealing.Spread> spreads, double requests) {
        return Dealing.weightedMean(spreads, shares -> distinct(shares, requests), _ -> 1);
    }

    /** Σ 1 − (1 − p)^requests. */
    private static double distinct(RankedShares shares, double requests) {
        double sum = 0;
        for (int i = 0; i < shares.size(); i++) {
            sum += shares.count(i) * risenFrom0(-requests * shares.logOfComplement(i));
        }
        return sum;
    }

    /** 1 − e^(−x), by its series where x is too small for the exponential to keep its digits. */
    private static double risenFrom0(double x) {
        return x < TINY ? x * (1 - x / 2 * (1 - x / 3 * (1 - x / 4))) : 1 - Math.exp(-x);
    }
}
