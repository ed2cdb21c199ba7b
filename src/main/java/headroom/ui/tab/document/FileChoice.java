package headroom.ui.tab.document;

import java.nio.file.Path;
import java.util.Optional;

/** Dialogue in which a person chooses files; tests choose for them, and at windows that nobody sits at nothing is chosen. */
public interface FileChoice {

    /** Kind of file that is chosen among. */
    enum Kind {
        SCENARIO,
        PROBLEM
    }

    /** A file to open, at first from a folder, which may be missing; empty when the person thought better of it. */
    default Optional<Path> toOpen(Kind kind, Path folder) {
        return Optional.empty();
    }

    /**
     * A file to save in, which the person agreed to replace if it exists; empty when the person thought better of it.
     *
     * @param suggested where it would go without another wish
     */
    default Optional<Path> toSave(Kind kind, Path suggested) {
        return Optional.empty();
    }
}
