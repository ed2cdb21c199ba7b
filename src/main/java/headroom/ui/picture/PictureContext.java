package headroom.ui.picture;

import headroom.ui.overlay.Overlay;
import headroom.ui.theme.Theme;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/**
 * What a picture on the screen has around it.
 *
 * @param pictures paints it
 * @param overlay shows it large
 * @param save asks where to save the picture of that id
 */
public record PictureContext(ObservableValue<Theme> theme, Pictures pictures, Overlay overlay, Consumer<String> save) {}
