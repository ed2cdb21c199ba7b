package headroom.ui.picture;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

import javafx.application.Platform;

/**
 * The pictures of a tab. They are painted off the JavaFX thread and shown together. A frame waits a little for its
 * pictures, so that they belong to the same scenario as the numbers beside them; what takes longer follows in a later
 * frame. While pictures are being painted the newest wish waits, and only that one.
 */
public final class Pictures {

    private final Executor executor;
    private final long patienceMillis;
    private final Map<PictureView, Supplier<Picture>> pictures = new LinkedHashMap<>();
    private boolean painting;
    private boolean wanted;

    /**
     * The pictures of a tab, none yet.
     *
     * @param executor paints; tests use one that runs at once
     * @param patienceMillis how long a frame may wait for its pictures
     */
    public Pictures(Executor executor, long patienceMillis) {
        this.executor = executor;
        this.patienceMillis = patienceMillis;
    }

    /**
     * Adds a view.
     *
     * @param picture gives, on the JavaFX thread, what to paint: with the scenario of this moment, fixed
     */
    public void add(PictureView view, Supplier<Picture> picture) {
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
            showInTime(start());
        }
    }

    private Map<PictureView, CompletableFuture<PictureView.Painted>> start() {
        Map<PictureView, CompletableFuture<PictureView.Painted>> paintings = new LinkedHashMap<>();
        pictures.forEach((view, supplier) -> {
            PictureView.Canvas canvas = view.canvas();
            if (canvas != null) {
                Picture picture = supplier.get();
                paintings.put(view, CompletableFuture.supplyAsync(() -> canvas.paint(picture), executor));
            }
        });
        return paintings;
    }

    private void showInTime(Map<PictureView, CompletableFuture<PictureView.Painted>> paintings) {
        CompletableFuture<Void> all = CompletableFuture.allOf(paintings.values().toArray(CompletableFuture[]::new));
        try {
            all.get(patienceMillis, TimeUnit.MILLISECONDS);
            show(paintings);
        } catch (TimeoutException _) {
            all.whenComplete((_, _) -> Platform.runLater(() -> show(paintings)));
        } catch (InterruptedException _) {
            painting = false;
            Thread.currentThread().interrupt();
        } catch (ExecutionException failure) {
            painting = false;
            throw new IllegalStateException("a picture could not be painted", failure);
        }
    }

    private void show(Map<PictureView, CompletableFuture<PictureView.Painted>> paintings) {
        painting = false;
        paintings.forEach((view, painted) -> view.show(painted.join()));
        if (wanted) {
            Platform.requestNextPulse();
        }
    }
}
