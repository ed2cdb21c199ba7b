package headroom.ui;

import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.image.WritableImage;
import javafx.scene.shape.Rectangle;
import javafx.util.Subscription;

/**
 * Waits, from the moment a drag ends, until the window says that its numbers rest on all samples, and that is painted. Run
 * after the layout of each frame.
 */
final class Release implements Runnable {

    private static final double NANOS_PER_MILLI = 1e6;

    private final Scene scene;
    private final Consumer<Double> millis;
    private Subscription follows = Subscription.EMPTY;
    private long released;
    private boolean complete;
    private boolean over;

    /** @param millis is told how long it took */
    Release(Scene scene, Consumer<Double> millis) {
        this.scene = scene;
        this.millis = millis;
    }

    /** The mouse is about to let go. */
    void dragged() {
        released = System.nanoTime();
        ObservableValue<String> standing = ((Labeled) scene.lookup("#samples")).textProperty();
        scene.addPostLayoutPulseListener(this);
        follows = standing.subscribe(text -> complete = Character.isDigit(text.charAt(0)));
        Platform.requestNextPulse();
    }

    @Override
    public void run() {
        Platform.runLater(this::painted);
    }

    private void painted() {
        if (complete && !over) {
            over = true;
            follows.unsubscribe();
            scene.removePostLayoutPulseListener(this);
            new Rectangle(1, 1).snapshot(null, new WritableImage(1, 1));
            millis.accept((System.nanoTime() - released) / NANOS_PER_MILLI);
        }
    }
}
