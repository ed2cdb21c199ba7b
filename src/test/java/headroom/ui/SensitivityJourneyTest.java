package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.text.Digits;
import headroom.whatif.uncertainty.Sampler;
import headroom.whatif.uncertainty.Simulation;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What matters is asked, followed and used to get to a slider. */
class SensitivityJourneyTest extends Journey {

    @BeforeEach
    void lookAtWhatMatters() {
        clickOn(reveal(lookup("What matters").query()));
        frame();
    }

    /** The ids of the rows, from top to bottom. */
    private List<String> rows() {
        return lookup(".tornado-row").<Node>queryAll().stream()
                .sorted(Comparator.comparingDouble(row -> row.getBoundsInParent().getMinY())).map(Node::getId).toList();
    }

    private void changeInOneGesture(String id, double value) {
        interact(() -> {
            tab().hold(true);
            tab().set(assumption(id), value);
        });
        frame();
    }

    @Test
    void theTornadoIsAboutTheFirstHeadlineAndATileAsksAboutItsOwn() {
        assertEquals("now 544 GPUs", label("#tornado-now"));
        List<String> before = rows();
        clickOn(reveal("#tile-ttftP99"));
        frame();
        assertEquals("ttftP99", tab().enquiry().subjectProperty().get().id());
        assertEquals("now 1.89 s", label("#tornado-now"));
        assertNotEquals(before, rows());
        assertTrue(isSeen(find(".tornado-row")), "a tile leaves what matters in sight");
    }

    @Test
    void anotherNumberIsExplainedInItsDerivation() {
        clickOn(reveal("#check-decodeUnitLoss"));
        frame();
        assertTrue(isSeen(find(".derivation")));
    }

    @Test
    void pointingAtARowMarksItsSliderAndLeavingItMarksNoneAnyMore() {
        moveTo(reveal("#swing-peakRate"));
        frame();
        assertTrue(rowOf("peakRate").getPseudoClassStates().toString().contains("pointed"));
        moveTo("#tab-gateway");
        frame();
        assertFalse(rowOf("peakRate").getPseudoClassStates().toString().contains("pointed"));
    }

    @Test
    void aClickOnARowOpensItsGroupAndFocusesItsSlider() {
        interact(() -> tab().enquiry().ask(tab().problem().estimate("totalGpus").orElseThrow()));
        if (isSeen("#spareUnits")) {
            clickOn("#group-deployment .title");
        }
        frame();
        assertFalse(isSeen("#spareUnits"));
        clickOn(reveal("#swing-spareUnits"));
        frame();
        Node slider = find("#spareUnits");
        assertTrue(isSeen(slider) && slider.isFocused());
        assertTrue(find(".assumptions > .scroll-pane").localToScene(find(".assumptions > .scroll-pane")
                .getLayoutBounds()).contains(slider.localToScene(slider.getLayoutBounds())), "scrolled into sight");
    }

    @Test
    void enterOnARowFocusesItsSliderThroughASearchThatHidesIt() {
        clickOn("#find-assumption").write("price");
        frame();
        assertFalse(isSeen(find("#peakRate")));
        interact(() -> find("#swing-peakRate").requestFocus());
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        frame();
        assertTrue(isSeen(find("#peakRate")) && find("#peakRate").isFocused());
    }

    @Test
    void draggingASliderMovesTheTornadoInTheNextFrame() {
        String before = words(".tornado-rows");
        drag("#peakRate .thumb").moveBy(-40, 0);
        frame();
        assertNotEquals(before, words(".tornado-rows"));
        assertEquals("now " + tab().evaluation().figure(tab().enquiry().subjectProperty().get()).orElseThrow(),
                label("#tornado-now"));
        release(MouseButton.PRIMARY);
    }

    @Test
    void rowsStayInTheirOrderUntilTheMouseIsReleased() {
        List<String> before = rows();
        changeInOneGesture("peakRate", 4_000);
        List<String> held = rows();
        assertEquals(before, held.subList(0, before.size()));
        interact(() -> tab().hold(false));
        frame();
        assertNotEquals(held, rows());
    }

    @Test
    void assumptionsMoveAsFarAsIsChosen() {
        assertTrue(words("#swing-peakRate").contains("450–550 req/s"), words("#swing-peakRate"));
        interact(() -> find("#swing-share", javafx.scene.control.ComboBox.class).getSelectionModel().selectLast());
        frame();
        assertTrue(words("#swing-peakRate").contains("250–750 req/s"), words("#swing-peakRate"));
    }

    @Test
    void everySliderSaysHowMuchItMatters() {
        String said = String.valueOf(find("#peakRate-weight").queryAccessibleAttribute(AccessibleAttribute.TEXT));
        assertTrue(said.matches("\\d+(st|nd|rd|th) of \\d+: 450–550 req/s moves GPUs deployed by .*"), said);
        clickOn("#group-cost .title");
        frame();
        assertEquals("No effect on GPUs deployed",
                find("#gpuHourPrice-weight").queryAccessibleAttribute(AccessibleAttribute.TEXT));
    }

    @Test
    void uncertainAssumptionsRunOverTheirRangesAndAreRanked() {
        interact(() -> {
            for (String id : List.of("peakRate", "inputTokens")) {
                Assumption assumption = assumption(id);
                double value = tab().scenario().ownValue(assumption);
                tab().set(assumption, Optional.of(UncertainRange.of(assumption, value * 0.8, value * 1.2)));
            }
        });
        frame();
        assertTrue(words("#swing-peakRate").contains("P10–P90"), words("#swing-peakRate"));
        assertTrue(Double.parseDouble(label("#swing-peakRate .rank")) > 0.3, label("#swing-peakRate .rank"));
        interact(() -> tab().hold(true));
        interact(() -> tab().set(assumption("outputTokens"), 900));
        frame();
        Scenario now = tab().evaluation().scenario();
        double rank = new Sampler().samples(now, Simulation.PREVIEW, () -> false)
                .importance(tab().enquiry().subjectProperty().get()).stream()
                .filter(each -> each.assumption().equals(assumption("peakRate"))).findFirst().orElseThrow().rank();
        assertEquals(Digits.decimals(rank, 2), label("#swing-peakRate .rank"), "the rank of this scenario's preview");
    }

    @Test
    void theTornadoIsCopiedAsATableAndAsCsv() {
        clickOn(reveal("#copy-tornado")).clickOn("#copy-tornado-markdown");
        frame();
        assertTrue(window().clipboard().text().orElse("").contains("| Peak request rate | 450 req/s | 550 req/s |"),
                window().clipboard().text().orElse(""));
        assertEquals("Copied: what matters for “GPUs deployed”", label("#status"));
        clickOn(reveal("#copy-tornado")).clickOn("#copy-tornado-csv");
        frame();
        assertTrue(window().clipboard().text().orElse("").startsWith("assumption,low,high,atLow,atHigh,swing,"));
    }

    private Node rowOf(String id) {
        return lookup(".assumption").<Node>queryAll().stream()
                .filter(row -> row.lookup("#" + id) != null).findFirst().orElseThrow();
    }
}
