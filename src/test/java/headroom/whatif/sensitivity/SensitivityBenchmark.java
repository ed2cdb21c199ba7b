package headroom.whatif.sensitivity;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
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

/** How long a tornado of all assumptions takes after one of them has changed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SensitivityBenchmark {

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String id;

    private Scenario scenario;
    private Assumption moved;
    private List<Estimate> headlines;
    private int turn;

    @Setup
    public void prepare() {
        scenario = Scenario.defaults(Problems.byId(Problems.all(), id).orElseThrow());
        moved = scenario.problem().assumptions().getFirst();
        headlines = scenario.problem().headlines().stream().map(headline -> headline.estimate()).toList();
    }

    /** The tornado of one headline number, each in turn. */
    @Benchmark
    public List<Swing> swingAllAssumptions() {
        turn++;
        Scenario changed = scenario.with(moved, moved.range().nearest(scenario.ownValue(moved) + turn % 10));
        return Sensitivity.of(changed, headlines.get(turn % headlines.size()));
    }
}
