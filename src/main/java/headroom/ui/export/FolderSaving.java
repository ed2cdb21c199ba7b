package headroom.ui.export;

import headroom.files.AtomicFiles;
import headroom.ui.background.Background;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Saves a file in a folder that a person chooses, off the JavaFX thread, and says how that went. */
public final class FolderSaving {

    private final Folders folders;
    private final LastExport last;
    private final Background background;

    /**
     * Saving.
     *
     * @param last where pictures were saved last, which is suggested
     * @param background makes and writes files
     */
    public FolderSaving(Folders folders, LastExport last, Background background) {
        this.folders = folders;
        this.last = last;
        this.background = background;
    }

    /**
     * Asks for a folder and saves a file there; nothing happens when the person thinks better of it.
     *
     * @param content makes what is in the file
     * @param say is told, in a sentence, what was saved or was in the way
     */
    public void save(String fileName, Supplier<byte[]> content, Consumer<String> say) {
        folders.choose(last.folder()).ifPresent(folder -> {
            last.savedIn(folder.toString());
            background.run(() -> {
                AtomicFiles.write(folder, Map.of(fileName, content.get()));
                return "%s saved in %s".formatted(fileName, folder.toAbsolutePath());
            }, say, refusal -> say.accept("%s is not saved. %s.".formatted(fileName, refusal)));
        });
    }
}
