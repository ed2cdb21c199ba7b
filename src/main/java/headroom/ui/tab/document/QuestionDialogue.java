package headroom.ui.tab.document;

import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Dialogue;
import headroom.ui.controls.Paragraph;
import headroom.ui.tab.Overlay;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;

/** Asks something over the window; Enter gives the first answer, Escape gives none. */
final class QuestionDialogue {

    private final Overlay overlay;

    /** One of the answers, a button of that id. */
    record Answer(String id, String text, Runnable action) {}

    QuestionDialogue(Overlay overlay) {
        this.overlay = overlay;
    }

    /** Asks; besides the answers there is always Cancel, which changes nothing. */
    void ask(String question, String explanation, List<Answer> answers) {
        List<Node> buttons = new ArrayList<>();
        buttons.add(new ActionButton("question-cancel", "Cancel", overlay::hide).onEscape());
        answers.reversed().subList(0, answers.size() - 1).forEach(answer -> buttons.add(button(answer)));
        ActionButton first = button(answers.getFirst()).onEnter();
        buttons.add(first);
        overlay.showApart(new Dialogue("question", question, List.of(new Paragraph(explanation)), buttons), () -> {});
        first.requestFocus();
    }

    private ActionButton button(Answer answer) {
        return new ActionButton(answer.id(), answer.text(), () -> {
            overlay.hide();
            answer.action().run();
        });
    }
}
