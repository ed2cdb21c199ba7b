package headroom.ui.tab.document;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The files last opened or saved, the latest first. */
public final class RecentFiles {

    private static final int MOST = 10;

    private final ObservableList<Path> files = FXCollections.observableArrayList();
    private final ObservableList<Path> shown = FXCollections.unmodifiableObservableList(files);

    /** The files, which change as more are used. */
    public ObservableList<Path> list() {
        return shown;
    }

    /** The folder of the file that was last opened or saved; a person's own folder when there is none. */
    public Path folder() {
        return files.stream().map(Path::getParent).filter(parent -> parent != null).findFirst()
                .orElseGet(() -> Path.of(System.getProperty("user.home", "")));
    }

    /** A file was opened or saved. */
    public void used(Path file) {
        restore(Stream.concat(Stream.of(file), files.stream()).toList());
    }

    /** A file is no longer there. */
    public void gone(Path file) {
        files.remove(file);
    }

    /** Puts back what another run of the program had. */
    public void restore(List<Path> restored) {
        files.setAll(restored.stream().distinct().limit(MOST).toList());
    }
}
