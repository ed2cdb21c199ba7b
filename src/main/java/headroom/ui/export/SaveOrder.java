package headroom.ui.export;

import headroom.files.UnusableFileException;
import java.nio.file.Path;

/** An order to save something, complete: it can be carried out on any thread. */
sealed interface SaveOrder permits PictureOrder, SummaryOrder {

    /** The folder that the files are saved in. */
    Path folder();

    /**
     * Makes and writes the files.
     *
     * @return what was saved, in words
     * @throws UnusableFileException in one sentence, when the folder cannot be written; then no file has changed
     */
    String save() throws UnusableFileException;
}
