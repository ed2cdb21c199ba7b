package headroom.whatif.seek;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.seek.Goal.Relation;
import headroom.whatif.sensitivity.Sensitivity;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long one thorough search takes, by the assumption that matters most, and all fixes of one failed check. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class GoalSeekBenchmark {

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String problem = "";

    private Scenario scenario;
    private Goal goal;
    private Assumption by;
    private Scenario failing;
    private Check failed;

    @Setup
    public void prepare() {
        Problem found = Problems.byId(Problems.all(), problem).orElseThrow();
        scenario = Scenario.defaults(found);
        Estimate subject = found.headlines().getFirst().estimate();
        goal = Goal.of(subject, Relation.AT_MOST, Evaluation.of(scenario).value(subject) * 0.9);
        by = Sensitivity.of(scenario, subject).getFirst().assumption();
        failing = failing(found);
        failed = Evaluation.of(failing).binding().orElseThrow().check();
    }

    /** The defaults, or, where they pass all checks, under more and more of the assumption that breaks one first. */
    private static Scenario failing(Problem problem) {
        Scenario scenario = Scenario.defaults(problem);
        for (double share = 0; share <= 1; share += 0.05) {
            for (Assumption assumption : problem.assumptions()) {
                double low = scenario.ownValue(assumption);
                Scenario moved = scenario.with(assumption,
                        assumption.range().nearest(low + share * (assumption.range().high() - low)));
                if (Evaluation.of(moved).binding().isPresent()) {
                    return moved;
                }
            }
        }
        throw new IllegalStateException("no single assumption breaks a check of " + problem);
    }

    @Benchmark
    public Answer seek() {
        return GoalSeek.of(scenario, goal, by);
    }

    @Benchmark
    public List<Fix> fixes() {
        return Fixes.of(failing, failed, Set.of(), () -> false);
    }
}
