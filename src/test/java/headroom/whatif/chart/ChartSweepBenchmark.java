package headroom.whatif.chart;

import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
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

/** How long the numbers of all charts of a problem take after one assumption has changed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ChartSweepBenchmark {

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String id;

    private Scenario scenario;
    private int turn;

    @Setup
    public void prepare() {
        scenario = Scenario.defaults(Problems.byId(Problems.all(), id).orElseThrow());
    }

    @Benchmark
    public List<ChartData> sweepAllCharts() {
        Problem problem = scenario.problem();
        Scenario changed = scenario.with(problem.assumptions().getFirst(),
                problem.assumptions().getFirst().range().nearest(scenario.ownValue(problem.assumptions().getFirst())
                        + turn++ % 10));
        return problem.charts().stream().map(chart -> Sweep.of(chart, changed)).toList();
    }
}
