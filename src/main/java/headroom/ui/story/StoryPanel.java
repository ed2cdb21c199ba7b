package headroom.ui.story;

import headroom.model.Story;
import headroom.model.StoryPoint;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Dialogue;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.VerticalScroll;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The story points of a tab, to be worded, put in order and removed; the last one removed can be put back. */
public final class StoryPanel {

    private static final double LIST_HEIGHT = 340;

    private final ProblemModel model;
    private final VBox rows = new VBox();
    private final HBox removed = new HBox();

    /** A panel about a tab's story. */
    public StoryPanel(ProblemModel model) {
        this.model = model;
    }

    /** The panel; {@code close} is told when it is to go. */
    public Region build(Runnable close) {
        rows.getStyleClass().add("points");
        VerticalScroll scroll = new VerticalScroll("story-scroll", rows);
        scroll.setPrefHeight(LIST_HEIGHT);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        removed.getStyleClass().add("removed");
        HBox.setHgrow(removed, Priority.ALWAYS);
        Dialogue panel = new Dialogue("story-panel", "Story of “%s”".formatted(model.problem().title()),
                List.of(scroll), List.of(removed, new ActionButton("story-done", "Done", close).onEscape()));
        panel.getStyleClass().add("story");
        panel.setMinHeight(0);
        list();
        return panel;
    }

    /** Builds the rows anew, which changes of words do not need: a field keeps its caret. */
    private void list() {
        rows.getChildren().clear();
        for (int place = 0; place < story().points().size(); place++) {
            rows.getChildren().add(row(place));
        }
        if (story().isEmpty()) {
            rows.getChildren()
                    .add(new Paragraph(
                            "No story points yet. A story point keeps the scenario and its baseline as they are now; "
                                    + "“Keep the present scenario” in the presentation menu adds one.",
                            "none"));
        }
    }

    private Node row(int place) {
        StoryPoint point = story().points().get(place);
        Label number = new Label(String.valueOf(place + 1));
        number.getStyleClass().add("number");
        TextField title = field(point.title(), "Title", "story-title-" + place, StoryPoint.LONGEST_TITLE);
        TextField note = field(point.note(), "Note", "story-note-" + place, StoryPoint.LONGEST_NOTE);
        title.textProperty().subscribe((_, _) -> word(place, title, note));
        note.textProperty().subscribe((_, _) -> word(place, title, note));
        Button up = new IconButton("story-up-" + place, Feather.ARROW_UP, "Earlier", () -> swap(place - 1));
        up.setDisable(place == 0);
        Button down = new IconButton("story-down-" + place, Feather.ARROW_DOWN, "Later", () -> swap(place));
        down.setDisable(place == story().points().size() - 1);
        Button remove = new IconButton("story-remove-" + place, Feather.TRASH_2, "Remove", () -> remove(place));
        VBox words = new VBox(title, note);
        words.getStyleClass().add("words");
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(number, words, up, down, remove);
        row.getStyleClass().add("point");
        return row;
    }

    private void word(int place, TextInputControl title, TextInputControl note) {
        model.tell(story().replaced(place, story().points().get(place).worded(title.getText(), note.getText())));
    }

    private void swap(int place) {
        model.tell(story().swapped(place));
        list();
    }

    private void remove(int place) {
        StoryPoint point = story().points().get(place);
        model.tell(story().without(place));
        list();
        Label gone = new Label("Removed “%s”".formatted(point.title()));
        gone.setTooltip(new Tooltip(gone.getText()));
        Button back = new ActionButton("story-put-back", "Put back", () -> {
            model.tell(story().with(Math.min(place, story().points().size()), point));
            removed.getChildren().clear();
            list();
        });
        removed.getChildren().setAll(gone, back);
    }

    private static TextField field(String text, String what, String id, int longest) {
        TextField field = new TextField(text);
        field.setId(id);
        field.setPromptText(what);
        field.setAccessibleText("%s, at most %d characters".formatted(what, longest));
        field.setTooltip(new Tooltip("%s, at most %d characters".formatted(what, longest)));
        field.setTextFormatter(new TextFormatter<String>(
                change -> change.getControlNewText().length() > longest ? null : change));
        return field;
    }

    private Story story() {
        return model.storyProperty().get();
    }
}
