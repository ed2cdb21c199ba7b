package headroom.ui.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class DerivationViewTest {

    private static final Problem PROBLEM = Problems.all().getFirst();

    private final ProblemModel model = new ProblemModel(PROBLEM, List.of(), Scenario.defaults(PROBLEM), Moment.NOON);

    private static String words(Node node) {
        return switch (node) {
            case ScrollPane pane -> words(pane.getContent());
            case Text text -> text.getText();
            case Labeled label -> String.valueOf(label.getText());
            case Parent parent -> String.join(" ", parent.getChildrenUnmodifiable().stream()
                    .map(DerivationViewTest::words).toList());
            default -> "";
        };
    }

    private void move(double rate) {
        model.set(PROBLEM.assumption("peakRate").orElseThrow(), rate);
        model.refresh();
    }

    @Test
    void aDerivationIsWrittenOnlyWhileItIsLookedAt(FxRobot robot) {
        robot.interact(() -> {
            Property<Boolean> lookedAt = new SimpleBooleanProperty(false);
            Node page = new DerivationView(model, _ -> {}).build(lookedAt);
            assertTrue(words(page).isBlank());
            lookedAt.setValue(true);
            String before = words(page);
            assertFalse(before.isBlank());
            lookedAt.setValue(false);
            move(5_000);
            assertEquals(before, words(page));
            lookedAt.setValue(true);
            assertNotEquals(before, words(page));
        });
    }
}
