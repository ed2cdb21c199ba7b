package headroom.ui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import headroom.drawing.FontFiles;
import headroom.drawing.Theme;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import org.kordamp.ikonli.IkonResolverProvider;

/** The style sheets of the window: the tokens of a theme, a sheet for each component, and the type of what pops up. */
public final class StyleSheets {

    private static final List<String> COMPONENTS = List.of("base", "bar", "assumptions", "results", "charts",
            "explanation", "sensitivity", "presentation", "seek", "sheets", "problems", "focus");
    private static final List<String> FACES =
            List.of("IBMPlexSans-Regular", "IBMPlexSans-Medium", "IBMPlexSans-SemiBold",
                    "IBMPlexSans-Bold", "JetBrainsMono-Regular");
    private static final double ANY_SIZE = 12;
    private static final double TOOLTIP = 12;
    private static final double TOOLTIP_WIDTH = 320;
    private static final double MENU = 12.5;

    private StyleSheets() {}

    /** Makes the bundled faces and those of icons known to JavaFX; once, before the first window. */
    public static void loadFonts() {
        FontFiles.clear();
        for (String face : FACES) {
            load(FontFiles.unpacked(face + ".ttf"));
        }
        // The first to ask for icons says how their typefaces are loaded.
        IkonResolverProvider.getInstance(icons -> icons.setFont(
                load(FontFiles.unpacked(icons.getFontFamily(), icons.getFontResourceAsStream()))));
    }

    private static Font load(Path face) {
        return Font.loadFont(face.toUri().toString(), ANY_SIZE);
    }

    /**
     * Gives all controls a theme. Before the first control is made, JavaFX need not read a theme of its own only to have it
     * replaced.
     */
    public static void use(Theme theme) {
        Application.setUserAgentStylesheet(switch (theme) {
            case LIGHT -> new PrimerLight().getUserAgentStylesheet();
            case DARK -> new PrimerDark().getUserAgentStylesheet();
        });
    }

    /** Gives a scene a theme, and what pops up over it the size of its text. */
    public static void apply(Scene scene, Theme theme, TextSize size) {
        use(theme);
        List<String> sheets = new ArrayList<>(List.of(sheet(theme.id())));
        COMPONENTS.forEach(component -> sheets.add(sheet(component)));
        sheets.add(popups(size.factor()));
        scene.getStylesheets().setAll(sheets);
    }

    /** Menus and tool tips are windows of their own, which the magnified content does not reach. */
    private static String popups(double factor) {
        String sheet = """
                .tooltip { -fx-font-size: %1$.2fpx; -fx-max-width: %2$.0f; }
                .context-menu, .combo-box-popup .list-cell, .found-cell .label { -fx-font-size: %3$.2fpx; }
                .context-menu .ikonli-font-icon { -fx-icon-size: %3$.0f; }
                """.formatted(TOOLTIP * factor, TOOLTIP_WIDTH * factor, MENU * factor);
        return "data:text/css;base64,"
                + Base64.getEncoder().encodeToString(sheet.getBytes(StandardCharsets.UTF_8));
    }

    private static String sheet(String name) {
        return resource("/assets/css/" + name + ".css");
    }

    private static String resource(String path) {
        return Objects.requireNonNull(StyleSheets.class.getResource(path), path).toExternalForm();
    }
}
