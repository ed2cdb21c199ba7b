package headroom.ui.document;

import headroom.files.ScenarioFiles;
import headroom.files.UnusableFileException;
import headroom.model.Scenario;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Reads and writes scenario files where no frame waits for it, and answers on the JavaFX thread, in the order of asking. */
public final class BackgroundFiles {

    private final ScenarioFiles files;
    private final Executor background;

    /**
     * Files.
     *
     * @param background runs one task after another
     */
    public BackgroundFiles(ScenarioFiles files, Executor background) {
        this.files = files;
        this.background = background;
    }

    /** Says what there is under a file's name. */
    void look(Path file, Consumer<OnDisk> then) {
        background.execute(() -> {
            OnDisk found = look(file);
            Platform.runLater(() -> then.accept(found));
        });
    }

    private OnDisk look(Path file) {
        try {
            return new OnDisk.Holds(files.open(file));
        } catch (UnusableFileException refusal) {
            return Files.exists(file) ? new OnDisk.Unusable(sentence(refusal)) : new OnDisk.Missing();
        }
    }

    /** Saves a scenario and says what was in the way, if anything. */
    void save(Path file, Scenario scenario, Consumer<Optional<String>> then) {
        background.execute(() -> {
            Optional<String> refusal = save(file, scenario);
            Platform.runLater(() -> then.accept(refusal));
        });
    }

    private Optional<String> save(Path file, Scenario scenario) {
        try {
            files.save(file, scenario);
            return Optional.empty();
        } catch (UnusableFileException refusal) {
            return Optional.of(sentence(refusal));
        }
    }

    private static String sentence(UnusableFileException refusal) {
        return String.valueOf(refusal.getMessage());
    }
}
