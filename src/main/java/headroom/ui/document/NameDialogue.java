package headroom.ui.document;

import headroom.model.Scenario;
import headroom.ui.overlay.Overlay;
import headroom.ui.problem.ProblemModel;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Asks for the scenario's name and note, which are a step of its history like any other. */
public final class NameDialogue {

    private static final int LINES = 4;

    private final ProblemModel tab;
    private final Overlay overlay;
    private final TextField name = new TextField();
    private final TextArea note = new TextArea();

    /** A dialogue about a tab's scenario. */
    public NameDialogue(ProblemModel tab, Overlay overlay) {
        this.tab = tab;
        this.overlay = overlay;
    }

    /** Shows it over the window. */
    public void show() {
        Scenario scenario = tab.scenario();
        name.setId("scenario-name");
        name.setAccessibleText("Name of the scenario");
        name.setText(scenario.name());
        note.setId("scenario-note");
        note.setAccessibleText("Note on the scenario");
        note.setText(scenario.note());
        note.setWrapText(true);
        note.setPrefRowCount(LINES);
        Label title = new Label("Name and note");
        title.getStyleClass().add("title");
        VBox dialogue = new VBox(title, form(), buttons());
        dialogue.setId("name-dialogue");
        dialogue.getStyleClass().addAll("card", "dialogue");
        dialogue.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        overlay.show(dialogue, () -> {});
        name.requestFocus();
        name.selectAll();
    }

    private Region form() {
        GridPane form = new GridPane();
        form.getStyleClass().add("form");
        ColumnConstraints controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        form.getColumnConstraints().setAll(new ColumnConstraints(), controls);
        form.addRow(0, new Label("Name"), name);
        form.addRow(1, new Label("Note"), note);
        return form;
    }

    private Region buttons() {
        Button cancel = new Button("Cancel");
        cancel.setId("name-cancel");
        cancel.setCancelButton(true);
        cancel.setOnAction(_ -> overlay.hide());
        Button apply = new Button("Apply");
        apply.setId("name-apply");
        apply.setDefaultButton(true);
        apply.disableProperty().bind(name.textProperty().map(String::isBlank));
        apply.setOnAction(_ -> apply());
        HBox buttons = new HBox(cancel, apply);
        buttons.getStyleClass().add("buttons");
        return buttons;
    }

    private void apply() {
        Scenario before = tab.scenario();
        Scenario after = before.named(name.getText().strip(), note.getText().strip());
        tab.show(before.name().equals(after.name()) ? "Note changed" : "Renamed “%s”".formatted(after.name()), after);
        overlay.hide();
    }
}
