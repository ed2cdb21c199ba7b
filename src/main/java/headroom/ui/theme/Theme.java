package headroom.ui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import headroom.drawing.Palette;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/** How the window looks: the style sheets of a theme, and the palette of its pictures. */
public enum Theme {
    LIGHT("light", Palette.LIGHT), DARK("dark", Palette.DARK);

    private static final List<String> COMPONENTS =
            List.of("base", "bar", "assumptions", "results", "charts", "explanation");
    private static final List<String> FACES =
            List.of("IBMPlexSans-Regular", "IBMPlexSans-Medium", "IBMPlexSans-SemiBold",
                    "IBMPlexSans-Bold", "JetBrainsMono-Regular");
    private static final double ANY_SIZE = 12;

    private final String id;
    private final Palette palette;

    Theme(String id, Palette palette) {
        this.id = id;
        this.palette = palette;
    }

    /** The name on the command line. */
    public String id() {
        return id;
    }

    /** The colours of pictures in this theme. */
    public Palette palette() {
        return palette;
    }

    /** The other theme. */
    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /** Makes the bundled faces known to JavaFX; once, before the first window. */
    public static void loadFonts() {
        for (String face : FACES) {
            Font.loadFont(resource("/assets/fonts/" + face + ".ttf"), ANY_SIZE);
        }
    }

    /** Gives a scene this theme. */
    public void apply(Scene scene) {
        Application.setUserAgentStylesheet(
                this == LIGHT ? new PrimerLight().getUserAgentStylesheet() : new PrimerDark().getUserAgentStylesheet());
        List<String> sheets = new ArrayList<>(List.of(sheet(id)));
        COMPONENTS.forEach(component -> sheets.add(sheet(component)));
        scene.getStylesheets().setAll(sheets);
    }

    private static String sheet(String name) {
        return resource("/assets/css/" + name + ".css");
    }

    private static String resource(String path) {
        return Objects.requireNonNull(Theme.class.getResource(path), path).toExternalForm();
    }
}
