package headroom.ui.document;

import headroom.ui.overlay.Overlay;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Asks something over the window; Enter gives the first answer, Escape gives none. */
final class Question {

    private final Overlay overlay;

    /** One of the answers, a button of that id. */
    record Answer(String id, String text, Runnable action) {}

    Question(Overlay overlay) {
        this.overlay = overlay;
    }

    /** Asks; besides the answers there is always Cancel, which changes nothing. */
    void ask(String question, String explanation, List<Answer> answers) {
        Label title = new Label(question);
        title.getStyleClass().add("title");
        title.setWrapText(true);
        Label text = new Label(explanation);
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        title.setMinHeight(Region.USE_PREF_SIZE);
        HBox buttons = new HBox(cancel());
        buttons.getStyleClass().add("buttons");
        for (Answer answer : answers.reversed()) {
            buttons.getChildren().add(button(answer));
        }
        Button first = (Button) buttons.getChildren().getLast();
        first.setDefaultButton(true);
        VBox dialogue = new VBox(title, text, buttons);
        dialogue.setId("question");
        dialogue.getStyleClass().addAll("card", "dialogue");
        dialogue.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        overlay.show(dialogue, () -> {});
        first.requestFocus();
    }

    private Button button(Answer answer) {
        Button button = new Button(answer.text());
        button.setId(answer.id());
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> {
            overlay.hide();
            answer.action().run();
        });
        return button;
    }

    private Button cancel() {
        Button cancel = new Button("Cancel");
        cancel.setId("question-cancel");
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        cancel.setCancelButton(true);
        cancel.setOnAction(_ -> overlay.hide());
        return cancel;
    }
}
