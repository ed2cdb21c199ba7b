package headroom.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.drawing.Theme;
import java.util.ArrayList;
import java.util.List;
import javafx.application.ColorScheme;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WindowThemeTest {

    private final ObjectProperty<ColorScheme> system = new SimpleObjectProperty<>(ColorScheme.LIGHT);

    @Test
    void theSystemsThemeIsFollowedAtOnce() {
        WindowTheme looks = new WindowTheme(ThemeChoice.SYSTEM, system);
        List<Theme> shown = new ArrayList<>();
        looks.themeProperty().subscribe(theme -> shown.add(theme));
        system.set(ColorScheme.DARK);
        system.set(ColorScheme.LIGHT);
        assertEquals(List.of(Theme.LIGHT, Theme.DARK, Theme.LIGHT), shown);
    }

    @ParameterizedTest
    @EnumSource
    void aThemeThatAPersonChoseStaysWhateverTheSystemDoes(Theme theme) {
        WindowTheme looks = new WindowTheme(ThemeChoice.of(theme), system);
        system.set(ColorScheme.DARK);
        assertEquals(theme, looks.themeProperty().getValue());
    }

    @Test
    void togglingChangesWhatShowsAndNotTheWishBehindIt() {
        system.set(ColorScheme.DARK);
        WindowTheme looks = new WindowTheme(ThemeChoice.SYSTEM, system);
        looks.toggle();
        assertEquals(ThemeChoice.LIGHT, looks.appearanceProperty().get());
        looks.toggle();
        assertEquals(ThemeChoice.DARK, looks.appearanceProperty().get());
    }

    @Test
    void sizesGoStepByStepAndStayAtTheirEnds() {
        assertEquals(List.of(80, 80, 100, 125), List.of(TextSize.values()).stream().map(TextSize::smaller)
                .map(TextSize::percent).toList());
        assertEquals(List.of(100, 125, 150, 150), List.of(TextSize.values()).stream().map(TextSize::larger)
                .map(TextSize::percent).toList());
    }
}
