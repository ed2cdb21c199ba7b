package headroom.whatif.chart;

import headroom.formula.Assumption;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.UncertainScenarios;
import headroom.whatif.chart.BandSweep.Detail;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * How long the bands of all charts of a problem take on one thread after a certain assumption has changed, with six
 * others uncertain.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class BandBenchmark {

    private static final int UNCERTAIN = 6;
    private static final long SEED = 3;

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String id;

    private final List<BandSweep> sweeps = new ArrayList<>();
    private Scenario scenario;
    private Assumption dragged;
    private int turn;

    @Setup
    public void prepare() {
        Problem problem = Problems.byId(Problems.all(), id).orElseThrow();
        scenario = UncertainScenarios.of(Scenario.defaults(problem), UNCERTAIN, SEED);
        dragged = problem.assumptions().stream().filter(one -> scenario.range(one).isEmpty()).findFirst().orElseThrow();
        problem.charts().forEach(_ -> sweeps.add(new BandSweep()));
    }

    @Benchmark
    public List<ChartData> preview() {
        return bands(Detail.PREVIEW);
    }

    @Benchmark
    public List<ChartData> full() {
        return bands(Detail.FULL);
    }

    private List<ChartData> bands(Detail detail) {
        Scenario changed =
                scenario.with(dragged, dragged.range().nearest(scenario.ownValue(dragged) + ++turn % 10));
        List<ChartData> charts = new ArrayList<>();
        for (ChartSpec chart : scenario.problem().charts()) {
            charts.add(sweeps.get(charts.size()).beneath(Sweep.of(chart, changed), changed, detail));
        }
        return charts;
    }
}
