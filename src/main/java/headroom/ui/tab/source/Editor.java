package headroom.ui.tab.source;

import headroom.files.UnusableFileException;
import java.nio.file.Path;

/** Opens a file in the program that the system has for it; tests only note which. */
@FunctionalInterface
public interface Editor {

    /** An editor for windows that nobody sits at. */
    static Editor nobody() {
        return _ -> {};
    }

    /**
     * Opens a file; not on the JavaFX thread.
     *
     * @throws UnusableFileException in one sentence, where the system has no such program
     */
    void edit(Path file) throws UnusableFileException;
}
