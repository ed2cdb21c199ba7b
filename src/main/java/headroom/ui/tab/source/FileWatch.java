package headroom.ui.tab.source;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Function;

/**
 * Notices when files are saved, by looking at their times and sizes now and then: that costs next to nothing, works on every
 * file system and with every editor, whether it writes in place or puts another file under the name. Safe for any thread.
 */
public final class FileWatch {

    private final Executor screen;
    private final Function<List<Path>, Stamp> stamps;
    private final Map<Path, Watched> watched = new ConcurrentHashMap<>();

    /** A listener that is told of changes to a file. */
    public interface Listener {

        /** It, or something beside it, may hold something else now. */
        void changed();

        /** It is no longer there. */
        void gone();
    }

    /** A file, what belongs to it, and how both were found last. */
    private static final class Watched {

        private final List<Path> files;
        private final Listener listener;
        private Stamp last;
        private boolean missing;
        private boolean again;

        Watched(List<Path> files, Listener listener, Stamp last) {
            this.files = files;
            this.listener = listener;
            this.last = last;
        }
    }

    /**
     * A watch over nothing yet.
     *
     * @param screen is where listeners are told: the JavaFX thread
     */
    public FileWatch(Executor screen) {
        this(screen, Stamp::of);
    }

    FileWatch(Executor screen, Function<List<Path>, Stamp> stamps) {
        this.screen = screen;
        this.stamps = stamps;
    }

    /**
     * The stamp of files at this moment; it is taken before they are read, so that nothing written meanwhile is missed.
     */
    public Stamp look(List<Path> files) {
        return stamps.apply(files);
    }

    /**
     * Watches a file from the moment of a stamp on, and what belongs to it, instead of what belonged to it before.
     *
     * @param files the file first
     */
    public void follow(List<Path> files, Stamp from, Listener listener) {
        Watched next = new Watched(files, listener, from);
        next.missing = !from.has(files.getFirst());
        watched.put(files.getFirst(), next);
    }

    /**
     * Asks that a file that is watched be read once more at the next look, whether or not it changes: its writer may
     * not have been done.
     */
    public void lookAgain(Path file) {
        Watched one = watched.get(file);
        if (one != null) {
            synchronized (one) {
                one.again = true;
            }
        }
    }

    /** Watches a file no longer. */
    public void forget(Path file) {
        watched.remove(file);
    }

    /** Looks at all files once; on any thread, two or three times a second. */
    public void look() {
        watched.values().forEach(this::look);
    }

    private void look(Watched one) {
        synchronized (one) {
            Stamp now = stamps.apply(one.files);
            boolean changed = !now.equals(one.last) || one.again;
            boolean missing = !now.has(one.files.getFirst());
            if (missing && changed) {
                // An editor that puts another file under the name takes this one away for a moment.
                one.again = !now.equals(one.last);
                one.last = now;
                if (!one.again && !one.missing) {
                    one.missing = true;
                    screen.execute(one.listener::gone);
                }
            } else if (changed) {
                one.last = now;
                one.again = false;
                one.missing = false;
                screen.execute(one.listener::changed);
            }
        }
    }
}
