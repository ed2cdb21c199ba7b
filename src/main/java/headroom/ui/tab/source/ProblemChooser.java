package headroom.ui.tab.source;

import java.nio.file.Path;
import java.util.Optional;

/** Lets a person choose problem files; tests choose for them. */
public interface ProblemChooser {

    /** A chooser for windows that nobody sits at: it chooses nothing. */
    static ProblemChooser nobody() {
        return new ProblemChooser() {
            @Override
            public Optional<Path> problemToOpen(Path folder) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> problemToSave(Path suggested) {
                return Optional.empty();
            }
        };
    }

    /** A problem file to open, at first from a folder, which may be missing; empty when the person thought better of it. */
    Optional<Path> problemToOpen(Path folder);

    /**
     * A file to save a new problem in, which the person agreed to replace if it exists; empty when the person thought better of
     * it.
     *
     * @param suggested where it would go without another wish
     */
    Optional<Path> problemToSave(Path suggested);
}
