package headroom.ui.workbench;

import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Looks;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The line below everything: the last message, and what the window shows. */
final class StatusLine {

    private final WorkbenchModel model;

    StatusLine(WorkbenchModel model) {
        this.model = model;
    }

    Region build() {
        Label message = new Label();
        message.setId("status");
        model.messageProperty().subscribe(message::setText);
        model.openProperty().subscribe(open -> message.setText(open.problem().name()));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Label scenario = new Label();
        model.openProperty().flatMap(ProblemModel::scenarioProperty)
                .subscribe(shown -> scenario.setText(ScenarioTitle.of(model.openProperty().get())));
        Label theme = new Label();
        Looks looks = model.looks();
        theme.textProperty().bind(Bindings.createStringBinding(
                () -> looks.themeProperty().getValue().id() + " · " + looks.textSizeProperty().get().label(),
                looks.themeProperty(), looks.textSizeProperty()));
        HBox line = new HBox(message, space, scenario, theme);
        line.getStyleClass().add("status-line");
        return line;
    }
}
