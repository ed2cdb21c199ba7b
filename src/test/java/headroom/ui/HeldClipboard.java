package headroom.ui;

import headroom.ui.export.Clipboard;
import java.util.Optional;

/** A clipboard of a test's own. */
final class HeldClipboard implements Clipboard {

    private Optional<String> text = Optional.empty();
    private byte[] picture = {};

    @Override
    public void putText(String copied) {
        text = Optional.of(copied);
    }

    @Override
    public void putPicture(byte[] png) {
        picture = png;
    }

    @Override
    public Optional<String> text() {
        return text;
    }

    byte[] picture() {
        return picture;
    }
}
