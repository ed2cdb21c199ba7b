package headroom.whatif.seek;

import headroom.formula.Assumption;
import headroom.formula.program.Columns;
import headroom.model.Scenario;
import headroom.whatif.Runner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the values of one assumption that reach a goal. Formulas have steps, gaps and turns, so it looks everywhere first,
 * more closely where the quantity does not run straight, and then closes in on each edge. Of a quantity with thousands of
 * steps, intervals of less than about a hundred-thousandth of the range may be missed.
 */
public final class GoalSeek {

    /** The closeness with which the whole of an assumption's range is looked at. */
    public enum Care {
        /** For one question. */
        THOROUGH(4096, 6),
        /** For many questions at once. */
        QUICK(512, 3);

        private final int cells;
        private final int halvings;

        Care(int cells, int halvings) {
            this.cells = cells;
            this.halvings = halvings;
        }
    }

    /** A quantity that leaves the straight line by more than this share of its change is looked at more closely. */
    private static final double BENT = 0.05;
    /** No more places than this are looked at for bends. */
    private static final int MOST_PLACES = 200_000;
    /** The number of places that are looked at before a search asks whether it is cancelled. */
    private static final int ROWS = 512;
    /** Halving a cell so often leaves less than a double can tell apart. */
    private static final int EDGE_HALVINGS = 64;

    private final Scenario scenario;
    private final Goal goal;
    private final Assumption by;
    private final SearchGrid grid;
    private final Runner runner;
    private final BooleanSupplier cancelled;

    private GoalSeek(Scenario scenario, Goal goal, Assumption by, BooleanSupplier cancelled) {
        this.scenario = scenario;
        this.goal = goal;
        this.by = by;
        this.grid = SearchGrid.of(scenario, by);
        this.runner = Runner.of(scenario, goal.parts());
        this.cancelled = cancelled;
    }

    /** The values at which an assumption of a scenario, all else staying, reaches a goal. */
    public static Answer of(Scenario scenario, Goal goal, Assumption by) {
        return of(scenario, goal, by, Care.THOROUGH, () -> false);
    }

    /**
     * The values at which an assumption of a scenario, all else staying, reaches a goal.
     *
     * @param cancelled asked now and then; once it says so, the search ends
     * @throws CancellationException when cancelled
     */
    public static Answer of(Scenario scenario, Goal goal, Assumption by, Care care, BooleanSupplier cancelled) {
        return new GoalSeek(scenario, goal, by, cancelled).answer(care);
    }

    private Answer answer(Care care) {
        List<GoalAt> places = runner.uses(by) ? closedIn(everywhere(care))
                : look(grid.spread(1, scenario.ownValue(by)));
        List<Interval> intervals = runs(places, GoalAt::reached);
        return new Answer(intervals, runs(places, GoalAt::absent),
                intervals.isEmpty() ? nearest(places) : Optional.empty());
    }

    private List<GoalAt> everywhere(Care care) {
        List<GoalAt> places = look(grid.spread(care.cells, scenario.ownValue(by)));
        for (int i = 0; i < care.halvings && places.size() < MOST_PLACES; i++) {
            List<GoalAt> now = places;
            places = halved(now, cell -> isBent(now, cell) || isBent(now, cell + 1));
        }
        return places;
    }

    /** Two neighbours between which something begins or ends. */
    private record Edge(GoalAt low, GoalAt high) {}

    /** The same places, and more and more of them towards every edge. */
    private List<GoalAt> closedIn(List<GoalAt> places) {
        List<GoalAt> all = new ArrayList<>(places);
        List<Edge> edges = IntStream.range(0, places.size() - 1)
                .mapToObj(cell -> new Edge(places.get(cell), places.get(cell + 1))).filter(this::isOpen).toList();
        for (int i = 0; i < EDGE_HALVINGS && !edges.isEmpty(); i++) {
            List<GoalAt> middles = look(
                    edges.stream().mapToDouble(edge -> grid.middle(edge.low.at(), edge.high.at())).toArray());
            List<Edge> wide = edges;
            edges = IntStream.range(0, wide.size()).boxed()
                    .flatMap(edge -> Stream.of(new Edge(wide.get(edge).low, middles.get(edge)),
                            new Edge(middles.get(edge), wide.get(edge).high)))
                    .filter(this::isOpen).toList();
            all.addAll(middles);
        }
        all.sort(Comparator.comparingDouble(GoalAt::at));
        return all;
    }

    private boolean isOpen(Edge edge) {
        return edge.low.isApart(edge.high, goal.relation()) && grid.isDivisible(edge.low.at(), edge.high.at());
    }

    private List<GoalAt> look(double[] at) {
        List<GoalAt> places = new ArrayList<>(at.length);
        for (int from = 0; from < at.length; from += ROWS) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            look(Arrays.copyOfRange(at, from, Math.min(from + ROWS, at.length)), places);
        }
        return places;
    }

    private void look(double[] at, List<GoalAt> places) {
        int rows = at.length;
        Columns results = runner.alongOwn(by, at);
        double[] values = results.column(goal.value(), rows);
        double[] limits = results.column(goal.limit(), rows);
        double[] applies = results.column(goal.applies(), rows);
        for (int i = 0; i < rows; i++) {
            places.add(new GoalAt(at[i], values[i], limits[i], goal.distance(values[i], limits[i], applies[i])));
        }
    }

    /** The same places, and one more in the middle of each wanted cell that can be divided; a cell has its left place's number. */
    private List<GoalAt> halved(List<GoalAt> places, IntPredicate wanted) {
        int[] cells = IntStream.range(0, places.size() - 1).filter(wanted)
                .filter(cell -> grid.isDivisible(places.get(cell).at(), places.get(cell + 1).at())).toArray();
        if (cells.length == 0) {
            return places;
        }
        List<GoalAt> middles = look(Arrays.stream(cells)
                .mapToDouble(cell -> grid.middle(places.get(cell).at(), places.get(cell + 1).at())).toArray());
        List<GoalAt> all = new ArrayList<>(places.size() + middles.size());
        int next = 0;
        for (int i = 0; i < places.size(); i++) {
            all.add(places.get(i));
            if (next < cells.length && cells[next] == i) {
                all.add(middles.get(next++));
            }
        }
        return all;
    }

    /** True when the quantity turns, jumps, begins or ends at a place, by its neighbours. */
    private static boolean isBent(List<GoalAt> places, int place) {
        if (place == 0 || place >= places.size() - 1) {
            return false;
        }
        double before = places.get(place - 1).beyond();
        double here = places.get(place).beyond();
        double after = places.get(place + 1).beyond();
        if (Double.isNaN(before + here + after)) {
            return !(Double.isNaN(before) && Double.isNaN(here) && Double.isNaN(after));
        }
        double change = Math.abs(here - before) + Math.abs(after - here);
        double low = places.get(place - 1).at();
        double share = (places.get(place).at() - low) / (places.get(place + 1).at() - low);
        return Math.abs(here - (before + share * (after - before))) > BENT * change;
    }

    /** The intervals over which all places are of a kind. */
    private List<Interval> runs(List<GoalAt> places, Predicate<GoalAt> kind) {
        List<Interval> runs = new ArrayList<>();
        int first = 0;
        while (first < places.size()) {
            int last = first;
            while (last + 1 < places.size() && kind.test(places.get(last)) && kind.test(places.get(last + 1))
                    && !grid.isGap(places.get(last).at(), places.get(last + 1).at())) {
                last++;
            }
            if (kind.test(places.get(first))) {
                runs.add(new Interval(places.get(first).at(), places.get(last).at()).settled());
            }
            first = last + 1;
        }
        return runs;
    }

    /** The nearest place; of equally near ones, that which changes the scenario least. */
    private Optional<Answer.Nearest> nearest(List<GoalAt> places) {
        double present = scenario.ownValue(by);
        Comparator<GoalAt> order = Comparator.comparingDouble(GoalAt::distance)
                .thenComparingDouble(place -> Math.abs(place.at() - present));
        return places.stream().filter(place -> !place.absent()).min(order)
                .map(place -> new Answer.Nearest(place.at(), place.value(), place.distance()));
    }
}
