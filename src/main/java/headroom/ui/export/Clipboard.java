package headroom.ui.export;

import java.util.Optional;

/** The clipboard that copies go to and pasted text comes from; tests have one of their own. */
public interface Clipboard {

    /** Puts a text there in place of what was there. */
    void putText(String text);

    /** Puts a picture there: as an image, and as its PNG file's content, with all that the file carries. */
    void putPicture(byte[] png);

    /** The text that is there, if there is any. */
    Optional<String> text();
}
