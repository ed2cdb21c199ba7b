package headroom.ui.workbench;

import headroom.ui.theme.Theme;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** How the window looks: light or dark. */
final class LooksMenu {

    private final WorkbenchModel model;

    LooksMenu(WorkbenchModel model) {
        this.model = model;
    }

    Node build() {
        Button button = new Button();
        button.setId("theme");
        button.getStyleClass().add("icon-button");
        model.themeProperty().subscribe(theme -> {
            button.setGraphic(new FontIcon(theme == Theme.LIGHT ? Feather.MOON : Feather.SUN));
            button.setAccessibleText("Switch to the %s theme".formatted(theme.other().id()));
        });
        button.setTooltip(new Tooltip("Light or dark"));
        button.setOnAction(_ -> model.themeProperty().set(model.themeProperty().get().other()));
        return button;
    }
}
