package headroom.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Collects what JavaFX warns of, such as a style sheet that names an unknown colour; tests otherwise silence it. */
public final class StyleWarnings extends Handler implements AutoCloseable {

    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private final Level before = JAVAFX.getLevel();
    private final List<String> messages = new ArrayList<>();

    /** Listens from now on. */
    public StyleWarnings() {
        JAVAFX.addHandler(this);
        JAVAFX.setUseParentHandlers(false);
        JAVAFX.setLevel(Level.WARNING);
    }

    /** The warnings so far. */
    public List<String> messages() {
        return messages;
    }

    @Override
    public void publish(LogRecord entry) {
        messages.add(entry.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        JAVAFX.setLevel(before);
        JAVAFX.setUseParentHandlers(true);
        JAVAFX.removeHandler(this);
    }
}
