package headroom.ui.session;

import headroom.files.Session;
import headroom.files.SessionStore;
import headroom.files.UnusableFileException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Saves a session a moment after it changed, off the JavaFX thread: of many changes within that moment, the latest. */
final class SessionSaver {

    private final SessionStore store;
    private final Executor soon;
    private final Outcome outcome;
    private final AtomicReference<@Nullable Session> latest = new AtomicReference<>();
    private final AtomicBoolean due = new AtomicBoolean();
    private boolean failing;

    /** Is told, on whatever thread saves, how it went. */
    interface Outcome {

        /** The session was saved. */
        void saved();

        /** It could not be saved, for the first time since it last was. */
        void failed(String sentence);
    }

    /**
     * A saver.
     *
     * @param soon runs a task off the JavaFX thread, well within a second
     */
    SessionSaver(SessionStore store, Executor soon, Outcome outcome) {
        this.store = store;
        this.soon = soon;
        this.outcome = outcome;
    }

    /** The session changed to this. */
    void changed(Session session) {
        latest.set(session);
        if (due.compareAndSet(false, true)) {
            soon.execute(this::save);
        }
    }

    /** Saves the latest change now, if it has not been. */
    synchronized void save() {
        due.set(false);
        @Nullable
        Session session = latest.getAndSet(null);
        if (session == null) {
            return;
        }
        try {
            store.save(session);
            failing = false;
            outcome.saved();
        } catch (UnusableFileException refusal) {
            // The next change tries again, or else the end of the program.
            latest.compareAndSet(null, session);
            if (!failing) {
                failing = true;
                outcome.failed(String.valueOf(refusal.getMessage()));
            }
        }
    }
}
