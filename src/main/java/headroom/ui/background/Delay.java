package headroom.ui.background;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

/** Does something on the JavaFX thread after a while; tests let the time pass themselves. */
@FunctionalInterface
public interface Delay {

    /** Does {@code action} after {@code time}. */
    void after(Duration time, Runnable action);

    /** A delay by the clock that animations run on. */
    static Delay ofAnimations() {
        return (time, action) -> {
            PauseTransition pause = new PauseTransition(time);
            pause.setOnFinished(_ -> action.run());
            pause.play();
        };
    }
}
