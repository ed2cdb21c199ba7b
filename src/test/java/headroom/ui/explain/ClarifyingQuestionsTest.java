package headroom.ui.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.Moment;
import headroom.files.problem.TeaKitchen;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class ClarifyingQuestionsTest {

    private static final Problem KITCHEN = TeaKitchen.problem();
    private static final String GUIDE = """
            # Clarify

            ## What does a kettle cost?
            At present {kettlePrice}.

            ## Who owns the kitchen?
            Somebody does.

            ## How many guests come?
            Now {guestRate}, each of whom waits {meanWait}.

            ## How patient is the tea?
            It takes {brewTime}.

            # Estimate

            ## The wait
            {meanWait}
            """;

    private final ProblemModel model = new ProblemModel(KITCHEN, List.of(), Scenario.defaults(KITCHEN), Moment.NOON);

    private static List<List<String>> questions(Node page) {
        return lines(page, "question").stream().map(question -> ((Parent) question).getChildrenUnmodifiable().stream()
                .filter(Node::isVisible).map(ClarifyingQuestionsTest::words).toList()).toList();
    }

    private static List<Node> lines(Node node, String style) {
        if (node.getStyleClass().contains(style)) {
            return List.of(node);
        }
        return switch (node) {
            case ScrollPane pane -> lines(Objects.requireNonNull(pane.getContent()), style);
            case Parent parent -> parent.getChildrenUnmodifiable().stream()
                    .flatMap(child -> lines(child, style).stream()).toList();
            default -> List.of();
        };
    }

    private static String words(Node node) {
        return switch (node) {
            case Text text -> text.getText();
            case Parent parent -> String.join("", parent.getChildrenUnmodifiable().stream()
                    .map(ClarifyingQuestionsTest::words).toList());
            default -> "";
        };
    }

    private void set(String id, double value) {
        model.set(KITCHEN.assumption(id).orElseThrow(), value);
        model.refresh();
    }

    @Test
    void theQuestionWhoseAnswerMovesTheHeadlineMostComesFirstAndSaysSo(FxRobot robot) {
        robot.interact(() -> {
            Property<Boolean> lookedAt = new SimpleBooleanProperty(true);
            Node page = new GuideView(model, GUIDE, List.of(), Runnable::run).build(lookedAt);
            assertEquals(List.of("How patient is the tea?", "How many guests come?", "What does a kettle cost?",
                    "Who owns the kitchen?"), questions(page).stream().map(List::getFirst).toList());
            assertEquals("Mean wait: 1.62 s to 6.05 s, with time to brew at 5.4–6.6 s.",
                    questions(page).getFirst().get(1));
            assertEquals("Mean wait: no change, with kettle price at $36–$44/kettle.", questions(page).get(2).get(1));
            assertEquals(List.of("Who owns the kitchen?", "Somebody does."), questions(page).getLast());
            set("guestRate", 0.66);
            assertEquals("Mean wait: no value for some answers, with guests at 0.594–0.726 guests/s.",
                    questions(page).getFirst().get(1));
        });
    }

    @Test
    void theOrderHoldsStillDuringAGesture(FxRobot robot) {
        robot.interact(() -> {
            Property<Boolean> lookedAt = new SimpleBooleanProperty(true);
            Node page = new GuideView(model, GUIDE, List.of(), Runnable::run).build(lookedAt);
            List<String> before = questions(page).stream().map(question -> question.get(1)).toList();
            model.hold(true);
            set("guestRate", 0.02);
            assertEquals(before, questions(page).stream().map(question -> question.get(1)).toList());
            model.hold(false);
            assertEquals("Mean wait: 7.26 µs to 19.6 µs, with time to brew at 5.4–6.6 s.",
                    questions(page).getFirst().get(1));
        });
    }
}
