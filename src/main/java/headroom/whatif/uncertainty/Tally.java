package headroom.whatif.uncertainty;

import headroom.formula.program.Columns;
import headroom.model.Check;
import headroom.whatif.Runner;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** How often checks applied and passed among some samples. */
record Tally(List<Count> counts) {

    /** How often one check applied, and how often it passed then. */
    record Count(int applied, int passed) {

        private static final Count NONE = new Count(0, 0);

        private Count plus(Count other) {
            return new Count(applied + other.applied, passed + other.passed);
        }
    }

    static Tally none(List<Check> checks) {
        return new Tally(checks.stream().map(_ -> Count.NONE).toList());
    }

    static Tally of(List<Check> checks, Columns results, int rows) {
        return new Tally(checks.stream().map(check -> count(check, results, rows)).toList());
    }

    /** Both together. */
    Tally plus(Tally other) {
        return new Tally(IntStream.range(0, counts.size())
                .mapToObj(check -> counts.get(check).plus(other.counts.get(check))).toList());
    }

    /** The counts of each check over all tallies. */
    static Map<Check, Count> sum(List<Check> checks, List<Tally> tallies) {
        Tally all = tallies.stream().reduce(none(checks), Tally::plus);
        Map<Check, Count> sums = new LinkedHashMap<>();
        for (int i = 0; i < checks.size(); i++) {
            sums.put(checks.get(i), all.counts.get(i));
        }
        return sums;
    }

    private static Count count(Check check, Columns results, int rows) {
        double[] applied = Arrays.stream(Runner.margins(check, results, rows)).filter(margin -> !Double.isNaN(margin))
                .toArray();
        return new Count(applied.length, (int) Arrays.stream(applied).filter(Check::passes).count());
    }
}
