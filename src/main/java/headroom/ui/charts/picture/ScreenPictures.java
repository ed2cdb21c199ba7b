package headroom.ui.charts.picture;

import headroom.drawing.TextImages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import javafx.application.Platform;

/**
 * The pictures of a tab. They are painted off the JavaFX thread and shown together. A frame waits a little for its
 * pictures, so that they belong to the same scenario as the numbers beside them; what takes longer follows in a later
 * frame. While pictures are being painted the newest wish waits, and only that one.
 */
public final class ScreenPictures {

    private final Executor executor;
    private final long patienceMillis;
    private final TextImages texts = new TextImages();
    private final Map<PictureView, Supplier<ScreenPicture>> pictures = new LinkedHashMap<>();
    private boolean wanted;
    private boolean painting;

    /**
     * The pictures of a tab, none yet.
     *
     * @param executor paints; tests use one that runs at once
     * @param patienceMillis the time that a frame may wait for its pictures
     */
    public ScreenPictures(Executor executor, long patienceMillis) {
        this.executor = executor;
        this.patienceMillis = patienceMillis;
    }

    /**
     * Adds a view.
     *
     * @param picture gives, on the JavaFX thread, what to paint: with the scenario of this moment, fixed
     */
    public void add(PictureView view, Supplier<ScreenPicture> picture) {
        pictures.put(view, picture);
        view.widthProperty().subscribe(this::want);
        view.heightProperty().subscribe(this::want);
    }

    /** Asks for new pictures in the next frame. */
    public void want() {
        wanted = true;
        Platform.requestNextPulse();
    }

    /** Starts painting what is wanted; call it in each frame after layout, when sizes are known. */
    public void paint() {
        if (wanted && !painting) {
            wanted = false;
            painting = true;
            new Batch().start();
        }
    }

    /** ScreenPictures that are painted and shown together. */
    private final class Batch {

        private final List<Runnable> tasks = new ArrayList<>();
        private final List<Runnable> shows = new ArrayList<>();
        private final CountDownLatch unfinished;
        private final AtomicInteger running;
        private boolean late;

        Batch() {
            pictures.forEach(this::add);
            unfinished = new CountDownLatch(tasks.size());
            running = new AtomicInteger(tasks.size());
        }

        private void add(PictureView view, Supplier<ScreenPicture> supplier) {
            PictureView.Canvas canvas = view.canvas();
            if (canvas != null) {
                ScreenPicture picture = supplier.get();
                PictureView.Painted[] painted = new PictureView.Painted[1];
                tasks.add(() -> painted[0] = canvas.paint(picture, texts));
                shows.add(() -> {
                    if (painted[0] == null) {
                        view.showNothing();
                    } else {
                        view.show(painted[0]);
                        picture.shown();
                    }
                });
            }
        }

        void start() {
            tasks.forEach(task -> executor.execute(() -> run(task)));
            if (isFinishedInTime()) {
                show();
            } else {
                late = true;
            }
        }

        private void run(Runnable task) {
            try {
                task.run();
            } finally {
                unfinished.countDown();
                if (running.decrementAndGet() == 0) {
                    Platform.runLater(this::showIfLate);
                }
            }
        }

        private boolean isFinishedInTime() {
            try {
                return unfinished.await(patienceMillis, TimeUnit.MILLISECONDS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return false;
            }
        }

        private void showIfLate() {
            if (late) {
                show();
            }
        }

        private void show() {
            painting = false;
            shows.forEach(Runnable::run);
            if (wanted) {
                Platform.requestNextPulse();
            }
        }
    }
}
