package headroom.ui.window;

import headroom.drawing.Theme;
import headroom.ui.controls.ActionItem;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.IconMenu;
import headroom.ui.theme.TextSize;
import headroom.ui.theme.ThemeChoice;
import headroom.ui.theme.WindowTheme;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/** The looks of the window: a button to change between light and dark, and a menu of themes and text sizes, at whose end the program tells about itself. */
final class ThemeMenu {

    private final WindowTheme looks;
    private final Runnable about;

    /**
     * The button and the menu.
     *
     * @param about tells what the program is made of
     */
    ThemeMenu(WindowTheme looks, Runnable about) {
        this.looks = looks;
        this.about = about;
    }

    Node build() {
        HBox both = new HBox(toggle(), menu());
        both.getStyleClass().add("buttons");
        return both;
    }

    private Node toggle() {
        IconButton button = new IconButton("theme", Feather.MOON, "Light or dark", looks::toggle);
        looks.themeProperty().subscribe(theme -> {
            button.show(theme == Theme.LIGHT ? Feather.MOON : Feather.SUN);
            button.setAccessibleText("Switch to the %s theme".formatted(theme.other().id()));
        });
        return button;
    }

    private Node menu() {
        MenuButton menu = new IconMenu("looks", Feather.TYPE, "Theme, text size, and about Headroom");
        addAll(menu, looks.appearanceProperty(), ThemeChoice.values(), ThemeChoice::label,
                appearance -> "look-" + appearance.name().toLowerCase(Locale.ROOT));
        menu.getItems().add(new SeparatorMenuItem());
        addAll(menu, looks.textSizeProperty(), TextSize.values(), TextSize::label, size -> "size-" + size.percent());
        menu.getItems().addAll(new SeparatorMenuItem(), new ActionItem("about-headroom", "About Headroom…", about));
        return menu;
    }

    /** An item for each value of a property, the present one marked. */
    private static <T> void addAll(MenuButton menu, ObjectProperty<T> property, T[] values,
            Function<T, String> label, Function<T, String> id) {
        ToggleGroup group = new ToggleGroup();
        for (T value : values) {
            RadioMenuItem item = new RadioMenuItem(label.apply(value));
            item.setId(id.apply(value));
            item.setToggleGroup(group);
            item.setOnAction(_ -> property.set(value));
            property.subscribe(present -> item.setSelected(value.equals(present)));
            menu.getItems().add(item);
        }
    }
}
