package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.document.picture.Pictures;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Sampling;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** The panel that shows how sure the numbers are. */
class HowSureJourneyTest extends Journey {

    private void openPanel() {
        interact(() -> {
            TabPane tabs = find(".explanation", TabPane.class);
            Tab sure = tabs.getTabs().stream().filter(tab -> tab.getText().equals("How sure")).findFirst()
                    .orElseThrow();
            tabs.getSelectionModel().select(sure);
        });
        settle();
    }

    private void begin() {
        openPanel();
        reveal("#make-three-uncertain");
        clickOn("#make-three-uncertain");
        settle();
    }

    private void settle() {
        frame();
        Pulses.settle();
        frame();
    }

    private Sampling sampling() {
        return tab().scenario().sampling();
    }

    @Test
    void whileNothingIsUncertainAButtonMakesWhatMattersMostUncertainInOneStep() {
        openPanel();
        assertTrue(label("#nothing-uncertain").startsWith("Nothing is uncertain yet."));
        begin();
        assertEquals(3, tab().scenario().uncertainAssumptions().size());
        assertTrue(label("#percentiles").matches("P10 .* · P50 .* · P90 .* · mean .*"), label("#percentiles"));
        tab().scenario().uncertainAssumptions()
                .forEach(assumption -> assertTrue(isSeen(find("#source-" + assumption.id()))));
        assertEquals(2, tab().historyProperty().get().entries().size());
        interact(() -> tab().undo());
        settle();
        assertTrue(isSeen(find("#nothing-uncertain")));
    }

    @Test
    void whileSomethingIsDraggedRowsOfSourcesStayAndTheirNumbersFollow() {
        begin();
        Assumption source = tab().scenario().uncertainAssumptions().getFirst();
        Node row = find("#source-" + source.id());
        Estimate ttft = tab().problem().estimate("ttftP99").orElseThrow();
        List<String> before = texts("#sources-of-uncertainty .label");
        interact(() -> tab().enquiry().ask(ttft));
        settle();
        assertSame(row, find("#source-" + source.id()));
        assertNotEquals(before, texts("#sources-of-uncertainty .label"));
    }

    private List<String> texts(String labels) {
        return lookup(labels).queryAllAs(Label.class).stream().map(Label::getText).toList();
    }

    @Test
    void theHistogramIsSeenWholeWithoutScrolling() {
        for (double height : new double[]{640, 720, 900}) {
            interact(() -> window().stage().setHeight(height));
            begin();
            Node histogram = find("#histogram");
            Bounds picture = histogram.localToScene(histogram.getLayoutBounds());
            Node panel = find(".explanation .scroll-pane");
            Bounds seen = panel.localToScene(panel.getLayoutBounds());
            assertTrue(picture.getHeight() >= 140 && seen.getMaxY() >= picture.getMaxY(),
                    () -> "at %s: %s in %s".formatted(height, picture, seen));
            interact(() -> tab().undo());
            settle();
        }
    }

    @Test
    void anotherEstimateIsAskedAbout() {
        begin();
        String before = label("#percentiles");
        Estimate ttft = tab().problem().estimate("ttftP99").orElseThrow();
        interact(() -> tab().enquiry().ask(ttft));
        settle();
        assertNotEquals(before, label("#percentiles"));
        assertEquals(ttft, find("#how-sure-of", ComboBox.class).getValue());
    }

    @Test
    void theSeedIsTypedOrLeftToChanceAndTheSameOneGivesTheSameNumbers() {
        begin();
        String one = label("#percentiles");
        reveal("#another-seed");
        clickOn("#another-seed");
        settle();
        assertNotEquals(1, sampling().seed());
        assertEquals(String.valueOf(sampling().seed()), find("#seed", TextField.class).getText());
        reveal("#seed");
        clickOn("#seed").push(KeyCode.SHORTCUT, KeyCode.A).write("1").push(KeyCode.ENTER);
        settle();
        assertEquals(1, sampling().seed());
        assertEquals(one, label("#percentiles"));
    }

    @Test
    void whatIsNoSeedIsKeptAndMarked() {
        begin();
        reveal("#seed");
        clickOn("#seed").push(KeyCode.SHORTCUT, KeyCode.A).write("many").push(KeyCode.ENTER);
        assertEquals("many", find("#seed", TextField.class).getText());
        assertEquals("“many” is no seed; type a whole number such as 1.", label("#seed-complaint"));
        assertTrue(is("#seed", "wrong"));
        assertEquals(1, sampling().seed());
        push(KeyCode.ESCAPE);
        assertEquals("1", find("#seed", TextField.class).getText());
        assertFalse(is("#seed", "wrong"));
    }

    @Test
    void theNumberOfSamplesIsChosen() {
        begin();
        interact(() -> find("#sample-count", ComboBox.class).getSelectionModel().select(2));
        settle();
        assertEquals(Sampling.MOST, sampling().samples());
        assertEquals("100,000 samples, seed 1", label("#samples"));
    }

    @Test
    void anAssumptionIsMadeCertainFromTheList() {
        begin();
        String id = tab().scenario().uncertainAssumptions().getFirst().id();
        reveal("#make-certain-" + id);
        clickOn("#make-certain-" + id);
        settle();
        assertEquals(2, tab().scenario().uncertainAssumptions().size());
    }

    @Test
    void theWordsBelowTheTilesLeadToThePanel() {
        begin();
        interact(() -> tab().explain(assumption("peakRate")));
        settle();
        assertFalse(isSeen(find("#percentiles")));
        reveal("#samples");
        clickOn("#samples");
        settle();
        assertTrue(isSeen(find("#percentiles")));
    }

    @Test
    void theMenuOfTheHistogramIsAboutTheEstimateThatShows() {
        begin();
        reveal("#histogram");
        rightClickOn("#histogram").type(KeyCode.ESCAPE);
        Estimate ttft = tab().problem().estimate("ttftP99").orElseThrow();
        interact(() -> tab().enquiry().ask(ttft));
        settle();
        rightClickOn("#histogram").clickOn("#menu-copy-" + Pictures.histogramId(ttft));
        settle();
        assertEquals("Copied as a picture: MoE service: How sure: time to first token, P99", label("#status"));
    }

    @Test
    void theHistogramIsCopiedAsAPictureAndEverythingAsTables() {
        begin();
        reveal("#copy-histogram");
        clickOn("#copy-histogram");
        settle();
        assertTrue(window().clipboard().picture().length > 0);
        clickOn("#copy-uncertainty");
        settle();
        String copied = window().clipboard().text().orElseThrow();
        assertTrue(copied.contains("| Estimate | mean | P10 | P50 | P90 | has a value |"), copied);
        assertTrue(copied.contains("passes with probability") && copied.contains("rank correlation"), copied);
    }
}
