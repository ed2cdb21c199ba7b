package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.ui.charts.picture.PictureView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** A request followed through the architecture, step by step. */
class RequestPathJourneyTest extends Journey {

    private PictureView diagram() {
        return from(find("#architecture")).lookup(PictureView.class::isInstance).query();
    }

    /** The number of pictures of the diagram that were shown so far. */
    private int paintings() {
        return diagram().paintingsProperty().get();
    }

    @Test
    void commaAndPeriodStepThroughThePathAndEscapeLeavesIt() {
        assertEquals("A request’s path, in 10 steps", label("#path-caption"));
        int before = paintings();
        push(KeyCode.PERIOD);
        frame();
        assertEquals("1 of 10", label("#path-place"));
        assertEquals("A request arrives, one of 500 req/s at peak", label("#path-caption"));
        assertEquals(before + 1, paintings());
        push(KeyCode.PERIOD);
        push(KeyCode.PERIOD);
        push(KeyCode.COMMA);
        frame();
        assertEquals("2 of 10", label("#path-place"));
        push(KeyCode.ESCAPE);
        frame();
        assertEquals(0, tab().path().place());
    }

    @Test
    void theButtonsStepTooAndChoicesTakeStepsAway() {
        reveal("#path-forward");
        for (int step = 0; step < 9; step++) {
            clickOn("#path-forward");
        }
        assertEquals("mtp", tab().path().stepProperty().get().orElseThrow().at());
        interact(() -> {
            var mtp = tab().problem().choice("mtp").orElseThrow();
            tab().choose(mtp, mtp.option("off").orElseThrow());
        });
        frame();
        assertEquals("8 of 9", label("#path-place"));
        clickOn("#path-back");
        assertEquals("7 of 9", label("#path-place"));
    }

    @Test
    void aPeriodIsAPeriodWhereAPersonTypes() {
        clickOn("#find-assumption");
        push(KeyCode.PERIOD);
        assertEquals(0, tab().path().place());
    }

    @Test
    void theDiagramTellsWhatItShows() {
        assertTrue(diagram().getAccessibleText().startsWith("Architecture, two roles, disaggregated: Clients, Gateway"),
                diagram().getAccessibleText());
        assertTrue(diagram().getAccessibleText().endsWith("Failed checks: lose a decode unit."),
                diagram().getAccessibleText());
    }
}
