package headroom.ui.export;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import org.jspecify.annotations.Nullable;

/** The machine's clipboard. */
public final class SystemClipboard implements Clipboard {

    private static final String PNG = "image/png";

    @Override
    public void putText(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        javafx.scene.input.Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public void putPicture(byte[] png) {
        ClipboardContent content = new ClipboardContent();
        content.putImage(new Image(new ByteArrayInputStream(png)));
        // A format exists once in a process, and whoever is first makes it.
        @Nullable
        DataFormat known = DataFormat.lookupMimeType(PNG);
        content.put(known == null ? new DataFormat(PNG) : known, ByteBuffer.wrap(png));
        javafx.scene.input.Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public Optional<String> text() {
        return Optional.ofNullable(javafx.scene.input.Clipboard.getSystemClipboard().getString());
    }
}
