package headroom.ui.window;

import headroom.ui.controls.ActionItem;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The questions that one may put to the open tab's scenario. */
final class WhatIfMenu {

    private final Sheets sheets;

    WhatIfMenu(Sheets sheets) {
        this.sheets = sheets;
    }

    Node build() {
        MenuButton button = new MenuButton("What if", new FontIcon(Feather.HELP_CIRCLE),
                new ActionItem("what-if-seek", "Reach a goal…", sheets::reach).showing(Shortcuts.REACH),
                new ActionItem("what-if-compare", "Compare scenarios…", sheets::compare),
                new ActionItem("what-if-map", "Map of two assumptions…", sheets::map));
        button.setId("what-if");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip("Reach a goal, compare scenarios, map two assumptions"));
        return button;
    }
}
