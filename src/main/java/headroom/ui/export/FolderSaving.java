package headroom.ui.export;

import headroom.files.AtomicFiles;
import headroom.files.UnusableFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;

/** Saves a file in a folder that a person chooses, off the JavaFX thread, and says how that went. */
public final class FolderSaving {

    private final Folders folders;
    private final Path start;
    private final Executor background;

    /**
     * Saving.
     *
     * @param start the folder that is suggested
     * @param background makes and writes files
     */
    public FolderSaving(Folders folders, Path start, Executor background) {
        this.folders = folders;
        this.start = start;
        this.background = background;
    }

    /**
     * Asks for a folder and saves a file there; nothing happens when the person thinks better of it.
     *
     * @param content makes what is in the file
     * @param say is told, in a sentence, what was saved or was in the way
     */
    public void save(String fileName, Supplier<byte[]> content, Consumer<String> say) {
        folders.choose(start.toString())
                .ifPresent(folder -> background.execute(() -> {
                    String sentence = write(folder, fileName, content);
                    Platform.runLater(() -> say.accept(sentence));
                }));
    }

    private static String write(Path folder, String fileName, Supplier<byte[]> content) {
        try {
            AtomicFiles.write(folder, Map.of(fileName, content.get()));
            return "%s saved in %s".formatted(fileName, folder.toAbsolutePath());
        } catch (UnusableFileException failure) {
            return failure.getMessage() + ".";
        } catch (RuntimeException failure) {
            return "Something is wrong inside Headroom itself: " + failure;
        }
    }
}
