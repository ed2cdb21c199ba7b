package headroom.whatif;

import headroom.formula.Assumption;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.program.Columns;
import headroom.formula.program.Program;
import headroom.model.Check;
import headroom.model.Scenario;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Some expressions of a scenario, ready to be computed with other values than the scenario's: all questions of this floor
 * are put to the problem here. All values are in base units. Immutable; safe for any thread.
 */
public final class Runner {

    private final Scenario scenario;
    private final Program program;

    private Runner(Scenario scenario, Program program) {
        this.scenario = scenario;
        this.program = program;
    }

    /** Expressions of a scenario, computed under its options. */
    public static Runner of(Scenario scenario, List<? extends Expression> wanted) {
        return of(scenario, wanted, Set.of());
    }

    /**
     * Expressions of a scenario, computed under its options.
     *
     * @param given quantities that every run gives values, besides assumptions: an estimate among them is not computed
     */
    public static Runner of(Scenario scenario, List<? extends Expression> wanted, Set<? extends Quantity> given) {
        return new Runner(scenario,
                scenario.problem().program(List.copyOf(wanted), scenario.options(), Set.copyOf(given)));
    }

    /** The value of an expression where quantities have some values, and all others those of the scenario. */
    public static double value(Scenario scenario, Map<? extends Quantity, Double> given, Expression wanted) {
        return of(scenario, List.of(wanted), given.keySet()).program.run(quantity -> {
            Double value = given.get(quantity);
            return value == null ? scenarioValue(scenario, quantity) : new double[]{value};
        }, 1)
                .value(wanted, 0);
    }

    /** True when a quantity has a part in the expressions, under the options that are chosen. */
    public boolean uses(Quantity quantity) {
        return program.inputs().contains(quantity);
    }

    /** The expressions in the scenario as it is, in one row. */
    public Columns here() {
        return program.run(this::scenarioValue, 1);
    }

    /** The expressions along values of a quantity, a row for each. */
    public Columns along(Quantity over, double[] values) {
        return program.run(quantity -> quantity.equals(over) ? values : scenarioValue(quantity), values.length);
    }

    /** The expressions along values of a quantity, a row for each, where a second one has another value too. */
    public Columns along(Quantity over, double[] values, Quantity second, double its) {
        return program.run(quantity -> quantity.equals(over) ? values
                : quantity.equals(second) ? new double[]{its} : scenarioValue(quantity), values.length);
    }

    /** The expressions along values of an assumption in its own unit, a row for each. */
    public Columns alongOwn(Assumption over, double[] values) {
        return along(over, Arrays.stream(values).map(over.unit()::toBase).toArray());
    }

    /** The expressions over samples of all assumptions, for one value of a quantity after another. */
    public Program.Repeated repeated(Quantity varied, Function<Assumption, double[]> samples, int rows) {
        return program.repeated(varied, quantity -> samples.apply((Assumption) quantity), rows);
    }

    /** The expressions over samples of all assumptions, some rows at a time. */
    public Program.Blocks blocks(Function<Assumption, double[]> samples, int rows, int atOnce) {
        return program.blocks(quantity -> samples.apply((Assumption) quantity), rows, atOnce);
    }

    /** The expressions over samples of all assumptions. */
    public Columns over(Function<Assumption, double[]> samples, int rows) {
        return program.run(quantity -> samples.apply((Assumption) quantity), rows);
    }

    /** Expressions, and behind them all that {@link #margins} needs of some checks. */
    public static List<Expression> andChecks(List<? extends Expression> wanted, List<Check> checks) {
        return Stream.concat(wanted.stream(), checks.stream()
                .flatMap(check -> Stream.of(check.value(), check.limit(), check.applies().indicator()))).toList();
    }

    /** The margin of a check in each row, NaN where it does not apply; it passes where {@link Check#passes} says so. */
    public static double[] margins(Check check, Columns results, int rows) {
        double[] values = results.column(check.value(), rows);
        double[] limits = results.column(check.limit(), rows);
        double[] applies = results.column(check.applies().indicator(), rows);
        return IntStream.range(0, rows)
                .mapToDouble(row -> applies[row] == 0 ? Double.NaN : check.margin(values[row], limits[row])).toArray();
    }

    private double[] scenarioValue(Quantity quantity) {
        return scenarioValue(scenario, quantity);
    }

    private static double[] scenarioValue(Scenario scenario, Quantity quantity) {
        return new double[]{scenario.baseValue((Assumption) quantity)};
    }
}
