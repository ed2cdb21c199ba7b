package headroom.whatif.uncertainty;

import headroom.model.Check;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Columns;
import headroom.model.expression.Expression;
import headroom.model.expression.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** Evaluates a scenario many times, its uncertain assumptions drawn anew each time. A pure function of scenario and sampling. */
public final class Simulation {

    /** So many samples are computed at a time: their columns then stay in a processor's cache. */
    private static final int BLOCK = 512;

    private final Scenario scenario;
    private final List<Expression> wanted;
    private final List<Check> checks;
    private final int samples;
    private final Draws draws;
    private final Program program;
    private final BooleanSupplier cancelled;
    private final double[][] columns;

    private Simulation(Scenario scenario, Sampling sampling, List<? extends Expression> wanted, List<Check> checks,
            BooleanSupplier cancelled) {
        this.scenario = scenario;
        this.wanted = List.copyOf(wanted);
        this.checks = checks;
        this.samples = sampling.samples();
        this.cancelled = cancelled;
        this.draws = Draws.of(scenario, sampling);
        List<Expression> outputs = new ArrayList<>(wanted);
        checks.forEach(check -> outputs.addAll(List.of(check.value(), check.limit(), check.applies().indicator())));
        this.program = scenario.problem().program(List.copyOf(outputs), scenario.options(), Set.of());
        this.columns = new double[wanted.size()][samples];
    }

    /** All estimates and checks, drawn as the scenario says. */
    public static Samples of(Scenario scenario) {
        return of(scenario, scenario.sampling(), () -> false);
    }

    /**
     * All estimates and checks.
     *
     * @param cancelled asked now and then; once it says so, the run ends
     * @throws CancellationException when cancelled
     */
    public static Samples of(Scenario scenario, Sampling sampling, BooleanSupplier cancelled) {
        Problem problem = scenario.problem();
        return new Simulation(scenario, sampling, problem.estimates(), problem.checks(), cancelled).run();
    }

    /** Some quantities alone, which is faster. */
    public static Samples of(Scenario scenario, Sampling sampling, List<? extends Expression> wanted) {
        return new Simulation(scenario, sampling, wanted, List.of(), () -> false).run();
    }

    private Samples run() {
        int blocks = (samples + BLOCK - 1) / BLOCK;
        List<Tally> tallies = IntStream.range(0, blocks).parallel().mapToObj(this::block).toList();
        Map<Expression, double[]> byExpression = new HashMap<>();
        for (int i = 0; i < columns.length; i++) {
            byExpression.put(wanted.get(i), columns[i]);
        }
        return new Samples(scenario, samples, byExpression, Tally.sum(checks, tallies), draws);
    }

    private Tally block(int block) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
        int start = block * BLOCK;
        int rows = Math.min(BLOCK, samples - start);
        Columns results = program.run(quantity -> draws.block((Assumption) quantity, start, rows), rows);
        for (int i = 0; i < columns.length; i++) {
            results.copy(wanted.get(i), columns[i], start, rows);
        }
        return Tally.of(checks, results, rows);
    }
}
