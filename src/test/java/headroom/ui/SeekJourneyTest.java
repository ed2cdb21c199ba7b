package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** A goal reached by one assumption, and a failed check fixed. */
class SeekJourneyTest extends Journey {

    private int steps() {
        return tab().historyProperty().get().entries().size();
    }

    private Estimate estimate(String id) {
        return tab().problem().estimate(id).orElseThrow();
    }

    private void open(String estimate, String target, String by) {
        interact(() -> tab().enquiry().ask(estimate(estimate)));
        clickOn("#what-if").clickOn("#what-if-seek");
        frame();
        choose(by);
        write(target);
        frame();
    }

    @SuppressWarnings("unchecked")
    private ComboBox<Assumption> by() {
        return (ComboBox<Assumption>) find("#goal-by", ComboBox.class);
    }

    private void choose(String id) {
        interact(() -> by().setValue(assumption(id)));
        frame();
    }

    @Test
    void aGoalIsReachedInOneStepThatUndoTakesBack() {
        open("costPerHour", "$900/h", "prefixHitRate");
        assertTrue(label("#goal-sentence").startsWith("Prefix cache hit rate "), label("#goal-sentence"));
        assertTrue(label("#goal-sentence").contains("–99 % keeps Cost at $900/h or less."), label("#goal-sentence"));
        assertEquals(50, value("prefixHitRate"));
        assertEquals(1, steps());
        clickOn("#goal-ok");
        frame();
        assertEquals(2, steps());
        assertTrue(tab().historyProperty().get().presentName()
                .startsWith("Goal: Cost ≤ $900/h by prefix cache hit rate 50 → "),
                tab().historyProperty().get().presentName());
        assertTrue(tab().evaluation().value(estimate("costPerHour")) <= 900);
        clickOn("#undo");
        frame();
        assertEquals(50, value("prefixHitRate"));
    }

    @Test
    void whatIsOfferedFirstReachesTheGoal() {
        interact(() -> tab().enquiry().ask(estimate("costPerHour")));
        clickOn("#what-if").clickOn("#what-if-seek");
        frame();
        write("$900/h");
        frame();
        Assumption first = by().getItems().getFirst();
        assertEquals(first, by().getValue());
        assertFalse(find("#goal-ok").isDisabled(), label("#goal-sentence"));
        clickOn("#goal-by");
        frame();
        assertTrue(noteOf(first).startsWith("at "), noteOf(first));
        assertEquals("out of reach", noteOf(assumption("spareUnits")));
        assertEquals("no effect", noteOf(by().getItems().getLast()));
        push(KeyCode.ESCAPE);
    }

    /** What stands beside an assumption in the list that is open, which is scrolled there. */
    private String noteOf(Assumption one) {
        interact(() -> openList().scrollTo(by().getItems().indexOf(one)));
        frame();
        return from(openList()).lookup((Labeled label) -> label.getStyleClass().contains("note")
                && label.getParent().getParent() instanceof ListCell<?> cell && one.equals(cell.getItem())
                && isSeen(cell))
                .queryLabeled().getText();
    }

    private ListView<?> openList() {
        return (ListView<?>) ((ComboBoxListViewSkin<?>) by().getSkin()).getPopupContent();
    }

    @Test
    void anAssumptionIsFoundByTypingAPartOfItsName() {
        open("costPerHour", "$900/h", "peakRate");
        interact(() -> by().requestFocus());
        write("hit");
        frame();
        assertTrue(by().isShowing());
        assertEquals(assumption("prefixHitRate"), by().getValue());
        push(KeyCode.BACK_SPACE).push(KeyCode.BACK_SPACE).push(KeyCode.BACK_SPACE);
        write("unit si");
        frame();
        assertTrue(by().getValue().label().contains("unit size"), by().getValue().label());
        Assumption unit = by().getValue();
        push(KeyCode.DOWN);
        assertNotEquals(unit, by().getValue());
        push(KeyCode.UP);
        assertEquals(unit, by().getValue());
        write("qqq");
        assertEquals(unit, by().getValue());
        push(KeyCode.ENTER);
        frame();
        assertFalse(by().isShowing());
        assertTrue(lookup("#goal").tryQuery().isPresent(), "Enter closed the list only");
    }

    @Test
    void escapeLeavesEverythingAsItWas() {
        open("costPerHour", "900", "prefixHitRate");
        push(KeyCode.ESCAPE);
        frame();
        assertEquals(50, value("prefixHitRate"));
        assertEquals(1, steps());
        assertFalse(lookup("#goal").tryQuery().isPresent());
    }

    @Test
    void theKeyboardAloneReachesAGoal() {
        interact(() -> tab().enquiry().ask(estimate("costPerHour")));
        push(KeyCode.SHORTCUT, KeyCode.G);
        frame();
        write("1k");
        push(KeyCode.TAB);
        for (int i = 0; i < by().getItems().size() && find("#goal-ok").isDisabled(); i++) {
            push(KeyCode.DOWN);
            frame();
        }
        push(KeyCode.ENTER);
        frame();
        assertEquals(2, steps());
        assertTrue(tab().evaluation().value(estimate("costPerHour")) <= 1000);
    }

    @Test
    void whatIsOutOfReachSaysTheNearestAndTakesItOnlyWhenAsked() {
        interact(() -> tab().set(assumption("peakRate"), 900));
        frame();
        open("totalGpus", "550 GPUs", "peakRate");
        interact(() -> find("#goal-relation", ComboBox.class).getSelectionModel().select(2));
        frame();
        assertTrue(label("#goal-sentence").startsWith("Out of reach; nearest is 544 GPUs at "),
                label("#goal-sentence"));
        assertTrue(find("#goal-ok").isDisabled());
        clickOn("#goal-nearest").clickOn("#goal-ok");
        frame();
        assertEquals(544, tab().evaluation().value(estimate("totalGpus")));
    }

    @Test
    void ofSeveralIntervalsAnyCanBeChosen() {
        open("totalGpus", "540", "decodeUnitGpus");
        Node second = find("#goal-interval-1");
        clickOn(second);
        frame();
        clickOn("#goal-ok");
        frame();
        assertEquals(2, steps());
        assertTrue(tab().evaluation().value(estimate("totalGpus")) <= 540);
    }

    @Test
    void whatCannotBeReadStaysWithASentence() {
        open("costPerHour", "9oo", "prefixHitRate");
        assertTrue(label("#goal-sentence").contains("no unit of"), label("#goal-sentence"));
        assertEquals("9oo", find("#goal-target", TextField.class).getText());
        assertTrue(find("#goal-ok").isDisabled());
    }

    @Test
    void aFailedCheckIsFixedByAClick() {
        clickOn("#why-decodeUnitLoss");
        frame();
        assertTrue(words("#fixes").contains("Spare units per role 0 → 1 unit"), words("#fixes"));
        assertTrue(words("#fixes").contains("Makes every check pass"), words("#fixes"));
        clickOn(reveal("#apply-spareUnits-up"));
        frame();
        assertEquals(1, value("spareUnits"));
        assertEquals(2, steps());
        assertFalse(lookup("#why-decodeUnitLoss").query().isVisible());
        clickOn("#undo");
        frame();
        assertEquals(0, value("spareUnits"));
    }

    @Test
    void whatIsKeptIsLeftAlone() {
        rightClickOn("#peakRate").clickOn("#peakRate-keep");
        frame();
        assertTrue(tab().enquiry().keptProperty().get().contains(assumption("peakRate")));
        clickOn("#why-binding");
        frame();
        assertFalse(lookup("#apply-peakRate-down").tryQuery().isPresent());
        clickOn("#fix-close");
        clickOn("#what-if").clickOn("#what-if-seek");
        frame();
        assertFalse(by().getItems().contains(assumption("peakRate")));
    }
}
