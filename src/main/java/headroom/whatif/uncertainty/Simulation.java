package headroom.whatif.uncertainty;

import headroom.formula.Expression;
import headroom.formula.program.Columns;
import headroom.formula.program.Program;
import headroom.model.Check;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.whatif.Runner;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** Evaluates a scenario many times, its uncertain assumptions drawn anew each time. A pure function of scenario and sampling. */
public final class Simulation {

    /** The number of samples of a preview, while something is being dragged. */
    public static final int PREVIEW = 200;
    /** The number of samples that are computed at a time: their columns then stay in a processor's cache. */
    private static final int BLOCK = 512;

    private final Scenario scenario;
    private final List<Expression> wanted;
    private final List<Check> checks;
    private final Draws draws;
    private final Runner runner;
    private final BooleanSupplier cancelled;
    private final double[][] columns;

    private Simulation(Scenario scenario, Draws draws, List<? extends Expression> wanted, List<Check> checks,
            BooleanSupplier cancelled) {
        this.scenario = scenario;
        this.wanted = List.copyOf(wanted);
        this.checks = List.copyOf(checks);
        this.cancelled = cancelled;
        this.draws = draws;
        this.runner = Runner.of(scenario, Runner.andChecks(wanted, checks));
        this.columns = new double[wanted.size()][draws.size()];
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
        return of(scenario, Draws.of(scenario, sampling), cancelled);
    }

    /** Some quantities alone, which is faster. */
    public static Samples of(Scenario scenario, Sampling sampling, List<? extends Expression> wanted) {
        return new Simulation(scenario, Draws.of(scenario, sampling), wanted, List.of(), () -> false).run();
    }

    /** All estimates and checks of what was drawn. */
    static Samples of(Scenario scenario, Draws draws, BooleanSupplier cancelled) {
        Problem problem = scenario.problem();
        return new Simulation(scenario, draws, problem.estimates(), problem.checks(), cancelled).run();
    }

    private Samples run() {
        int blocks = (draws.size() + BLOCK - 1) / BLOCK;
        int workers = Math.min(blocks, Runtime.getRuntime().availableProcessors());
        AtomicInteger next = new AtomicInteger();
        List<PassCount[]> counts = IntStream.range(0, workers).parallel().mapToObj(_ -> work(next, blocks)).toList();
        Map<Expression, double[]> byExpression = new HashMap<>();
        for (int i = 0; i < columns.length; i++) {
            byExpression.put(wanted.get(i), columns[i]);
        }
        Map<Check, PassCount> byCheck = new HashMap<>();
        for (int i = 0; i < checks.size(); i++) {
            int check = i;
            byCheck.put(checks.get(i),
                    counts.stream().map(some -> some[check]).reduce(PassCount.NONE, PassCount::plus));
        }
        return new Samples(scenario, draws.size(), byExpression, byCheck, draws);
    }

    /** Takes one block after another, until there are no more. */
    private PassCount[] work(AtomicInteger next, int blocks) {
        Program.Blocks runs = runner.blocks(draws::column, draws.size(), BLOCK);
        PassCount[] counts = new PassCount[checks.size()];
        Arrays.fill(counts, PassCount.NONE);
        for (int block = next.getAndIncrement(); block < blocks; block = next.getAndIncrement()) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            int start = block * BLOCK;
            int rows = Math.min(BLOCK, draws.size() - start);
            Columns results = runs.at(start, rows);
            for (int i = 0; i < columns.length; i++) {
                results.copy(wanted.get(i), columns[i], start, rows);
            }
            for (int i = 0; i < counts.length; i++) {
                counts[i] = counts[i].plus(PassCount.of(checks.get(i), results, rows));
            }
        }
        return counts;
    }
}
