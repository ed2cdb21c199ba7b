package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.UncertainRange;
import headroom.model.UncertainRange.Shape;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Values that nobody knows exactly: typed, dragged, and what they do to the results. */
class UncertaintyJourneyTest extends Journey {

    private Optional<UncertainRange> range(String id) {
        return tab().scenario().range(assumption(id));
    }

    /** Types into an assumption's field and leaves it. */
    private void type(String id, String text) {
        clickOn("#%s-value".formatted(id)).push(KeyCode.SHORTCUT, KeyCode.A).write(text).push(KeyCode.ENTER);
        settle();
    }

    private void settle() {
        frame();
        Pulses.settle();
        frame();
    }

    @Test
    void aTypedRangeMakesTilesShowThreeNumbersAndChecksTheirProbability() {
        type("peakRate", "400–700");
        assertEquals(Optional.of(new UncertainRange(400, 700, Shape.LOGNORMAL)), range("peakRate"));
        assertEquals(500, value("peakRate"), "the single value stays the base case");
        assertEquals("500", typed("peakRate"));
        assertEquals("P10–P90  400–700", label("#peakRate-range"));
        assertTrue(words("#tile-totalGpus").matches("GPUs deployed544.*P10[\\d,]+P50[\\d,]+P90[\\d,]+"),
                words("#tile-totalGpus"));
        assertTrue(words("#check-decodeUnitLoss").matches(".*holds \\d+ %"), words("#check-decodeUnitLoss"));
        assertEquals("10,000 samples, seed 1", label("#samples"));
        clickOn("#undo");
        settle();
        assertEquals(Optional.empty(), range("peakRate"));
        assertFalse(isSeen(find("#tile-totalGpus .percentiles")));
        assertFalse(words("#check-decodeUnitLoss").contains("holds"));
        assertFalse(isSeen(find("#samples")));
    }

    @Test
    void thePercentilesOfATileAreToldApartAndAsLargeAsThoseOfOthers() {
        type("peakRate", "500–500.5");
        List<String> cost = percentiles("costPerMillionOutput");
        assertEquals(3, Set.copyOf(cost).size(), () -> "percentiles are " + cost);
        interact(() -> window().model().openProperty().set(window().model().tab("kv-pool")));
        settle();
        interact(() -> {
            tab().set(assumption("turnRate"), 20_000);
            tab().set(assumption("ssdPerNode"), 2_000);
            tab().set(assumption("contextTokens"),
                    Optional.of(UncertainRange.of(assumption("contextTokens"), 6_000, 9_000)));
        });
        settle();
        List<String> gpus = percentiles("savedGpus");
        assertTrue(gpus.stream().allMatch(text -> text.matches("[\\d.]{1,5}[kM]")), gpus::toString);
    }

    private List<String> percentiles(String tile) {
        return find("#tile-" + tile).lookupAll(".percentile-number").stream().map(node -> ((Label) node).getText())
                .toList();
    }

    @Test
    void theSameSeedGivesTheSameNumbersAgain() {
        type("peakRate", "400–700");
        String before = words("#tile-costPerHour");
        type("peakRate", "300–700");
        assertNotEquals(before, words("#tile-costPerHour"));
        type("peakRate", "400..700");
        assertEquals(before, words("#tile-costPerHour"));
    }

    @Test
    void aRangeThatCannotBeIsToldAndKept() {
        type("peakRate", "700–400");
        assertEquals("700–400", typed("peakRate"));
        assertTrue(find("#peakRate-value").getParent().getParent().getPseudoClassStates()
                .contains(PseudoClass.getPseudoClass("wrong")));
        assertEquals(Optional.empty(), range("peakRate"));
        push(KeyCode.ESCAPE);
        assertEquals("500", typed("peakRate"));
    }

    @Test
    void aButtonInTheMarginMakesUncertainAndCertain() {
        clickOn("#peakRate-uncertain");
        settle();
        assertEquals(Optional.of(new UncertainRange(400, 600, Shape.LOGNORMAL)), range("peakRate"));
        assertTrue(is("#peakRate-uncertain", "selected"));
        clickOn("#peakRate-uncertain");
        settle();
        assertEquals(Optional.empty(), range("peakRate"));
        interact(() -> find("#peakRate").requestFocus());
        push(KeyCode.U);
        settle();
        assertEquals(Optional.of(new UncertainRange(400, 600, Shape.LOGNORMAL)), range("peakRate"));
    }

    @Test
    void theEndsOfARangeAreDraggedAsOneStepAndMovedByKeys() {
        clickOn("#peakRate-uncertain");
        settle();
        drag("#peakRate-p90").moveBy(10, 0).moveBy(10, 0).dropBy(10, 0);
        settle();
        double dragged = range("peakRate").orElseThrow().p90();
        assertTrue(dragged > 600, () -> "P90 is " + dragged);
        assertEquals(3, tab().historyProperty().get().entries().size());
        interact(() -> find("#peakRate-p10").requestFocus());
        push(KeyCode.LEFT);
        settle();
        assertTrue(range("peakRate").orElseThrow().p10() < 400);
        push(KeyCode.END);
        settle();
        assertTrue(range("peakRate").orElseThrow().p10() < dragged, "it does not pass the other one");
        clickOn("#undo").clickOn("#undo");
        settle();
        assertEquals(Optional.of(new UncertainRange(400, 600, Shape.LOGNORMAL)), range("peakRate"));
    }

    @Test
    void aMenuChoosesTheShapeOrMakesCertain() {
        clickOn("#peakRate-uncertain");
        settle();
        clickOn("#peakRate-shape").clickOn("#peakRate-uniform");
        settle();
        assertEquals(Shape.UNIFORM, range("peakRate").orElseThrow().shape());
        assertEquals("uniform", label("#peakRate-shape"));
        clickOn("#peakRate-shape").clickOn("#peakRate-certain");
        settle();
        assertEquals(Optional.empty(), range("peakRate"));
    }

    @Test
    void resettingAnAssumptionMakesItAsCertainAsThePresetHasIt() {
        type("peakRate", "400–700");
        assertTrue(isSeen(find("#peakRate-reset")));
        clickOn("#peakRate-reset");
        settle();
        assertEquals(Optional.empty(), range("peakRate"));
    }

    @Test
    void aDragOfTheValueIsOneStepAlsoWhenAnEndOfItsRangeHasTheKeyboard() {
        clickOn("#peakRate-uncertain");
        settle();
        interact(() -> find("#peakRate-p10").requestFocus());
        drag("#peakRate .thumb").moveBy(-10, 0).moveBy(-10, 0).dropBy(-10, 0);
        settle();
        assertNotEquals(500, value("peakRate"));
        assertEquals(3, tab().historyProperty().get().entries().size());
    }

    @Test
    void aCheckThatHoldsInTooFewSamplesIsAmberAndTheBannerSaysSo() {
        interact(() -> tab().set(assumption("spareUnits"), 1));
        type("inputTokens", "2400–3600");
        assertTrue(is("#check-ttft", "perhaps"));
        assertTrue(words("#check-ttft").startsWith("?TTFT"), words("#check-ttft"));
        assertTrue(words("#banner").startsWith("TTFT holds perhaps. It does in "), words("#banner"));
        assertTrue(is("#banner", "perhaps"));
        assertTrue(is("#tile-ttftP99", "perhaps"));
        clickOn("#samples");
        settle();
        interact(() -> find("#threshold", ComboBox.class).getSelectionModel().select(0));
        settle();
        assertEquals(0.5, tab().scenario().sampling().threshold());
        assertFalse(is("#check-ttft", "perhaps"));
        assertTrue(words("#banner").startsWith("All checks hold surely. The least sure is TTFT, in "),
                words("#banner"));
        clickOn("#undo");
        settle();
        assertTrue(is("#check-ttft", "perhaps"));
    }

    @Test
    void aValueOutsideItsOwnRangeIsMarkedAndTwoWaysLeadBack() {
        type("peakRate", "400–600");
        interact(() -> tab().set(assumption("peakRate"), 700));
        settle();
        assertEquals("value outside  400–600", label("#peakRate-range"));
        assertFalse(isSeen(find("#tile-totalGpus .percentiles")));
        assertFalse(words("#check-decodeUnitLoss").contains("holds"));
        clickOn("#samples");
        settle();
        assertEquals("Peak request rate is 700 req/s, outside its own P10–P90 of 400–600 req/s.",
                label("#outside-its-range"));
        reveal("#range-to-value-peakRate");
        clickOn("#range-to-value-peakRate");
        settle();
        assertEquals(Optional.of(new UncertainRange(572, 857, Shape.LOGNORMAL)), range("peakRate"));
        assertTrue(isSeen(find("#tile-totalGpus .percentiles")));
        clickOn("#undo");
        settle();
        reveal("#value-into-range-peakRate");
        clickOn("#value-into-range-peakRate");
        settle();
        assertEquals(600, value("peakRate"));
        assertEquals("P10–P90  400–600", label("#peakRate-range"));
    }
}
