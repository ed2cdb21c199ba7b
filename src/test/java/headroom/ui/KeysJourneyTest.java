package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Scenario;
import headroom.ui.controls.LabelledComboBox;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each key does one thing: what the keyboard is busy with comes before the window. */
class KeysJourneyTest extends Journey {

    private void set(String id, double value) {
        interact(() -> tab().set(assumption(id), value));
    }

    private void focus(String selector) {
        interact(() -> find(selector).requestFocus());
    }

    private void open(String problem) {
        interact(() -> window().model().openProperty().set(window().model().tab(problem)));
        frame();
        unfold();
    }

    private void unfold() {
        interact(() -> lookup(".group-head > .title").<ToggleButton>queryAll()
                .forEach(title -> title.setSelected(true)));
        frame();
    }

    private String keyboard() {
        return scene().getFocusOwner().getId();
    }

    @Test
    void undoInAFieldIsTheScenariosUnlessSomethingIsTyped() {
        set("peakRate", 800);
        set("inputTokens", 5_000);
        clickOn("#peakRate-value");
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals(List.of(800.0, 3_000.0), List.of(value("peakRate"), value("inputTokens")));
        write("9");
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals(List.of(800.0, 3_000.0), List.of(value("peakRate"), value("inputTokens")));
        assertEquals("800", typed("peakRate"));
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals(500, value("peakRate"));
        push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
        assertEquals(800, value("peakRate"));
        write("9");
        push(KeyCode.SHORTCUT, KeyCode.Y);
        assertEquals(3_000, value("inputTokens"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#export-pictures", "#what-if-seek", "#what-if-compare", "#scenario-rename"})
    void undoDoesNotActThroughADialogue(String opener) {
        set("peakRate", 800);
        frame();
        if (opener.startsWith("#what-if")) {
            clickOn("#what-if");
        } else if (opener.startsWith("#scenario")) {
            clickOn("#presets");
        }
        clickOn(opener);
        frame();
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals(800, value("peakRate"));
        push(KeyCode.ESCAPE);
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals(500, value("peakRate"));
        interact(() -> find("#undo").requestFocus());
    }

    @Test
    void undoActsUnderAMapWhichShowsWhatBecomesOfIt() {
        set("peakRate", 800);
        clickOn("#what-if").clickOn("#what-if-map");
        frame();
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals(500, value("peakRate"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#peakRate", "#peakRate-value", "#find-assumption", ".explanation"})
    void theTabsAreChangedFromAnywhere(String place) {
        Scenario before = tab().scenario();
        String first = tab().problem().id();
        String second = window().model().tabs().get(1).problem().id();
        String last = window().model().tabs().getLast().problem().id();
        focus(place);
        push(KeyCode.SHORTCUT, KeyCode.PAGE_DOWN);
        frame();
        assertEquals(second, tab().problem().id());
        push(KeyCode.SHORTCUT, KeyCode.PAGE_UP);
        push(KeyCode.SHORTCUT, KeyCode.PAGE_UP);
        frame();
        assertEquals(last, tab().problem().id());
        push(KeyCode.SHORTCUT, KeyCode.PAGE_DOWN);
        assertEquals(first, tab().problem().id());
        assertEquals(before, tab().scenario());
    }

    @Test
    void aNumberTypedOnASliderGoesIntoItsFieldWithAllItsSigns() {
        unfold();
        focus("#headroom");
        write("22.5");
        assertEquals("headroom-value", keyboard());
        assertEquals("22.5", typed("headroom"));
        assertEquals(0, tab().path().place());
        push(KeyCode.ENTER);
        assertEquals(22.5, value("headroom"));
    }

    @Test
    void savingTakesWhatIsTypedAsItStandsInItsField() {
        clickOn("#peakRate-value").write("800");
        push(KeyCode.SHORTCUT, KeyCode.S);
        assertEquals(800, value("peakRate"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#peakRate-reset", "#mtp-on"})
    void aPointAndACommaInARowDoNotStepThePath(String place) {
        set("peakRate", 800);
        unfold();
        focus(place);
        push(KeyCode.PERIOD);
        push(KeyCode.COMMA);
        push(KeyCode.PERIOD);
        assertEquals(0, tab().path().place());
    }

    @Test
    void lettersTypedIntoAListAreItsOwn() {
        open("gateway");
        LabelledComboBox<?> list = find("#lookup", LabelledComboBox.class);
        reveal(list);
        interact(list::requestFocus);
        for (KeyCode key : List.of(KeyCode.F, KeyCode.PERIOD, KeyCode.COMMA)) {
            push(key);
        }
        assertTrue(window().model().presentationProperty().get().isEmpty());
        assertEquals(0, tab().path().place());
        interact(list::show);
        push(KeyCode.F);
        assertTrue(window().model().presentationProperty().get().isEmpty());
    }

    @Test
    void escapeEndsTheInnermostFirstAndOneThingAtATime() {
        focus("#undo");
        push(KeyCode.F);
        push(KeyCode.PERIOD);
        frame();
        push(KeyCode.ESCAPE);
        assertTrue(window().model().presentationProperty().get().isPresent());
        push(KeyCode.ESCAPE);
        assertFalse(window().model().presentationProperty().get().isPresent());
        frame();
        interact(() -> tab().path().forward());
        clickOn("#peakRate-value").write("9");
        push(KeyCode.ESCAPE);
        assertEquals("500", typed("peakRate"));
        assertEquals(1, tab().path().place());
        push(KeyCode.ESCAPE);
        assertEquals(0, tab().path().place());
    }

    @Test
    void escapeClosesAListOrAMenuOrADialogueBeforeItLeavesThePath() {
        open("gateway");
        interact(() -> tab().path().forward());
        LabelledComboBox<?> list = find("#lookup", LabelledComboBox.class);
        reveal(list);
        interact(list::requestFocus);
        interact(list::show);
        push(KeyCode.ESCAPE);
        assertFalse(list.isShowing());
        assertEquals(1, tab().path().place(), "after the list");
        clickOn("#what-if");
        push(KeyCode.ESCAPE);
        assertEquals(1, tab().path().place(), "after the menu");
        clickOn("#find-assumption").write("price");
        push(KeyCode.ESCAPE);
        assertEquals(1, tab().path().place(), "after the search");
        clickOn("#what-if").clickOn("#what-if-map");
        frame();
        LabelledComboBox<?> axis = find("#map .combo-box", LabelledComboBox.class);
        interact(axis::requestFocus);
        interact(axis::show);
        push(KeyCode.ESCAPE);
        frame();
        assertTrue(lookup("#map").tryQuery().isPresent(), "a list in a sheet");
        push(KeyCode.ESCAPE);
        frame();
        assertFalse(lookup("#map").tryQuery().isPresent());
        assertEquals(1, tab().path().place(), "after the sheet");
        push(KeyCode.ESCAPE);
        assertEquals(0, tab().path().place());
    }

    @Test
    void aComplaintCoversNoFieldAndTakesNoClick() {
        clickOn("#peakRate-value").write("plenty");
        push(KeyCode.ENTER);
        frame();
        Bounds bubble = inScene(find(".bubble"));
        assertTrue(find(".bubble").isVisible());
        assertTrue(bubble.getMinX() >= inScene(find(".assumptions")).getMaxX());
        assertTrue(bubble.getMinY() < inScene(find("#peakRate-value")).getMaxY()
                && bubble.getMaxY() > inScene(find("#peakRate-value")).getMinY());
        clickOn("#inputTokens-value");
        assertEquals("inputTokens-value", keyboard());
        Node below = lookup(".tile").queryAll().stream()
                .filter(tile -> inScene(tile).intersects(bubble)).findFirst().orElseThrow();
        Bounds covered = inScene(below);
        int questions = tab().questionsProperty().get();
        clickOn(scene().getWindow().getX() + scene().getX() + Math.max(covered.getMinX(), bubble.getMinX()) + 6,
                scene().getWindow().getY() + scene().getY() + Math.max(covered.getMinY(), bubble.getMinY()) + 6);
        assertEquals(questions + 1, tab().questionsProperty().get());
        clickOn("#peakRate-value");
        push(KeyCode.ESCAPE);
        assertFalse(find(".bubble").isVisible());
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
