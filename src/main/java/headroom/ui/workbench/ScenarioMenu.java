package headroom.ui.workbench;

import headroom.model.Scenario;
import headroom.ui.problem.ProblemModel;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;

/** The name of the open tab's scenario, and behind it what it may start from. */
final class ScenarioMenu {

    /** A long name may be cut to this in a narrow window; a tool tip tells it whole. */
    private static final double LEAST_WIDTH = 150;

    private final WorkbenchModel model;
    private final MenuButton button = new MenuButton();

    ScenarioMenu(WorkbenchModel model) {
        this.model = model;
    }

    Node build() {
        button.setId("presets");
        button.setAccessibleText("Presets");
        button.setMinWidth(LEAST_WIDTH);
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(button.textProperty());
        button.setTooltip(whole);
        model.openProperty().subscribe(open -> button.getItems().setAll(presets(open)));
        model.openProperty().flatMap(ProblemModel::scenarioProperty)
                .subscribe(_ -> button.setText(ScenarioTitle.of(model.openProperty().get())));
        return button;
    }

    private static List<MenuItem> presets(ProblemModel open) {
        return open.presets().stream().map(preset -> item(open, preset)).toList();
    }

    private static MenuItem item(ProblemModel open, Scenario preset) {
        MenuItem item = new MenuItem(preset.name());
        item.setId("preset-" + preset.preset());
        item.setOnAction(_ -> open.start(preset));
        return item;
    }
}
