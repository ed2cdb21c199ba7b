package headroom.whatif.uncertainty;

import headroom.model.Check;
import headroom.model.expression.Columns;
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

    static Tally of(List<Check> checks, Columns results, int rows) {
        return new Tally(checks.stream().map(check -> count(check, results, rows)).toList());
    }

    /** The counts of each check over all tallies. */
    static Map<Check, Count> sum(List<Check> checks, List<Tally> tallies) {
        Map<Check, Count> sums = new LinkedHashMap<>();
        for (int i = 0; i < checks.size(); i++) {
            int check = i;
            sums.put(checks.get(i),
                    tallies.stream().map(tally -> tally.counts.get(check)).reduce(Count.NONE, Count::plus));
        }
        return sums;
    }

    private static Count count(Check check, Columns results, int rows) {
        double[] values = results.column(check.value(), rows);
        double[] limits = results.column(check.limit(), rows);
        double[] applies = results.column(check.applies().indicator(), rows);
        int applied = (int) IntStream.range(0, rows).filter(row -> applies[row] != 0).count();
        int passed = (int) IntStream.range(0, rows)
                .filter(row -> applies[row] != 0 && Check.passes(check.margin(values[row], limits[row]))).count();
        return new Count(applied, passed);
    }
}
