package headroom.ui.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.skin.TextFieldSkin;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The blinking of a caret, where time passes as the test says. */
@ExtendWith(ApplicationExtension.class)
class RestingCaretTest {

    private final Deque<Runnable> later = new ArrayDeque<>();
    private TextField field;
    private Button other;
    private boolean blinking;

    /** A skin that tells when its own caret blinks. */
    private final class Watched extends TextFieldSkin {

        private final RestingCaret caret;

        Watched() {
            super(field);
            caret = new RestingCaret(field, now -> {
                blinking = now;
                super.setCaretAnimating(now);
            }, (_, action) -> later.add(action));
        }

        @Override
        public void setCaretAnimating(boolean wanted) {
            if (caret != null) {
                caret.animate(wanted);
            }
        }
    }

    @Start
    void show(Stage stage) {
        field = new TextField("500");
        other = new Button("other");
        field.setSkin(new Watched());
        Scene scene = new Scene(new VBox(other, field), 200, 100);
        stage.setScene(scene);
        stage.show();
        other.requestFocus();
    }

    /** Lets a while pass, or two: whoever typed within the first has the second until the caret comes to rest. */
    private void elapse(FxRobot person, int whiles) {
        for (int i = 0; i < whiles; i++) {
            person.interact(() -> {
                for (int waiting = later.size(); waiting > 0; waiting--) {
                    later.remove().run();
                }
            });
        }
    }

    private void type(FxRobot person, int from, int to) {
        person.interact(() -> {
            field.requestFocus();
            field.selectRange(from, to);
        });
    }

    private long still() {
        return field.lookupAll(".still-caret").size();
    }

    @Test
    void aCaretBlinksForAWhileAndThenStandsStill(FxRobot person) {
        type(person, 1, 1);
        assertTrue(blinking);
        elapse(person, 2);
        assertFalse(blinking);
        assertEquals(1, still());
        assertEquals(0, later.size(), "nothing is waited for any more");
    }

    @Test
    void whoGoesOnTypingHasABlinkingCaret(FxRobot person) {
        type(person, 1, 1);
        elapse(person, 1);
        type(person, 2, 2);
        elapse(person, 1);
        assertTrue(blinking, "something was typed meanwhile");
        elapse(person, 1);
        assertFalse(blinking);
        person.interact(() -> field.insertText(2, "7"));
        assertTrue(blinking);
        assertEquals(0, still());
        elapse(person, 2);
        assertFalse(blinking);
        assertEquals(1, still());
    }

    @Test
    void nothingBlinksWhileTextIsSelected(FxRobot person) {
        type(person, 0, 3);
        assertFalse(blinking, "a hidden caret that blinks paints the whole window");
        type(person, 3, 3);
        assertTrue(blinking);
        elapse(person, 2);
        type(person, 0, 3);
        assertFalse(blinking);
        assertEquals(0, still());
    }

    @Test
    void nothingBlinksInAFieldThatIsChangedFromElsewhere(FxRobot person) {
        person.interact(() -> field.setText("1,000"));
        person.interact(() -> field.positionCaret(2));
        assertFalse(blinking);
        assertEquals(0, later.size());
    }

    @Test
    void noCaretStaysInAFieldThatIsLeft(FxRobot person) {
        type(person, 1, 1);
        elapse(person, 2);
        person.interact(other::requestFocus);
        assertFalse(blinking);
        assertEquals(0, still());
        type(person, 1, 1);
        assertTrue(blinking);
    }
}
