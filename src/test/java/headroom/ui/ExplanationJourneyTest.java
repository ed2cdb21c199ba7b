package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.diagram.DiagramPainter;
import headroom.drawing.diagram.DiagramTarget;
import headroom.ui.charts.picture.PictureView;
import java.awt.geom.Rectangle2D;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** A click on any number leads to its derivation, and back. */
class ExplanationJourneyTest extends Journey {

    @Test
    void aClickOnATileAChipANumberInTheBannerAndAnInputExplainsEachAndBackReturns() {
        assertExplained("totalGpus");
        clickOn("#tile-ttftP99");
        assertExplained("ttftP99");
        clickOn("#check-decodeUnitLoss");
        assertExplained("decodeCapacityAfterUnitLoss");
        clickOn(reveal("#banner .mention"));
        String fromBanner = explained();
        assertNotEquals("decodeCapacityAfterUnitLoss", fromBanner);
        clickOn(reveal(".derivation .input .hyperlink"));
        assertNotEquals(fromBanner, explained());
        clickOn(reveal("#derivation-back"));
        assertExplained(fromBanner);
        assertEquals("Back to " + tab().problem().quantity("ttftP99").label(),
                find("#derivation-earlier").getAccessibleText());
        clickOn("#derivation-back");
        assertExplained("decodeCapacityAfterUnitLoss");
        push(KeyCode.SPACE).push(KeyCode.SPACE);
        assertExplained("totalGpus");
        assertFalse(lookup("#derivation-back").tryQuery().isPresent());
    }

    @Test
    void aClickInTheFormulaFollowsTheNumberThere() {
        clickOn(reveal("#derivation-words .mention"));
        assertExplained("prefillGpus");
    }

    @Test
    void functionsAndCrossedUnitsAreExplainedBelowTheFormula() {
        clickOn("#tile-ttftP99");
        frame();
        String page = words(".derivation");
        assertTrue(page.contains("q99(") && page.contains("The 99th percentile of a lognormal distribution"), page);
        assertTrue(page.contains("Across units  One token of TPOT inside TTFT."), page);
    }

    @Test
    void aClickOnAPartOfTheDiagramExplainsItsNumber() {
        PictureView picture = from(reveal("#architecture")).lookup(PictureView.class::isInstance).query();
        Rectangle2D whole = new Rectangle2D.Double(0, 0, picture.getWidth(), picture.getHeight());
        DiagramTarget target = new DiagramPainter(tab().problem()).targets(whole, tab().evaluation()).stream()
                .filter(any -> any.quantities().size() > 1).reduce((_, above) -> above).orElseThrow();
        Point2D point = picture.localToScreen(target.bounds().getCenterX(), target.bounds().getCenterY());
        clickOn(point);
        assertExplained(target.quantities().getFirst().id());
    }

    @Test
    void theGuidesNumbersFollowASlider() {
        clickOn(reveal(lookup("Guide").query()));
        frame();
        String before = words(".guide");
        assertTrue(before.contains("to spare that is 544 GPUs"), before);
        interact(() -> find("#peakRate").requestFocus());
        press(KeyCode.END).release(KeyCode.END);
        frame();
        assertTrue(words(".guide").contains("to spare that is %s".formatted(label("#tile-totalGpus .number"))));
        assertNotEquals(before, words(".guide"));
    }

    @Test
    void aNumberInTheGuideLeadsToItsDerivation() {
        clickOn(reveal(lookup("Guide").query()));
        frame();
        clickOn(reveal(".guide .mention"));
        frame();
        assertTrue(from(find(".explanation .derivation")).lookup("#derivation-value").tryQuery().isPresent());
    }

    @Test
    void aNumberThatIsExplainedAlreadyLeadsFromTheGuideToItsDerivationToo() {
        clickOn(reveal(lookup("Guide").query()));
        frame();
        assertTrue(lookup(".derivation").tryQuery().filter(this::isSeen).isEmpty());
        clickOn(reveal("#tile-totalGpus"));
        frame();
        assertTrue(isSeen(find(".derivation")));
    }

    private String explained() {
        frame();
        return tab().explainedProperty().get().id();
    }

    private void assertExplained(String id) {
        assertEquals(id, explained());
        assertEquals(tab().explainedProperty().get().label(), label(".derivation .title"));
    }
}
