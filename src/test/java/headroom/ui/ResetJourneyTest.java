package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Choice;
import java.util.List;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;

/** What differs from the preset is marked, counted, and put back: one thing, a group, everything. */
class ResetJourneyTest extends Journey {

    private void change() {
        interact(() -> {
            tab().set(assumption("peakRate"), 800);
            tab().set(assumption("inputTokens"), 5_000);
            tab().set(assumption("headroom"), 30);
            tab().choose(mtp(), mtp().options().getLast());
        });
        frame();
    }

    private Choice mtp() {
        return tab().problem().choices().getFirst();
    }

    private int steps() {
        return tab().historyProperty().get().entries().size();
    }

    @Test
    void aDotMarksWhatDiffersAndTheTitlesOfGroupsCountItOpenOrFolded() {
        assertFalse(find("#peakRate-reset").isVisible());
        assertFalse(find("#reset-group-traffic").isVisible());
        change();
        assertTrue(find("#peakRate-reset").isVisible());
        assertFalse(find("#outputTokens-reset").isVisible());
        assertEquals("2", label("#group-traffic .changed-count"));
        assertEquals("1", label("#group-deployment .changed-count"));
        assertEquals("Deployment, 1 of 12 changed", find("#group-deployment .title").getAccessibleText());
        clickOn("#group-traffic .title");
        frame();
        assertTrue(isSeen(find("#group-traffic .changed-count")));
        assertFalse(isSeen(find("#peakRate-reset")));
    }

    @Test
    void rowsStayWhereTheyAreWhenSomethingIsMarked() {
        List<Double> before = places();
        change();
        assertEquals(before, places());
    }

    @Test
    void rowsStayWhereTheyAreWhateverTheirValues() {
        List<Double> before = places();
        interact(() -> tab().problem().assumptions().forEach(any -> tab().set(any, any.range().low())));
        frame();
        assertEquals(before, places());
        interact(() -> tab().problem().assumptions().forEach(any -> tab().set(any, any.range().high())));
        frame();
        assertEquals(before, places());
    }

    private List<Double> places() {
        return lookup(".assumption").<Node>queryAll().stream()
                .map(row -> row.localToScene(row.getLayoutBounds()).getMinY()).toList();
    }

    @Test
    void aGroupIsResetInOneStep() {
        change();
        int before = steps();
        clickOn("#reset-group-traffic");
        frame();
        assertEquals(List.of(500.0, 3_000.0, 30.0),
                List.of(value("peakRate"), value("inputTokens"), value("headroom")));
        assertEquals(before + 1, steps());
        assertEquals("Traffic back to the preset", tab().historyProperty().get().presentName());
        assertFalse(find("#reset-group-traffic").isVisible());
        clickOn("#undo");
        frame();
        assertEquals(List.of(800.0, 5_000.0), List.of(value("peakRate"), value("inputTokens")));
    }

    @Test
    void everythingIsResetInOneStepWhenAnythingDiffers() {
        assertTrue(find("#reset-tab").isDisabled());
        change();
        int before = steps();
        clickOn("#reset-tab");
        frame();
        assertEquals(tab().preset(), tab().scenario());
        assertEquals(before + 1, steps());
        assertEquals("Everything back to the preset", tab().historyProperty().get().presentName());
        assertTrue(find("#reset-tab").isDisabled());
    }

    @Test
    void aChoiceIsMarkedAndResetToo() {
        change();
        clickOn("#group-deployment .title");
        frame();
        clickOn(reveal("#mtp-reset"));
        frame();
        assertEquals(mtp().options().getFirst(), tab().scenario().option(mtp()));
        assertFalse(find("#mtp-reset").isVisible());
    }

    @Test
    void aPresetIsWhatMarksReferTo() {
        interact(() -> tab().start(tab().presets().get(1)));
        frame();
        assertTrue(lookup(".changed-mark").<Node>queryAll().stream().noneMatch(Node::isVisible));
        assertTrue(find("#reset-tab").isDisabled());
    }

    @Test
    void theChosenOptionStaysChosenWhenItIsClickedAgain() {
        String chosen = "#mtp-" + tab().scenario().option(mtp()).id();
        clickOn("#group-deployment .title");
        frame();
        clickOn(reveal(chosen));
        frame();
        assertTrue(is(chosen, "selected"));
        assertEquals(1, tab().historyProperty().get().entries().size());
    }
}
