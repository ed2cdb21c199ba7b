package headroom.ui;

import headroom.problems.Problems;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
 * From slider to pixels: the mouse drags a tab's sliders in the real window, one step a frame. A frame is timed from the
 * mouse's move to the end of its painting; the pictures of a step may be shown in that frame or in a later one.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 3, time = 1, timeUnit = TimeUnit.MILLISECONDS)
public class FrameBenchmark {

    private static final int FRAMES = 600;

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String id;

    /** Whether every number and chart is held against a pinned scenario. */
    @Param({"false", "true"})
    private boolean baseline;

    /** Whether six assumptions are uncertain, so that charts have bands; “What matters” is open then, with its tornado. */
    @Param({"false", "true"})
    private boolean uncertain;

    private ShownWindow window;

    /**
     * What a drag took, in milliseconds: its frames, and its steps until the pictures that belong to them are shown; means
     * over the drags.
     */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Millis {

        public double frameMedian;
        public double frameP90;
        public double frameP99;
        public double frameMax;
        public double picturesMedian;
        public double picturesP99;
        public double picturesMax;
        public double percentOfFramesWithOlderPictures;
        public double processorMean;

        private void add(FrameTimes times, double share) {
            frameMedian += times.frame(50) * share;
            frameP90 += times.frame(90) * share;
            frameP99 += times.frame(99) * share;
            frameMax += times.frame(100) * share;
            picturesMedian += times.pictures(50) * share;
            picturesP99 += times.pictures(99) * share;
            picturesMax += times.pictures(100) * share;
            percentOfFramesWithOlderPictures += times.percentLate() * share;
            processorMean += times.processor() * share;
        }
    }

    @Setup(Level.Trial)
    public void open() {
        window = ShownWindow.open(List.copyOf(Problems.all()), id, baseline, uncertain);
    }

    @TearDown(Level.Trial)
    public void close() {
        window.close();
    }

    @Benchmark
    public void drag(Millis millis, BenchmarkParams params) {
        millis.add(window.drag(FRAMES), CounterShare.of(params));
    }
}
