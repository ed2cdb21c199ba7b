package headroom.problems;

import headroom.formula.Assumption;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long all answers to a scenario take after one assumption has changed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class EvaluationBenchmark {

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String id;

    private Scenario scenario;
    private Assumption changing;
    private int turn;

    @Setup
    public void prepare() {
        scenario = Scenario.defaults(Problems.byId(Problems.all(), id).orElseThrow());
        changing = scenario.problem().assumptions().getFirst();
    }

    @Benchmark
    public Evaluation evaluate() {
        double value = changing.range().nearest(scenario.ownValue(changing) + turn++ % 10);
        return Evaluation.of(scenario.with(changing, value));
    }
}
