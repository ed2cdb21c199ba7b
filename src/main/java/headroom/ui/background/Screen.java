package headroom.ui.background;

import java.util.concurrent.Executor;
import javafx.application.Platform;

/** The JavaFX thread: what is to be done on it is done at once by whoever is on it already, else in its turn. */
public final class Screen implements Executor {

    @Override
    public void execute(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }
}
