package headroom.ui.tab.document;

import headroom.text.BidiMarks;
import java.nio.file.Path;

/** The name of a file as a person reads it. */
public final class ShownName {

    private ShownName() {}

    /** The last part of its path, in which nothing turns the direction of writing. */
    public static String of(Path file) {
        return BidiMarks.without(String.valueOf(file.getFileName()));
    }
}
