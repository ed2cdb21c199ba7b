package headroom.ui.tab.source;

import headroom.text.BidiMarks;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** A problem file that is open in the window. */
public final class SourceFile {

    private final Path path;
    private final ReadOnlyObjectWrapper<SourceState> state = new ReadOnlyObjectWrapper<>(SourceState.QUIET);
    private Optional<String> kept;

    /**
     * An open file.
     *
     * @param kept the state of its tab as the session has it, until there is a problem to put it into
     */
    public SourceFile(Path path, Optional<String> kept) {
        this.path = path;
        this.kept = kept;
    }

    /** The path of the file. */
    public Path path() {
        return path;
    }

    /** Its name without its folder, as a person reads it. */
    public String name() {
        return BidiMarks.without(String.valueOf(path.getFileName()));
    }

    /** The state in which the file was found last. */
    public ReadOnlyObjectProperty<SourceState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The state in which the file was found last. */
    public SourceState state() {
        return state.get();
    }

    /** It was found like this. */
    public void found(SourceState next) {
        state.set(next);
    }

    /** The state of its tab from an earlier run, while no problem has taken it. */
    public Optional<String> kept() {
        return kept;
    }

    /** A problem has taken the state. */
    public void settled() {
        kept = Optional.empty();
    }
}
