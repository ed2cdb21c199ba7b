package headroom.ui.session;

import headroom.files.session.SessionStore;
import headroom.ui.window.WorkbenchModel;
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
     * Puts the last session back into a model and saves what changes from then on. What a person must know, such as that a
     * damaged session was set aside, is said in the model's status line.
     *
     * @param soon runs a task off the JavaFX thread, well within a second
     */
    public static WindowSession start(WorkbenchModel model, LastSession last, Executor soon) {
        SessionStore store = last.store();
        SessionStore.Restored restored = last.restored();
        WorkbenchSession session = new WorkbenchSession(model, waiting -> {
            SessionStore.RestoredTab tab = store.restore(waiting);
            if (!tab.sentence().isEmpty()) {
                model.say(tab.sentence());
            }
            return tab.tab();
        });
        restored.session().ifPresent(session::restore);
        SessionSaver saver = new SessionSaver(store::save, soon, outcome(model, last.clock()));
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
