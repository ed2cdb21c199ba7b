package headroom.ui;

import headroom.problems.Problems;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * From the end of a drag to all samples: six assumptions are uncertain, a slider is dragged for some frames and let go, and
 * the window says that its numbers rest on 10,000 samples.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 3, time = 1, timeUnit = TimeUnit.MILLISECONDS)
public class ReleaseBenchmark {

    private static final int RELEASES = 20;
    private static final int FRAMES = 25;

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String id;

    private ShownWindow window;

    /** Milliseconds from letting go until all samples are on the screen; means over the iterations. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Millis {

        public double samplesMedian;
        public double samplesMax;
    }

    @Setup(Level.Trial)
    public void open() {
        window = ShownWindow.open(List.copyOf(Problems.all()), id, false, true);
    }

    @TearDown(Level.Trial)
    public void close() {
        window.close();
    }

    @Benchmark
    public void releaseToSamples(Millis millis, BenchmarkParams params) {
        double[] sorted = DoubleStream.generate(() -> window.release(FRAMES)).limit(RELEASES).sorted().toArray();
        double share = CounterShare.of(params);
        millis.samplesMedian += sorted[RELEASES / 2] * share;
        millis.samplesMax += sorted[RELEASES - 1] * share;
    }
}
