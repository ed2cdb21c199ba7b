package headroom.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.files.UnusableFileException;
import headroom.ui.Pulses;
import headroom.ui.background.Background;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/** The end of a window while something is being saved. */
@ExtendWith(ApplicationExtension.class)
class ClosingTest {

    private static final String WAITS = "Headroom closes once all is saved; close it again to end it now";

    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private final List<String> told = new ArrayList<>();
    private final Background scenarios = new Background(tasks::add);
    private final Background exports = new Background(tasks::add);
    private final Closing closing = new Closing(List.of(scenarios, exports), told::add);

    private void close() {
        onFx(() -> closing.close(() -> told.add("closed")));
    }

    private static void onFx(Runnable action) {
        Future<?> _ = WaitForAsyncUtils.asyncFx(action);
        Pulses.settle();
    }

    private void work() {
        tasks.remove().run();
        Pulses.settle();
    }

    @Test
    void aWindowThatSavesNothingClosesAtOnce() {
        close();
        assertEquals(List.of("closed"), told);
    }

    @Test
    void aWindowThatExportsClosesAfterwards() {
        onFx(() -> exports.run(() -> "exported", told::add, told::add));
        onFx(() -> scenarios.run(() -> "saved", told::add, told::add));
        close();
        work();
        assertEquals(List.of(WAITS, "exported"), told);
        work();
        assertEquals(List.of(WAITS, "exported", "saved", "closed"), told);
    }

    @Test
    void whoAsksAgainNeedNotWait() {
        onFx(() -> exports.run(() -> "exported", told::add, told::add));
        close();
        close();
        assertEquals(List.of(WAITS, "closed"), told);
    }

    @Test
    void aWindowStaysOpenWhenSomethingCouldNotBeSaved() {
        onFx(() -> exports.<String>run(() -> {
            throw new UnusableFileException("no room");
        }, told::add, told::add));
        close();
        work();
        assertEquals(List.of(WAITS, "no room"), told);
        close();
        assertEquals(List.of(WAITS, "no room", "closed"), told);
    }
}
