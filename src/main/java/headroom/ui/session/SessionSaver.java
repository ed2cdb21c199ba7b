package headroom.ui.session;

import headroom.files.UnusableFileException;
import headroom.files.session.Session;
import headroom.ui.background.Failure;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Saves a session a moment after it changed, off the JavaFX thread: of many changes within that moment, the latest. */
final class SessionSaver {

    private final Store store;
    private final Executor soon;
    private final Outcome outcome;
    private final AtomicReference<@Nullable Session> latest = new AtomicReference<>();
    private final AtomicBoolean due = new AtomicBoolean();
    private boolean failing;

    /** Keeps a session. */
    @FunctionalInterface
    interface Store {
        void save(Session session) throws UnusableFileException;
    }

    /** A listener that is told, on whatever thread saves, how it went. */
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
    SessionSaver(Store store, Executor soon, Outcome outcome) {
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
            failed(session, String.valueOf(refusal.getMessage()));
        } catch (RuntimeException | Error failure) {
            failed(session, Failure.sentence(failure));
        }
    }

    /** The next change tries again, or else the end of the program. */
    private void failed(Session session, String sentence) {
        latest.compareAndSet(null, session);
        if (!failing) {
            failing = true;
            outcome.failed(sentence);
        }
    }
}
