package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What lies over the window and the keyboard: it goes around within it, and back to where it was. */
class OverlayJourneyTest extends Journey {

    private static final int MORE_THAN_ANY_HAS = 30;

    private void open(String question) {
        interact(() -> find("#peakRate").requestFocus());
        clickOn("#what-if").clickOn("#what-if-" + question);
        frame();
    }

    private Node keyboard() {
        return scene().getFocusOwner();
    }

    private boolean isCovering(Node node) {
        return node != null && ("overlay".equals(node.getId()) || isCovering(node.getParent()));
    }

    /** What Tab comes to, one after the other, until it is all around. */
    private List<Node> around(KeyCode... keys) {
        List<Node> met = new ArrayList<>();
        for (int i = 0; i < MORE_THAN_ANY_HAS; i++) {
            press(keys).release(keys);
            assertTrue(isCovering(keyboard()), () -> "Tab leads below, to " + keyboard());
            if (met.contains(keyboard())) {
                return met;
            }
            met.add(keyboard());
        }
        return met;
    }

    @ParameterizedTest
    @ValueSource(strings = {"seek", "compare", "map"})
    void tabGoesAroundWithinItInBothDirections(String question) {
        open(question);
        Set<Node> forwards = new LinkedHashSet<>(around(KeyCode.TAB));
        Set<Node> backwards = new LinkedHashSet<>(around(KeyCode.SHIFT, KeyCode.TAB));
        assertTrue(forwards.size() > 3, forwards::toString);
        assertEquals(forwards, backwards);
    }

    @Test
    void escapeClosesItEvenAfterTheButtonWithTheKeyboardIsGone() {
        open("compare");
        clickOn("#compare-remove-1");
        frame();
        interact(() -> {});
        assertTrue(isCovering(keyboard()), () -> "the keyboard is at " + keyboard());
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        frame();
        assertFalse(lookup("#compare").tryQuery().isPresent());
    }

    @Test
    void theKeyboardGoesBackToWhereItWas() {
        interact(() -> find("#peakRate").requestFocus());
        press(KeyCode.CONTROL, KeyCode.G).release(KeyCode.CONTROL, KeyCode.G);
        frame();
        assertTrue(isCovering(keyboard()));
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        frame();
        assertEquals("peakRate", keyboard().getId());
    }

    @Test
    void tabPassesOverItWhileNothingIsShown() {
        interact(() -> find("#looks").requestFocus());
        press(KeyCode.TAB).release(KeyCode.TAB);
        assertFalse(isCovering(keyboard()));
    }
}
