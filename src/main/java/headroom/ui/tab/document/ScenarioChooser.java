package headroom.ui.tab.document;

import java.nio.file.Path;
import java.util.Optional;

/** Lets a person choose scenario files; tests choose for them. */
public interface ScenarioChooser {

    /** A chooser for windows that nobody sits at: it chooses nothing. */
    static ScenarioChooser nobody() {
        return new ScenarioChooser() {
            @Override
            public Optional<Path> toOpen(Path folder) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> toSave(Path suggested) {
                return Optional.empty();
            }
        };
    }

    /** A file to open, at first from a folder, which may be missing; empty when the person thought better of it. */
    Optional<Path> toOpen(Path folder);

    /**
     * A file to save in, which the person agreed to replace if it exists; empty when the person thought better of it.
     *
     * @param suggested where it would go without another wish
     */
    Optional<Path> toSave(Path suggested);
}
