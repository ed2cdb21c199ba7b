package headroom.whatif;

import headroom.formula.Estimate;
import headroom.formula.program.Columns;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** An estimate, and how every check stands, over two assumptions of a scenario at once. Immutable. */
public final class Plane {

    private final Scenario scenario;
    private final Estimate estimate;
    private final SweepRange across;
    private final SweepRange up;
    private final List<Column> values;
    private final Map<Check, List<Column>> margins;

    private Plane(Scenario scenario, Estimate estimate, SweepRange across, SweepRange up, List<Row> rows) {
        this.scenario = scenario;
        this.estimate = estimate;
        this.across = across;
        this.up = up;
        this.values = rows.stream().map(Row::values).toList();
        this.margins = new LinkedHashMap<>();
        List<Check> checks = scenario.problem().checks();
        for (int i = 0; i < checks.size(); i++) {
            int check = i;
            margins.put(checks.get(i), rows.stream().map(row -> row.margins.get(check)).toList());
        }
    }

    /** The values along {@code across} at one place of {@code up}, and the margins of the checks there. */
    private record Row(Column values, List<Column> margins) {}

    /**
     * Computes a plane.
     *
     * @param cancelled asked at every row; once it says so, the work ends
     * @param rowDone called after every row, from several threads
     * @throws CancellationException when cancelled
     * @throws IllegalArgumentException when both run over the same assumption
     */
    public static Plane of(Scenario scenario, Estimate estimate, SweepRange across, SweepRange up,
            BooleanSupplier cancelled,
            Runnable rowDone) {
        if (across.assumption().equals(up.assumption())) {
            throw new IllegalArgumentException(
                    "A map runs over two assumptions, but both are %s".formatted(up.assumption().id()));
        }
        List<Check> checks = scenario.problem().checks();
        Runner runner = Runner.of(scenario, Runner.andChecks(List.of(estimate), checks));
        double[] xs = across.baseValues().toArray();
        double[] ys = up.baseValues().toArray();
        List<Row> rows = IntStream.range(0, ys.length).parallel().mapToObj(y -> {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            Columns results = runner.along(across.assumption(), xs, up.assumption(), ys[y]);
            rowDone.run();
            return new Row(Column.of(results.column(estimate, xs.length)),
                    checks.stream().map(check -> Column.of(Runner.margins(check, results, xs.length))).toList());
        }).toList();
        return new Plane(scenario, estimate, across, up, rows);
    }

    /** The scenario that everything else is taken from. */
    public Scenario scenario() {
        return scenario;
    }

    public Estimate estimate() {
        return estimate;
    }

    public SweepRange across() {
        return across;
    }

    public SweepRange up() {
        return up;
    }

    /** The estimate, in base units: a column along {@code across} for each place of {@code up}, rising. */
    public List<Column> values() {
        return values;
    }

    /** The reason why no place has a value, as the one in the middle says it; empty when one has. */
    public Optional<String> reason() {
        if (!values.stream().allMatch(Column::isAbsent)) {
            return Optional.empty();
        }
        Column xs = across.values();
        Column ys = up.values();
        return Evaluation.of(scenario.with(across.assumption(), xs.at(xs.size() / 2))
                .with(up.assumption(), ys.at(ys.size() / 2))).reason(estimate);
    }

    /** The margins of a check, laid out like the values; none where it does not apply. It passes where {@link Check#passes}. */
    public List<Column> margins(Check check) {
        return Objects.requireNonNull(margins.get(check), () -> "no check of this problem: " + check.id());
    }
}
