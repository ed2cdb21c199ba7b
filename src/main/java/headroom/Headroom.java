package headroom;

import headroom.ui.Window;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Application;

/** The entry: opens the planner's window. */
public final class Headroom {

    /** Held, because java.util.logging keeps loggers, and their levels, only weakly. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private Headroom() {}

    /** Opens the window and returns when it is closed. */
    public static void main(String[] arguments) {
        JAVAFX.setLevel(Level.OFF);
        Application.launch(Window.class, arguments);
    }
}
