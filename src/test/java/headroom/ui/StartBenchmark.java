package headroom.ui;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * From the start of a process to the first painted frame of its window: each shot starts {@code target/headroom.jar} anew,
 * without a session, and reads from JavaFX's own log of pulses when it has painted.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2)
@Measurement(iterations = 10)
public class StartBenchmark {

    private static final Path JAR = Path.of("target", "headroom.jar");
    private static final List<String> PLATFORM = List.of("glass.platform", "prism.order");

    /** Options of the program's virtual machine, with blanks between them. */
    @Param("")
    private String options;

    private Path session;
    private Process program;

    /** The processor time that the program had taken when its frame was painted, in milliseconds, all cores together. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Millis {

        public double processor;
    }

    @Setup(Level.Invocation)
    public void emptySession() throws IOException {
        if (!Files.exists(JAR)) {
            throw new IllegalStateException("%s is missing; mvn package makes it".formatted(JAR));
        }
        session = Files.createTempDirectory("headroom-start");
    }

    @Benchmark
    public String untilTheFirstFrameIsPainted(Millis millis, BenchmarkParams run) throws IOException {
        program = new ProcessBuilder(command()).redirectErrorStream(true).start();
        BufferedReader log = program.inputReader();
        StringBuilder all = new StringBuilder();
        String line = log.readLine();
        while (line != null && !line.endsWith(": Painting")) {
            all.append(line).append('\n');
            line = log.readLine();
        }
        if (line == null) {
            throw new IllegalStateException("The program ended without a window:\n" + all);
        }
        millis.processor +=
                program.info().totalCpuDuration().orElse(Duration.ZERO).toMillis() * CounterShare.of(run);
        return line;
    }

    private List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        Stream.of(options.split(" ", -1)).filter(option -> !option.isEmpty()).forEach(command::add);
        PLATFORM.stream().filter(name -> System.getProperty(name) != null)
                .forEach(name -> command.add("-D%s=%s".formatted(name, System.getProperty(name))));
        command.addAll(List.of("-Djavafx.pulseLogger=true", "-Dheadroom.session=" + session, "-jar", JAR.toString()));
        return command;
    }

    @TearDown(Level.Invocation)
    public void end() throws IOException, InterruptedException {
        program.destroy();
        program.waitFor();
        try (Stream<Path> left = Files.walk(session)) {
            for (Path path : left.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
