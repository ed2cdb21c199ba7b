package headroom.ui.charts.picture;

import headroom.drawing.Theme;
import headroom.ui.background.Delay;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import headroom.ui.theme.WindowTheme;
import headroom.whatif.uncertainty.Sampler;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;

/**
 * Surroundings of a picture on the screen.
 *
 * @param looks the theme that it is painted in, and how large it is
 * @param pictures paints it
 * @param overlay shows it large
 * @param sampler draws what is uncertain in the tab
 * @param delay ends what is to be seen for a moment only
 * @param background computes what takes longer than a frame
 * @param save asks where to save the picture of that id
 * @param copy copies the picture of that id
 * @param ofTab the surroundings of a picture in another tab
 */
public record PictureContext(WindowTheme looks, ScreenPictures pictures, Overlay overlay, Sampler sampler, Delay delay,
        Executor background, Consumer<String> save, Consumer<String> copy,
        Function<ProblemModel, PictureContext> ofTab) {

    /** The theme that it is painted in. */
    public ObservableValue<Theme> theme() {
        return looks.themeProperty();
    }
}
