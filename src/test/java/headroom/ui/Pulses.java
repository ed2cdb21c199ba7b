package headroom.ui;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/** JavaFX's own beat, for tests to wait by: as short as the machine allows, and never too short. */
public final class Pulses {

    private static final long PATIENCE_SECONDS = 20;
    private static final int MOST_PULSES = 500;

    private Pulses() {}

    /** Waits, beside the JavaFX thread, until what was computed in one pulse has been shown in the next. */
    public static void settle() {
        pass();
        pass();
    }

    /** Waits, beside the JavaFX thread, pulse by pulse until something is so; the test then says what is not. */
    public static void until(BooleanSupplier so) {
        for (int pulse = 0; pulse < MOST_PULSES && !so.getAsBoolean(); pulse++) {
            pass();
        }
    }

    /** Waits, beside the JavaFX thread, until everything in its queue and one whole pulse after it are over. */
    public static void pass() {
        CountDownLatch over = new CountDownLatch(1);
        Platform.runLater(() -> new AnimationTimer() {
            @Override
            public void handle(long now) {
                stop();
                Platform.runLater(over::countDown);
            }
        }.start());
        try {
            if (!over.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("JavaFX has stopped beating");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
