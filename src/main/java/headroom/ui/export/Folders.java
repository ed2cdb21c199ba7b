package headroom.ui.export;

import java.nio.file.Path;
import java.util.Optional;

/** Lets a person choose a folder; tests choose for them. */
@FunctionalInterface
public interface Folders {

    /** The folder chosen, starting from what was typed so far, which may be no folder; empty when the person thought better of it. */
    Optional<Path> choose(String from);
}
