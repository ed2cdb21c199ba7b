package headroom.ui.session;

import headroom.files.UnusableFileException;
import headroom.files.session.SessionReader;
import headroom.files.session.SessionStore;
import java.nio.file.Path;
import java.time.Clock;

/**
 * The session that an earlier program left in a folder, which is this program's from now on; there may have been none.
 *
 * @param clock says when
 */
public record LastSession(SessionStore store, SessionStore.Restored restored, Clock clock) {

    /**
     * Reads it, on whatever thread.
     *
     * @throws UnusableFileException in one sentence, when nothing can be kept in the folder
     */
    public static LastSession in(Path folder, SessionReader reader, Clock clock) throws UnusableFileException {
        SessionStore store = SessionStore.in(folder, reader, clock);
        return new LastSession(store, store.restore(), clock);
    }
}
