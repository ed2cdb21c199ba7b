package headroom.ui.background;

import java.util.concurrent.Executor;
import javafx.application.Platform;

/** Runs on the JavaFX thread: at once when that is where one is, else as soon as it has time. */
public final class JavaFxThread implements Executor {

    @Override
    public void execute(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }
}
