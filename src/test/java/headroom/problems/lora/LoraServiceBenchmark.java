package headroom.problems.lora;

import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.Sweep;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** How long popularity takes, which is nearly all of an evaluation here: one, and all charts at 200 points a line. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class LoraServiceBenchmark {

    @Param({"1000 8", "20000 64", "1000000 8", "1000000 512"})
    public String size = "";
    @Param({"affinity", "replicated", "random"})
    public String routing = "";
    @Param({"0", "1", "3"})
    public double skew;

    private final BundledProblem service = BundledProblem.of("lora-service");
    private final Problem problem = service.problem();

    private Scenario scenario() {
        String[] sizes = size.split(" ", -1);
        return Scenario.defaults(problem)
                .with(service.assumption("adapters"), Double.parseDouble(sizes[0]))
                .with(service.assumption("instances"), Double.parseDouble(sizes[1]))
                .with(service.assumption("gpuAdapterBudget"), 1)
                .with(service.assumption("popularitySkew"), skew)
                .with(service.choice("routing"), service.choice("routing").option(routing).orElseThrow());
    }

    @Benchmark
    public Evaluation evaluation() {
        return Evaluation.of(scenario());
    }

    @Benchmark
    public List<ChartData> charts() {
        Scenario scenario = scenario();
        return problem.charts().stream().map(chart -> Sweep.of(chart, scenario)).toList();
    }
}
