package headroom.ui.window;

import headroom.document.picture.Pictures;
import headroom.ui.controls.ActionItem;
import headroom.ui.controls.IconMenu;
import headroom.ui.export.CopyActions;
import headroom.ui.tab.ProblemModel;
import javafx.scene.Node;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;

/** Copies the open tab as text, picture or table, and pastes a scenario. */
final class CopyMenu {

    private final WorkbenchModel model;
    private final CopyActions copies;
    private final ScenarioText texts;

    CopyMenu(WorkbenchModel model, CopyActions copies, ScenarioText texts) {
        this.model = model;
        this.copies = copies;
        this.texts = texts;
    }

    Node build() {
        return new IconMenu("copy", Feather.COPY, "Copy or paste",
                new ActionItem("copy-scenario", "Copy the scenario as text", texts::copy).showing(Shortcuts.COPY),
                architecture(),
                new ActionItem("copy-markdown", "Copy all numbers as Markdown", () -> copies.markdown(open())),
                new ActionItem("copy-csv", "Copy all estimates as CSV", () -> copies.csv(open())),
                new SeparatorMenuItem(),
                new ActionItem("paste-scenario", "Paste a scenario", texts::paste).showing(Shortcuts.PASTE));
    }

    private ActionItem architecture() {
        ActionItem item = new ActionItem("copy-architecture-picture", "Copy the architecture as a picture",
                () -> copies.picture(open(), Pictures.ARCHITECTURE, model.looks().themeProperty().getValue()));
        item.visibleProperty().bind(model.openProperty().map(open -> !open.problem().diagram().isEmpty()).orElse(true));
        return item;
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }
}
