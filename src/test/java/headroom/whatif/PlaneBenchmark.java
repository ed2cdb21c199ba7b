package headroom.whatif;

import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long a map of 200 by 200 places takes, all checks included. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class PlaneBenchmark {

    private static final int POINTS = 200;

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String id;

    private Scenario scenario;
    private SweepRange across;
    private SweepRange up;

    @Setup
    public void prepare() {
        scenario = Scenario.defaults(Problems.byId(Problems.all(), id).orElseThrow());
        across = SweepRange.whole(scenario.problem().assumptions().get(0), POINTS);
        up = SweepRange.whole(scenario.problem().assumptions().get(1), POINTS);
    }

    @Benchmark
    public Plane map() {
        Problem problem = scenario.problem();
        return Plane.of(scenario, problem.headlines().getFirst().estimate(), across, up, () -> false, () -> {});
    }
}
