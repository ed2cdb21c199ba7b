package headroom.whatif.seek;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.program.Columns;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.text.Digits;
import headroom.whatif.Runner;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The value of one assumption at which a check passes, the fewest others begin to fail, and then the cost is least. Of a
 * range of more than {@link #PLACES} values it looks at so many, evenly spread over the slider.
 *
 * @param present the scenario as it is, in which the check fails
 */
record CheapestValue(Evaluation present, Check check, Estimate cost) {

    private static final int PLACES = 512;
    /** A person writes a value down with as few digits as keep the cost. */
    private static final int MOST_DIGITS = 4;
    /** Costs so near to each other are one. */
    private static final double SAME = 1e-9;

    /** A value that was tried, in the assumption's own unit. */
    private record Tried(double at, double cost, long newlyFailing) {}

    /**
     * The value, in the assumption's own unit; empty where no value helps, or the cost is not known.
     *
     * @param known values that are looked at besides
     */
    OptionalDouble of(Assumption by, List<Double> known) {
        SearchGrid grid = SearchGrid.of(present.scenario(), by);
        double now = present.scenario().ownValue(by);
        List<Tried> tried = tried(by, DoubleStream.concat(known.stream().mapToDouble(Double::doubleValue),
                Arrays.stream(grid.spread(PLACES, now))).toArray());
        long fewest = tried.stream().mapToLong(Tried::newlyFailing).min().orElse(0);
        double least = tried.stream().filter(one -> one.newlyFailing == fewest).mapToDouble(Tried::cost).min()
                .orElse(Double.NaN);
        return tried.stream().filter(one -> one.newlyFailing == fewest && isNoDearer(one.cost, least))
                .min(Comparator.comparingDouble(one -> Math.abs(by.range().share(one.at) - by.range().share(now))))
                .map(one -> OptionalDouble.of(written(by, grid, one))).orElseGet(OptionalDouble::empty);
    }

    private static boolean isNoDearer(double cost, double least) {
        return cost <= least + SAME * Math.abs(least);
    }

    /** The same or a rounder value, which is no dearer and breaks no more. */
    private double written(Assumption by, SearchGrid grid, Tried found) {
        if (by.range().whole() || grid.multiple() > 0) {
            return found.at;
        }
        double[] rounder = IntStream.rangeClosed(1, MOST_DIGITS)
                .mapToDouble(digits -> Digits.rounded(found.at, digits, RoundingMode.HALF_UP))
                .filter(by.range()::allows).toArray();
        return tried(by, rounder).stream()
                .filter(one -> one.newlyFailing <= found.newlyFailing && isNoDearer(one.cost, found.cost))
                .findFirst().orElse(found).at;
    }

    /** The values, of some, at which the check passes and the cost is known. */
    private List<Tried> tried(Assumption by, double[] at) {
        Problem problem = present.scenario().problem();
        List<Check> checks = problem.checks();
        Columns results = Runner.of(present.scenario(), Runner.andChecks(List.of(cost), checks)).alongOwn(by, at);
        double[] costs = results.column(cost, at.length);
        List<double[]> margins = checks.stream().map(one -> Runner.margins(one, results, at.length)).toList();
        int asked = checks.indexOf(check);
        List<Integer> passing = IntStream.range(0, margins.size())
                .filter(one -> !present.check(checks.get(one)).failed()).boxed().toList();
        return IntStream.range(0, at.length).filter(row -> !fails(margins.get(asked)[row]) && !Double.isNaN(costs[row]))
                .mapToObj(row -> new Tried(at[row], costs[row],
                        passing.stream().filter(one -> fails(margins.get(one)[row])).count()))
                .toList();
    }

    private static boolean fails(double margin) {
        return !Double.isNaN(margin) && !Check.passes(margin);
    }
}
