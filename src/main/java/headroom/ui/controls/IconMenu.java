package headroom.ui.controls;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** A menu behind an icon: its name is in its tool tip and is read out. */
public final class IconMenu extends MenuButton {

    /** A menu that is always the same. */
    public IconMenu(String id, Ikon icon, String name, MenuItem... items) {
        super(null, new FontIcon(icon), items);
        setId(id);
        getStyleClass().addAll(IconButton.STYLE, "no-arrow");
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip(name));
        setAccessibleText(name);
    }

    /** A menu whose entries are made anew each time it opens. */
    public IconMenu(String id, Ikon icon, String name, Supplier<List<MenuItem>> items) {
        this(id, icon, name, items.get().toArray(MenuItem[]::new));
        setOnShowing(_ -> getItems().setAll(items.get()));
    }
}
