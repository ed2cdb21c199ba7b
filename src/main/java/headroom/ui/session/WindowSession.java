package headroom.ui.session;

import headroom.files.SessionReader;
import headroom.files.SessionStore;
import headroom.files.UnusableFileException;
import headroom.ui.workbench.WorkbenchModel;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalTime;
import java.util.concurrent.Executor;
import javafx.application.Platform;

/** The session of a window: put back at its start, and kept up to date until it closes. */
public final class WindowSession implements AutoCloseable {

    private final SessionStore store;
    private final SessionSaver saver;

    private WindowSession(SessionStore store, SessionSaver saver) {
        this.store = store;
        this.saver = saver;
    }

    /**
     * Puts the session of a folder back into a model and saves what changes from then on. What a person must know, such as
     * that a damaged session was set aside, is said in the model's status line.
     *
     * @param clock says when
     * @param soon runs a task off the JavaFX thread, well within a second
     * @throws UnusableFileException in one sentence, when nothing can be kept in the folder
     */
    public static WindowSession start(WorkbenchModel model, Path folder, SessionReader reader, Clock clock,
            Executor soon) throws UnusableFileException {
        SessionStore store = SessionStore.in(folder, reader, clock);
        WorkbenchSession session = new WorkbenchSession(model);
        SessionStore.Restored restored = store.restore();
        restored.session().ifPresent(session::restore);
        SessionSaver saver = new SessionSaver(store::save, soon, outcome(model, clock));
        session.whenChanged(() -> saver.changed(session.take()));
        if (!restored.sentence().isEmpty()) {
            model.say(restored.sentence());
            saver.changed(session.take());
        } else if (!store.isFirst()) {
            model.say("Another Headroom is open; this window keeps a session of its own, " + store.file());
        }
        return new WindowSession(store, saver);
    }

    private static SessionSaver.Outcome outcome(WorkbenchModel model, Clock clock) {
        return new SessionSaver.Outcome() {
            @Override
            public void saved() {
                LocalTime time = LocalTime.now(clock);
                Platform.runLater(() -> model.saved(time));
            }

            @Override
            public void failed(String sentence) {
                Platform.runLater(() -> model.notSaved(sentence));
            }
        };
    }

    /** Saves what has not been saved yet, and leaves the session to the next program. */
    @Override
    public void close() {
        saver.save();
        store.close();
    }
}
