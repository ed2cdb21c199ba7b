package headroom.ui.window;

import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import javafx.util.Subscription;

/** The window on the whole screen while something is presented; the system's own way out of it ends the presentation. */
final class FullScreen {

    private final Runnable left;
    private boolean wanted;
    private Subscription follows = Subscription.EMPTY;

    /**
     * @param left told when a person left the full screen by other means than the window's
     */
    FullScreen(Runnable left) {
        this.left = left;
    }

    void show(Stage stage, boolean full) {
        if (full == wanted) {
            return;
        }
        wanted = full;
        // The window's own keys know what Escape ends first.
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        stage.setFullScreen(full);
        follows.unsubscribe();
        follows = full ? stage.fullScreenProperty().subscribe((_, isFull) -> leave(isFull)) : Subscription.EMPTY;
    }

    private void leave(boolean isFull) {
        if (!isFull) {
            left.run();
        }
    }
}
