package headroom.ui.tab.document;

import headroom.model.Scenario;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Dialogue;
import headroom.ui.controls.Form;
import headroom.ui.controls.Paragraph;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
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
        boolean earlier = !scenario.note().equals(scenario.writtenNote());
        note.setWrapText(true);
        note.setPrefRowCount(LINES);
        ActionButton apply = new ActionButton("name-apply", "Apply", this::apply).onEnter();
        apply.disableProperty().bind(name.textProperty().map(String::isBlank));
        Form form = new Form().with("Name", name).with("Note", note);
        overlay.show(new Dialogue("name-dialogue", "Name and note",
                earlier ? List.of(form, outdated(scenario.writtenNote())) : List.of(form),
                List.of(new ActionButton("name-cancel", "Cancel", overlay::hide).onEscape(), apply)), () -> {});
        name.requestFocus();
        name.selectAll();
    }

    /** A note belongs to what it was written for; whoever finds it still true may say so. */
    private Node outdated(String written) {
        Paragraph remark = new Paragraph("There is a note, but something has been changed since it was written. "
                + "So it is not shown, printed or saved.", "note");
        Hyperlink take = new Hyperlink("It is still true: take it");
        take.setId("note-take");
        take.setOnAction(_ -> note.setText(written));
        return new VBox(remark, take);
    }

    private void apply() {
        Scenario before = tab.scenario();
        Scenario after = before.named(name.getText().strip(), note.getText().strip());
        tab.show(before.name().equals(after.name()) ? "Note changed" : "Renamed “%s”".formatted(after.name()), after);
        overlay.hide();
    }
}
