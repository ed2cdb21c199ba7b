package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Steps taken back and again, and a scenario pinned to hold the others against. */
class HistoryJourneyTest extends Journey {

    private int steps() {
        return tab().historyProperty().get().entries().size();
    }

    @Test
    void oneDragIsOneStepAndUndoTakesItBack() {
        drag("#peakRate .thumb").moveBy(-20, 0).moveBy(-20, 0).dropBy(-20, 0);
        frame();
        double dragged = value("peakRate");
        assertNotEquals(500, dragged);
        assertEquals(2, steps());
        assertTrue(tab().historyProperty().get().presentName().startsWith("Peak request rate 500 → "));
        clickOn("#undo");
        frame();
        assertEquals(500, value("peakRate"));
        assertEquals("544", label("#tile-totalGpus .number"));
        clickOn("#redo");
        frame();
        assertEquals(dragged, value("peakRate"));
    }

    @Test
    void aDragIsOneStepAlsoWhenAnotherSliderHadTheKeyboard() {
        drag("#peakRate .thumb").dropBy(-40, 0);
        int steps = steps();
        drag("#inputTokens .thumb").moveBy(-15, 0).moveBy(-15, 0);
        assertTrue(tab().heldProperty().get());
        drop();
        assertFalse(tab().heldProperty().get());
        assertEquals(steps + 1, steps());
    }

    @Test
    void arrowsOneAfterTheOtherAreOneStepAndSoAreTheOptionsTriedInAList() {
        interact(() -> find("#peakRate").requestFocus());
        for (int i = 0; i < 12; i++) {
            push(KeyCode.RIGHT);
        }
        assertEquals(2, steps());
        interact(() -> window().elapse());
        push(KeyCode.RIGHT);
        assertEquals(3, steps());
        interact(() -> window().model().openProperty().set(window().model().tab("gateway")));
        frame();
        interact(() -> lookup(".group-head > .title").<ToggleButton>queryAll()
                .forEach(title -> title.setSelected(true)));
        frame();
        reveal("#lookup");
        interact(() -> find("#lookup").requestFocus());
        String before = tab().historyProperty().get().presentName();
        push(KeyCode.DOWN);
        push(KeyCode.UP);
        push(KeyCode.DOWN);
        write("ask");
        push(KeyCode.ENTER);
        assertNotEquals(before, tab().historyProperty().get().presentName());
        assertEquals(2, steps());
    }

    @Test
    void theKeyboardUndoesAndRedoes() {
        interact(() -> tab().set(assumption("peakRate"), 800));
        frame();
        push(KeyCode.SHORTCUT, KeyCode.Z);
        frame();
        assertEquals(500, value("peakRate"));
        push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
        frame();
        assertEquals(800, value("peakRate"));
    }

    @Test
    void theListOfStepsLeadsToAnyOfThem() {
        interact(() -> tab().set(assumption("peakRate"), 800));
        interact(() -> tab().set(assumption("headroom"), 30));
        frame();
        clickOn("#history").clickOn("#step-1");
        frame();
        assertEquals(800, value("peakRate"));
        assertEquals(20, value("headroom"));
    }

    @Test
    void tilesAndChecksAreHeldAgainstThePinnedScenario() {
        clickOn("#baseline").clickOn("#baseline-pin");
        interact(() -> tab().set(assumption("spareUnits"), 1));
        frame();
        assertEquals("+176 GPUs · 1.32×", label("#tile-totalGpus .caption"));
        assertTrue(words("#check-decodeUnitLoss").contains("(33 % short)"), words("#check-decodeUnitLoss"));
        clickOn("#baseline").clickOn("#baseline-swap");
        frame();
        assertEquals(0, value("spareUnits"));
        assertEquals("−176 GPUs · 0.756×", label("#tile-totalGpus .caption"));
        clickOn("#baseline").clickOn("#baseline-unpin");
        frame();
        assertEquals("256 P + 288 D", label("#tile-totalGpus .caption"));
    }
}
