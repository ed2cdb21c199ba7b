package headroom.ui.workbench;

import headroom.export.Pictures;
import headroom.ui.copy.Copies;
import headroom.ui.problem.ProblemModel;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Copies the open tab as text, picture or table, and pastes a scenario. */
final class CopyMenu {

    private final WorkbenchModel model;
    private final Copies copies;
    private final ScenarioText texts;

    CopyMenu(WorkbenchModel model, Copies copies, ScenarioText texts) {
        this.model = model;
        this.copies = copies;
        this.texts = texts;
    }

    Node build() {
        MenuItem scenario = item("copy-scenario", "Copy the scenario as text", texts::copy);
        scenario.setAccelerator(Shortcuts.COPY);
        MenuItem paste = item("paste-scenario", "Paste a scenario", texts::paste);
        paste.setAccelerator(Shortcuts.PASTE);
        MenuButton button = new MenuButton(null, new FontIcon(Feather.COPY), scenario,
                item("copy-architecture-picture", "Copy the architecture as a picture",
                        () -> copies.picture(open(), Pictures.ARCHITECTURE,
                                model.looks().themeProperty().getValue())),
                item("copy-markdown", "Copy all numbers as Markdown", () -> copies.markdown(open())),
                item("copy-csv", "Copy all estimates as CSV", () -> copies.csv(open())),
                new SeparatorMenuItem(), paste);
        button.setId("copy");
        button.getStyleClass().addAll("icon-button", "no-arrow");
        button.setTooltip(new Tooltip("Copy or paste"));
        button.setAccessibleText("Copy or paste");
        return button;
    }

    private static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }
}
