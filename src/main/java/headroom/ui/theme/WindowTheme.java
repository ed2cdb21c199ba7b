package headroom.ui.theme;

import headroom.drawing.Theme;
import javafx.application.ColorScheme;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/** The looks of the window: a person's wishes, and the theme that follows from them and from the system. */
public final class WindowTheme {

    private final ObjectProperty<ThemeChoice> appearance;
    private final ObjectProperty<TextSize> textSize = new SimpleObjectProperty<>(TextSize.NORMAL);
    private final ObservableValue<Theme> theme;

    /**
     * Looks in usual size.
     *
     * @param system the system's colour scheme, as it is at any moment
     */
    public WindowTheme(ThemeChoice appearance, ObservableValue<ColorScheme> system) {
        this.appearance = new SimpleObjectProperty<>(appearance);
        this.theme = Bindings.createObjectBinding(() -> this.appearance.get().theme(system.getValue()),
                this.appearance, system);
    }

    /** Looks in a theme, whatever the system has. */
    public static WindowTheme of(Theme theme) {
        return new WindowTheme(ThemeChoice.of(theme), new SimpleObjectProperty<>(ColorScheme.LIGHT));
    }

    /** The theme that a person wants. */
    public ObjectProperty<ThemeChoice> appearanceProperty() {
        return appearance;
    }

    /** The size of everything in the window. */
    public ObjectProperty<TextSize> textSizeProperty() {
        return textSize;
    }

    /** The theme that shows. */
    public ObservableValue<Theme> themeProperty() {
        return theme;
    }

    /** Changes to the theme that does not show now, and leaves the system's behind. */
    public void toggle() {
        appearance.set(ThemeChoice.of(theme.getValue().other()));
    }
}
