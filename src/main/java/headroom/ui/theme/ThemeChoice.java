package headroom.ui.theme;

import headroom.drawing.Theme;
import javafx.application.ColorScheme;

/** The theme that a person wants: one of the two, or whichever the system has. */
public enum ThemeChoice {
    LIGHT("Light"), DARK("Dark"), SYSTEM("As the system");

    private final String label;

    ThemeChoice(String label) {
        this.label = label;
    }

    /** The text of the choice in a menu. */
    public String label() {
        return label;
    }

    /** The theme that this means where the system has that colour scheme. */
    Theme theme(ColorScheme system) {
        return switch (this) {
            case LIGHT -> Theme.LIGHT;
            case DARK -> Theme.DARK;
            case SYSTEM -> system == ColorScheme.DARK ? Theme.DARK : Theme.LIGHT;
        };
    }

    /** The wish for a theme, whatever the system has. */
    static ThemeChoice of(Theme theme) {
        return theme == Theme.DARK ? DARK : LIGHT;
    }
}
