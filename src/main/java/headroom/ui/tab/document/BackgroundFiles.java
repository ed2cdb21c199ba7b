package headroom.ui.tab.document;

import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioFiles;
import headroom.model.Scenario;
import headroom.ui.background.Background;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads and writes scenario files where no frame waits for it, and answers on the JavaFX thread, in the order of asking. */
public final class BackgroundFiles {

    private final ScenarioFiles files;
    private final Background background;

    /**
     * Files.
     *
     * @param background runs one task after another
     */
    public BackgroundFiles(ScenarioFiles files, Background background) {
        this.files = files;
        this.background = background;
    }

    /** Says what there is under a file's name. */
    void look(Path file, Consumer<OnDisk> then) {
        background.run(() -> look(file), then, sentence -> then.accept(new OnDisk.Unusable(sentence)));
    }

    private OnDisk look(Path file) {
        try {
            ScenarioFiles.Opened opened = files.look(file);
            return opened.picture() ? new OnDisk.Carries(opened.scenario()) : new OnDisk.Holds(opened.scenario());
        } catch (UnusableFileException refusal) {
            return Files.exists(file) ? new OnDisk.Unusable(String.valueOf(refusal.getMessage()))
                    : new OnDisk.Missing();
        }
    }

    /** Saves a scenario and says what was in the way, if anything. */
    void save(Path file, Scenario scenario, Consumer<Optional<String>> then) {
        background.run(() -> {
            files.save(file, scenario);
            return Optional.<String>empty();
        }, then, refusal -> then.accept(Optional.of(refusal)));
    }
}
