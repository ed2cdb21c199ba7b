package headroom.ui.window;

import headroom.ui.tab.ProblemModel;
import headroom.ui.theme.WindowTheme;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The line below everything: the last message, and what the window shows. */
final class StatusLine {

    private static final double MOST_NAME = 320;

    private final WorkbenchModel model;

    StatusLine(WorkbenchModel model) {
        this.model = model;
    }

    Region build() {
        Label message = new Label();
        message.setId("status");
        tellWhole(message);
        message.setMinWidth(0);
        message.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(message, Priority.ALWAYS);
        model.frontProperty().flatMap(tab -> tab.modelProperty().map(_ -> about(tab))).subscribe(message::setText);
        model.messageProperty().subscribe(said -> message
                .setText(said.isEmpty() ? about(model.frontProperty().get()) : said));
        Label scenario = new Label();
        tellWhole(scenario);
        scenario.setMaxWidth(MOST_NAME);
        scenario.visibleProperty()
                .bind(model.frontProperty().flatMap(tab -> tab.modelProperty().map(Optional::isPresent)));
        model.openProperty().flatMap(ProblemModel::scenarioProperty)
                .subscribe(shown -> scenario.setText(ScenarioTitle.of(model.openProperty().get())));
        Label saved = new Label();
        saved.setId("saved");
        saved.textProperty().bind(model.savedProperty());
        saved.managedProperty().bind(saved.textProperty().isNotEmpty());
        saved.setMinWidth(Region.USE_PREF_SIZE);
        Label theme = new Label();
        WindowTheme looks = model.looks();
        theme.textProperty().bind(Bindings.createStringBinding(
                () -> looks.themeProperty().getValue().id() + " · " + looks.textSizeProperty().get().label(),
                looks.themeProperty(), looks.textSizeProperty()));
        theme.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(message, scenario, saved, theme);
        line.getStyleClass().add("status-line");
        return line;
    }

    /** The problem in a line, or the file that has only mistakes yet. */
    private static String about(WindowTab tab) {
        return tab.model().map(shown -> shown.problem().name()).orElseGet(tab::description);
    }

    /** Messages name files and scenarios, which can be longer than the line. */
    private static void tellWhole(Label label) {
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(label.textProperty());
        label.setTooltip(whole);
    }
}
