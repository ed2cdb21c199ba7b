package headroom.whatif.uncertainty;

import headroom.formula.Expression;
import headroom.formula.program.Columns;
import headroom.model.Check;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** How often checks applied and passed among some samples. */
record Tally(List<Count> counts) {

    /** A check, and what must be computed to count how often it passes. */
    record Watched(Check check, Expression value, Expression limit, Expression applies) {

        static Watched of(Check check) {
            return new Watched(check, check.value(), check.limit(), check.applies().indicator());
        }
    }

    /** How often one check applied, and how often it passed then. */
    record Count(int applied, int passed) {

        private static final Count NONE = new Count(0, 0);

        private Count plus(Count other) {
            return new Count(applied + other.applied, passed + other.passed);
        }
    }

    static Tally none(List<Watched> checks) {
        return new Tally(checks.stream().map(_ -> Count.NONE).toList());
    }

    static Tally of(List<Watched> checks, Columns results, int rows) {
        return new Tally(checks.stream().map(check -> count(check, results, rows)).toList());
    }

    /** Both together. */
    Tally plus(Tally other) {
        return new Tally(IntStream.range(0, counts.size())
                .mapToObj(check -> counts.get(check).plus(other.counts.get(check))).toList());
    }

    /** The counts of each check over all tallies. */
    static Map<Check, Count> sum(List<Watched> checks, List<Tally> tallies) {
        Tally all = tallies.stream().reduce(none(checks), Tally::plus);
        Map<Check, Count> sums = new LinkedHashMap<>();
        for (int i = 0; i < checks.size(); i++) {
            sums.put(checks.get(i).check, all.counts.get(i));
        }
        return sums;
    }

    private static Count count(Watched watched, Columns results, int rows) {
        double[] values = results.column(watched.value, rows);
        double[] limits = results.column(watched.limit, rows);
        double[] applies = results.column(watched.applies, rows);
        int applied = 0;
        int passed = 0;
        for (int row = 0; row < rows; row++) {
            if (applies[row] != 0) {
                applied++;
                passed += Check.passes(watched.check.margin(values[row], limits[row])) ? 1 : 0;
            }
        }
        return new Count(applied, passed);
    }
}
