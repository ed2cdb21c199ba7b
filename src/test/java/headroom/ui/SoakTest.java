package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.ui.background.Background;
import headroom.ui.background.Delay;
import headroom.ui.tab.ProblemModel;
import headroom.ui.window.Environment;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/**
 * The window stays as small as it was after a while, however long somebody works in it. Opt-in, since it takes as long as it
 * is told to: {@code mvn test -Dtest=SoakTest -Dheadroom.soak=3600}, in seconds.
 */
@EnabledIfSystemProperty(named = "headroom.soak", matches = "[1-9][0-9]*")
class SoakTest {

    private static final long SEED = 11;
    private static final int FRAMES_A_STEP = 6;
    private static final int FRAMES_OF_REST = 30;
    /** Memory that is kept on purpose, such as a history of 500 steps a tab, is full after a part of the time. */
    private static final double WARM = 0.3;
    private static final double ALLOWED_MEBIBYTES = 12;
    private static final double MEBIBYTE = 1 << 20;

    private final ExecutorService painters = Executors.newFixedThreadPool(2);
    private final ExecutorService background = Executors.newSingleThreadExecutor();
    private final ExecutorService questions = Executors.newFixedThreadPool(2);
    private final List<Throwable> failures = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void theHeapIsAsSmallAfterALongWalkAsAfterAShortOne() throws Exception {
        FxToolkit.registerPrimaryStage();
        Duration all = Duration.ofSeconds(Integer.getInteger("headroom.soak"));
        Duration part = Duration.ofMillis(Math.min(60_000, all.toMillis() / 10));
        TestWindow window = onScreen(this::open);
        RandomWalk walk = new RandomWalk(window, SEED);
        List<Double> heap = new ArrayList<>();
        int steps = 0;
        for (Instant end = Instant.now().plus(all); Instant.now().isBefore(end);) {
            steps += walk(walk, part);
            rest(window, walk);
            System.gc();
            // JavaFX lets go of the textures of images that are gone, such as those of enlarged charts, when it draws others.
            rest(window, walk);
            heap.add(heap());
            System.out.printf(Locale.ROOT, "after %d steps %.1f MiB%n", steps, heap.getLast());
        }
        painters.shutdownNow();
        background.shutdownNow();
        questions.shutdownNow();
        int warm = (int) Math.ceil(WARM * heap.size());
        double before = highest(heap.subList(0, warm));
        double after = highest(heap.subList(warm, heap.size()));
        assertEquals(List.of(), failures);
        assertTrue(after <= before + ALLOWED_MEBIBYTES, "the heap grew from %.1f to %.1f MiB: %s".formatted(before,
                after, heap));
    }

    private TestWindow open() {
        Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> failures.add(failure));
        TestWindow window = new TestWindow(_ -> Optional.of(folder), folder, new Environment.Threads(painters,
                new Background(background), questions, Delay.ofAnimations()));
        window.show(Journey.WIDTH, Journey.HEIGHT);
        window.model().tabs().forEach(tab -> window.model().openProperty().set(tab));
        return window;
    }

    private int walk(RandomWalk walk, Duration time) throws Exception {
        Instant end = Instant.now().plus(time);
        int[] steps = {0};
        frames(FRAMES_A_STEP, () -> {
            walk.step();
            steps[0]++;
            return Instant.now().isBefore(end);
        });
        return steps[0];
    }

    /** Brings the window back to what it shows at first, so that what is left beside that has been kept from the walk. */
    private void rest(TestWindow window, RandomWalk walk) throws Exception {
        List<ProblemModel> tabs = window.model().tabs();
        for (ProblemModel tab : tabs.reversed()) {
            onScreen(() -> {
                walk.leave();
                walk.leave();
                window.model().openProperty().set(tab);
                tab.unpin();
                tab.start(tab.presets().getFirst());
                return tab;
            });
            frames(FRAMES_OF_REST, () -> false);
        }
        questions.submit(() -> {}).get();
        background.submit(() -> {}).get();
        frames(FRAMES_OF_REST, () -> false);
    }

    /** Calls something every so many frames as long as it says so. */
    private static void frames(int every, BooleanSupplier goesOn) throws Exception {
        CompletableFuture<Void> done = new CompletableFuture<>();
        Platform.runLater(() -> new AnimationTimer() {
            private int frame;

            @Override
            public void handle(long now) {
                frame++;
                try {
                    if (frame % every == 0 && !goesOn.getAsBoolean()) {
                        stop();
                        done.complete(null);
                    }
                } catch (RuntimeException | Error failure) {
                    stop();
                    done.completeExceptionally(failure);
                }
            }
        }.start());
        done.get();
    }

    private static <T> T onScreen(Supplier<T> action) throws Exception {
        return CompletableFuture.supplyAsync(action, Platform::runLater).get();
    }

    /** The memory still used after everything else was collected, in MiB. */
    private static double heap() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEBIBYTE;
    }

    private static double highest(List<Double> heap) {
        return heap.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    }
}
