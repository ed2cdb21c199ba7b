package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Scenario;
import headroom.text.Digits;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/** Assumptions are dragged, typed, stepped, reset and searched. */
class AssumptionsJourneyTest extends Journey {

    @Test
    void draggingTheRateMovesTilesChecksBannerAndDerivation() {
        String gpus = label("#tile-totalGpus .number");
        String banner = words("#banner");
        String derivation = words("#derivation-values");
        assertTrue(is("#check-decodeUnitLoss", "failed"));
        drag("#peakRate .thumb").dropBy(-60, 0);
        frame();
        assertTrue(value("peakRate") < 200, () -> "peak rate " + value("peakRate"));
        assertNotEquals(gpus, label("#tile-totalGpus .number"));
        assertFalse(is("#check-decodeUnitLoss", "failed") && banner.equals(words("#banner")));
        assertNotEquals(derivation, words("#derivation-values"));
        assertEquals(Digits.exact(value("peakRate")), typed("peakRate"));
    }

    @Test
    void whileASliderIsHeldNothingIsWrittenBackIntoIt() {
        Slider slider = find("#peakRate", Slider.class);
        drag("#peakRate .thumb").moveBy(13, 0);
        frame();
        double held = slider.getValue();
        interact(() -> tab().set(assumption("peakRate"), 5));
        frame();
        assertEquals(held, slider.getValue());
        assertEquals("5", typed("peakRate"));
        release(MouseButton.PRIMARY);
        interact(() -> tab().set(assumption("peakRate"), 20_000));
        assertEquals(1, slider.getValue());
    }

    @Test
    void aTypedValueIsCommittedByEnter() {
        type("peakRate", "1.2k");
        assertEquals(500, value("peakRate"));
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        frame();
        assertEquals(1_200, value("peakRate"));
        assertEquals("1,200", typed("peakRate"));
    }

    @Test
    void theUnitBesideANumberIsInTheSingularOrThePluralThatGoesWithIt() {
        clickOn("#find-assumption").write("spare units");
        frame();
        type("spareUnits", "1");
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        frame();
        assertEquals("unit", ((Labeled) field("spareUnits").lookup(".unit")).getText());
        write("2");
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        frame();
        assertEquals("units", ((Labeled) field("spareUnits").lookup(".unit")).getText());
    }

    @Test
    void aTypedValueIsCommittedWhenTheFocusLeaves() {
        type("peakRate", "750");
        clickOn("#inputTokens-value");
        assertEquals(750, value("peakRate"));
    }

    @Test
    void escapeRestoresWhatWasThere() {
        type("peakRate", "12345");
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        assertEquals("500", typed("peakRate"));
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        assertEquals(500, value("peakRate"));
    }

    @Test
    void nonsenseStaysAsTypedWithASentenceAndChangesNothing() {
        Scenario before = tab().scenario();
        type("peakRate", "plenty");
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        frame();
        assertEquals("“plenty” is no number; type a number such as 500 req/s.", label(".complaint"));
        assertEquals("plenty", typed("peakRate"));
        assertTrue(field("peakRate").getPseudoClassStates().toString().contains("wrong"));
        assertSame(before, tab().scenario());
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        assertEquals("500", typed("peakRate"));
        assertFalse(field("peakRate").getPseudoClassStates().toString().contains("wrong"));
    }

    @Test
    void aValueOutOfRangeIsRefusedInASentenceEvenWhenTheFocusLeaves() {
        type("inputTokens", "2.5");
        clickOn("#peakRate-value");
        frame();
        assertEquals("Input tokens is 2.5, but must be a whole number between 16 and 2,000,000 tok/req.",
                label(".complaint"));
        assertEquals(3_000, value("inputTokens"));
        assertEquals("2.5", typed("inputTokens"));
    }

    @Test
    void aValueThatIsBeingTypedSurvivesChangesElsewhere() {
        type("peakRate", "12");
        interact(() -> tab().set(assumption("outputTokens"), 900));
        frame();
        assertEquals("12", typed("peakRate"));
        assertEquals("900", typed("outputTokens"));
    }

    @Test
    void keysStepASlider() {
        if (!isSeen("#headroom")) {
            clickOn("#group-capacity .title");
            frame();
        }
        interact(() -> find("#headroom").requestFocus());
        List<Double> values = new ArrayList<>();
        List<List<KeyCode>> keys = List.of(List.of(KeyCode.RIGHT), List.of(KeyCode.LEFT), List.of(KeyCode.UP),
                List.of(KeyCode.DOWN), List.of(KeyCode.SHIFT, KeyCode.RIGHT), List.of(KeyCode.ALT, KeyCode.RIGHT),
                List.of(KeyCode.PAGE_UP), List.of(KeyCode.PAGE_DOWN), List.of(KeyCode.HOME), List.of(KeyCode.END),
                List.of(KeyCode.DELETE));
        for (List<KeyCode> chord : keys) {
            press(chord.toArray(KeyCode[]::new)).release(chord.toArray(KeyCode[]::new));
            values.add(value("headroom"));
        }
        assertEquals(List.of(21.0, 20.0, 21.0, 20.0, 30.0, 30.1, 40.1, 30.1, 0.0, 200.0, 20.0), values);
    }

    @Test
    void oneAssumptionIsResetToThePreset() {
        type("peakRate", "750");
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        type("inputTokens", "5000");
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        frame();
        assertTrue(find("#inputTokens-reset").isVisible());
        clickOn("#peakRate-reset");
        frame();
        assertEquals(List.of(500.0, 5_000.0), List.of(value("peakRate"), value("inputTokens")));
        assertEquals("500", typed("peakRate"));
        assertFalse(find("#peakRate-reset").isVisible());
    }

    @Test
    void aSearchShowsTheRowsThatMatchAndAnEmptyOneAllOfThemAgain() {
        List<String> before = rows();
        clickOn("#find-assumption").write("price");
        frame();
        assertEquals(List.of("gpuHourPrice"), rows());
        clickOn("#find-assumption").eraseText(5);
        frame();
        assertEquals(before, rows());
        clickOn("#find-assumption").write("no such thing");
        frame();
        assertEquals(List.of(), rows());
    }

    @Test
    void aGroupIsFoldedByAClickOnItsTitle() {
        assertTrue(rows().contains("peakRate"));
        clickOn("#group-traffic .title");
        frame();
        assertFalse(rows().contains("peakRate"));
        clickOn("#group-traffic .title");
        frame();
        assertTrue(rows().contains("peakRate"));
    }

    @Test
    void aClickOnANameExplainsTheAssumption() {
        clickOn("Peak request rate");
        frame();
        assertSame(assumption("peakRate"), tab().explainedProperty().get());
    }

    /** Types into a value field as a person does: the click selects what was there. */
    private void type(String id, String text) {
        clickOn("#%s-value".formatted(id)).write(text);
    }

    private Node field(String id) {
        return find("#%s-value".formatted(id)).getParent().getParent();
    }

    /** The assumptions whose rows can be seen, perhaps by scrolling. */
    private List<String> rows() {
        return lookup(".assumption .slider").<Node>queryAll().stream()
                .filter(slider -> slider.localToScene(slider.getLayoutBounds()).getHeight() > 0 && isSeen(slider))
                .map(Node::getId).toList();
    }
}
