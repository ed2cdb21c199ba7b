package headroom.whatif.uncertainty;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long 100,000 samples of the model service with twelve uncertain assumptions take, drawing them included. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SimulationBenchmark {

    private static final List<String> UNCERTAIN = List.of("peakRate", "inputTokens", "outputTokens", "prefixHitRate",
            "prefillRate", "decodeRate", "gpuHourPrice", "headroom", "mtpAcceptance", "tpotLimit", "measuredTpot",
            "hbmPerGpu");

    private Scenario scenario;
    private Estimate cost;
    private long seed;

    @Setup
    public void prepare() {
        scenario = Scenario.defaults(Problems.byId(Problems.all(), "moe-service").orElseThrow());
        for (String id : UNCERTAIN) {
            Assumption assumption = scenario.problem().assumption(id).orElseThrow();
            double value = scenario.ownValue(assumption);
            scenario = scenario.with(assumption, UncertainRange.of(assumption, assumption.range().nearest(value * 0.9),
                    assumption.range().nearest(value * 1.1)));
        }
        cost = scenario.problem().estimate("costPerHour").orElseThrow();
    }

    @Benchmark
    public Summary costPerHour() {
        return Simulation.of(scenario, new Sampling(seed++, Sampling.MOST), List.of(cost)).summary(cost);
    }

    @Benchmark
    public Summary allEstimates() {
        return Simulation.of(scenario, new Sampling(seed++, Sampling.MOST), scenario.problem().estimates())
                .summary(cost);
    }

    @Benchmark
    public Samples allEstimatesAndChecks() {
        return Simulation.of(scenario, new Sampling(seed++, Sampling.MOST), () -> false);
    }
}
