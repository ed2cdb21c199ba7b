package headroom.ui.window;

import headroom.ui.tab.ProblemModel;
import headroom.ui.theme.WindowTheme;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.controlsfx.control.StatusBar;

/** Line below everything: the last message, and what the window shows. */
final class StatusLine {

    private static final double MOST_NAME = 320;

    private final WorkbenchModel model;

    StatusLine(WorkbenchModel model) {
        this.model = model;
    }

    Region build() {
        StatusBar line = new StatusBar();
        line.setId("status");
        line.setFocusTraversable(false);
        line.getStyleClass().add("status-line");
        line.setTooltip(whole(line.textProperty()));
        model.frontProperty().flatMap(tab -> tab.modelProperty().map(_ -> about(tab))).subscribe(line::setText);
        model.messageProperty()
                .subscribe(said -> line.setText(said.isEmpty() ? about(model.frontProperty().get()) : said));
        Label scenario = new Label();
        scenario.setTooltip(whole(scenario.textProperty()));
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
        line.getRightItems().setAll(scenario, saved, theme);
        return line;
    }

    /** The problem in a line, or the file that has only mistakes yet. */
    private static String about(WindowTab tab) {
        return tab.model().map(shown -> shown.problem().name()).orElseGet(tab::description);
    }

    /** Messages name files and scenarios, which can be longer than the line. */
    private static Tooltip whole(ObservableValue<String> text) {
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(text);
        return whole;
    }
}
