package headroom.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * From a change of a problem file being noticed to the frame that shows it: a copy of the largest problem is in front, and is
 * saved with another value again and again.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 3, time = 1, timeUnit = TimeUnit.MILLISECONDS)
public class RenewalBenchmark {

    private static final int RENEWALS = 20;

    private Path folder;
    private RenewedWindow window;

    /** Milliseconds from noticing until the frame is painted; means over the iterations. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Millis {

        public double shownMedian;
        public double shownMax;
        /** The processor time of all threads together, for one renewal. */
        public double processor;
    }

    @Setup(Level.Trial)
    public void open() throws IOException {
        folder = Files.createTempDirectory("headroom-renewal");
        window = RenewedWindow.open("moe-service", folder);
    }

    @TearDown(Level.Trial)
    public void close() throws IOException {
        window.close();
        try (Stream<Path> left = Files.walk(folder)) {
            List<Path> files = left.sorted(Comparator.reverseOrder()).toList();
            for (Path file : files) {
                Files.delete(file);
            }
        }
    }

    @Benchmark
    public void changeToFrame(Millis millis, BenchmarkParams params) throws IOException {
        double[] times = new double[RENEWALS];
        long before = ProcessorTime.ofAllThreads();
        for (int i = 0; i < RENEWALS; i++) {
            times[i] = window.renew();
        }
        double share = CounterShare.of(params);
        millis.processor += (ProcessorTime.ofAllThreads() - before) / 1e6 / RENEWALS * share;
        Arrays.sort(times);
        millis.shownMedian += times[RENEWALS / 2] * share;
        millis.shownMax += times[RENEWALS - 1] * share;
    }
}
