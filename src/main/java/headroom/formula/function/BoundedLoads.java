package headroom.formula.function;

import java.util.ArrayList;
import java.util.List;

/**
 * Items dealt to instances by rank, where no instance takes more than a number of times the mean load. What is above goes
 * elsewhere: requests for its most popular item, to the instances that have room, in proportion to it. (Consistent hashing
 * with bounded loads: Mirrokni, Thorup, Zadimoghaddam, 2018. A real router passes on other items, too.)
 */
final class BoundedLoads {

    /** The load, in mean loads, below which there is only rounding. */
    private static final double NOTHING = 1e-12;

    private final Dealing dealing;
    private final double skew;
    private final double cap;
    private final double meanTotal;

    private BoundedLoads(Dealing dealing, double skew, double cap) {
        this.dealing = dealing;
        this.skew = skew;
        this.cap = cap;
        meanTotal = dealing.meanTotal(skew);
    }

    /**
     * The outcome of a cap.
     *
     * @param spreads the spread of requests then over the items of each of some instances, which stand for all that see any
     * @param shedShare the share of all requests that go elsewhere
     * @param instancesWithRoom the number of instances that had less than the cap before
     */
    record Outcome(List<Dealing.Spread> spreads, double shedShare, double instancesWithRoom) {

        /** The outcome of a cap that not even equal loads keep to. */
        static final Outcome NONE = new Outcome(List.of(), Double.NaN, Double.NaN);
    }

    /**
     * Deals items and holds loads to the cap.
     *
     * @param cap the most of an instance over the mean; below 1 there is no outcome
     */
    static Outcome of(Dealing dealing, double skew, double cap) {
        return cap >= 1 ? new BoundedLoads(dealing, skew, cap).outcome() : Outcome.NONE;
    }

    private Outcome outcome() {
        int instances = dealing.instances();
        int over = instancesOver();
        List<Dealing.Spread> busy = over == 0 ? List.of() : dealing.spreads(1, over, skew);
        double excess = busy.stream().mapToDouble(spread -> spread.count() * (load(spread) - cap)).sum();
        if (excess <= NOTHING) {
            return new Outcome(dealing.spreads(skew), 0, instances - over);
        }
        // All loads together are as many as instances, so what is above the cap and what is below differ by this.
        double room = excess + instances * (cap - 1);
        List<Dealing.Spread> spreads = new ArrayList<>();
        for (Dealing.Spread spread : busy) {
            spreads.add(new Dealing.Spread(
                    spread.shares().withoutSomeOfTheFirst(1 - cap / load(spread)), spread.count()));
        }
        for (Dealing.Spread spread : withRoom(over)) {
            double more = Math.max(0, excess * (cap / load(spread) - 1) / room);
            spreads.add(new Dealing.Spread(spread.shares().withOneMore(more), spread.count()));
        }
        if (dealing.holders() < instances) {
            spreads.add(new Dealing.Spread(RankedShares.alone(excess * cap / room * meanTotal),
                    instances - dealing.holders()));
        }
        return new Outcome(List.copyOf(spreads), excess / instances, instances - over);
    }

    /** The instances after {@code over} that hold items: some one by one, since a sum takes three places before its first. */
    private List<Dealing.Spread> withRoom(int over) {
        int oneByOne = Math.min(over + 3, dealing.holders());
        List<Dealing.Spread> spreads = new ArrayList<>();
        for (int instance = over + 1; instance <= oneByOne; instance++) {
            spreads.addAll(dealing.spreads(instance, instance, skew));
        }
        spreads.addAll(dealing.spreads(oneByOne + 1, dealing.holders(), skew));
        return spreads;
    }

    /** The load of an instance over the mean load. */
    private double load(Dealing.Spread spread) {
        return spread.shares().total() / meanTotal;
    }

    /** The number of instances above the cap: they are the first ones, as each has no more than the one before. */
    private int instancesOver() {
        int over = 0;
        int notOver = dealing.holders() + 1;
        while (over + 1 < notOver) {
            int middle = (over + notOver) / 2;
            if (load(dealing.spreads(middle, middle, skew).getFirst()) > cap) {
                over = middle;
            } else {
                notOver = middle;
            }
        }
        return over;
    }
}
