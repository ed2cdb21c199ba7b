package headroom.ui.export;

import headroom.files.UnusableFileException;
import java.nio.file.Path;

/** What a person wants to save, complete: it can be carried out on any thread. */
sealed interface SaveOrder permits PictureOrder, SummaryOrder {

    /** Where to. */
    Path folder();

    /**
     * Makes and writes the files.
     *
     * @return what was saved, in words
     * @throws UnusableFileException in one sentence, when the folder cannot be written; then no file has changed
     */
    String save() throws UnusableFileException;
}
