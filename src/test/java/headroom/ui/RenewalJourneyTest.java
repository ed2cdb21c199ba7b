package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.ui.tab.ProblemModel;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.jfree.chart.fx.ChartViewer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A problem file is saved while a person is in the middle of something: that goes on, as far as what it is about is left. */
class RenewalJourneyTest extends OpenedProblemJourney {

    RenewalJourneyTest() {
        super("tea-kitchen", "my-kitchen.yaml");
    }

    @BeforeEach
    void openKitchen() throws IOException {
        openFile();
    }

    /** Saves the file with a small change, which every renewal can be told by. */
    private void saveAnew() throws IOException {
        ProblemModel before = tab();
        save(textWith("label: Guests\n", "label: Visitors\n"));
        assertFalse(before.equals(tab()));
        assertEquals("Visitors", assumption("guestRate").label());
    }

    private void open(String item) {
        clickOn("#what-if");
        clickOn(item);
        frame();
    }

    private void enlarge(String chart) {
        interact(() -> find("#enlarge-" + chart, Button.class).fire());
        frame();
    }

    private String chosen(String list) {
        return Objects.toString(find(list, ComboBox.class).getValue());
    }

    private double scrolled(String id) {
        return find("#" + id, ScrollPane.class).getVvalue();
    }

    @Test
    void aGoalGoesOnWithWhatWasTypedAndChosen() throws IOException {
        open("#what-if-seek");
        interact(() -> {
            find("#goal-target", TextField.class).setText("2");
            @SuppressWarnings("unchecked")
            ComboBox<Object> by = find("#goal-by", ComboBox.class);
            by.setValue(assumption("brewTime"));
        });
        frame();
        saveAnew();
        assertTrue(isSeen("#goal"));
        assertEquals("2", find("#goal-target", TextField.class).getText());
        assertEquals(assumption("brewTime").toString(), chosen("#goal-by"));
        assertFalse(find("#goal-ok").isDisabled());
        clickOn("#goal-ok");
        frame();
        assertTrue(value("brewTime") < 6, () -> "brew time " + value("brewTime"));
        interact(() -> tab().refresh());
        double wait = tab().evaluation().value(tab().problem().quantity("meanWait"));
        assertTrue(wait <= 2 && wait > 1.9, () -> "waits " + wait);
    }

    @Test
    void aGoalForANumberThatIsGoneIsClosed() throws IOException {
        interact(() -> tab().enquiry().ask(tab().problem().estimate("cost").orElseThrow()));
        open("#what-if-seek");
        assertTrue(isSeen("#goal"));
        save(text().replace("id: cost,", "id: price,").replace("cost: cost", "cost: price")
                .replace("of: cost", "of: price"));
        assertTrue(tab().problem().estimate("price").isPresent());
        assertFalse(isSeen("#goal"));
        assertTrue(isSeen("#banner"));
    }

    @Test
    void fixesAreLookedForAgainAsLongAsTheCheckFails() throws IOException {
        interact(() -> tab().set(assumption("guestRate"), 2));
        frame();
        clickOn("#why-binding");
        frame();
        assertTrue(words("#fixes").contains("What would fix “Capacity”?"), words("#fixes"));
        saveAnew();
        assertTrue(words("#fixes").contains("Visitors"), words("#fixes"));
        save(text().replace("id: kettles, label: Kettles, group: kitchen, unit: kettle, default: 4",
                "id: kettles, label: Kettles, group: kitchen, unit: kettle, default: 20"));
        assertFalse(isSeen("#fixes"));
        assertFalse(is("#check-capacity", "failed"));
    }

    @Test
    void aComparisonKeepsItsColumnsAndItsPart() throws IOException {
        interact(() -> tab().pin());
        interact(() -> tab().set(assumption("kettles"), 8));
        frame();
        open("#what-if-compare");
        clickOn("#compare-charts");
        frame();
        String verdict = label("#compare-verdict");
        saveAnew();
        assertTrue(isSeen("#compare"));
        assertTrue(is("#compare-charts", "selected"));
        assertEquals(verdict, label("#compare-verdict"));
        clickOn("#compare-numbers");
        frame();
        assertTrue(words("#compare").contains("Baseline"), words("#compare"));
        assertTrue(words("#compare").contains("Kettles"), words("#compare"));
    }

    @Test
    void aMapStaysWithItsAssumptions() throws IOException {
        open("#what-if-map");
        interact(() -> {
            @SuppressWarnings("unchecked")
            ComboBox<Object> across = find("#map-across", ComboBox.class);
            across.setValue(assumption("kettles"));
        });
        frame();
        saveAnew();
        assertTrue(isSeen("#map"));
        assertEquals(assumption("kettles").toString(), chosen("#map-across"));
    }

    @Test
    void aLargeChartStaysWithThePartThatIsZoomedInto() throws IOException {
        enlarge("wait-by-guests");
        interact(() -> find("#enlarged-zoom-in", Button.class).fire());
        frame();
        double length = domain();
        saveAnew();
        assertTrue(isSeen("#enlarged-wait-by-guests"));
        assertEquals(length, domain());
        clickOn("#enlarged-see-all");
        frame();
        assertTrue(domain() > length, () -> length + " → " + domain());
        clickOn("#enlarged-close");
        frame();
        assertFalse(isSeen("#enlarged-wait-by-guests"));
    }

    private double domain() {
        return find(".viewer", ChartViewer.class).getChart().getXYPlot().getDomainAxis().getRange().getLength();
    }

    @Test
    void aLargeChartThatIsGoneIsClosed() throws IOException {
        enlarge("wait-by-guests");
        save(textWith("id: wait-by-guests", "id: wait-by-visitors"));
        assertFalse(isSeen(".enlarged"));
        assertTrue(isSeen("#chart-wait-by-visitors"));
    }

    @Test
    void anExportGoesOnWithWhatWasChosen() throws IOException {
        clickOn("#export-pictures");
        clickOn("#format-svg");
        interact(() -> find("#export-folder", TextField.class).setText("elsewhere"));
        saveAnew();
        assertTrue(isSeen("#export"));
        assertTrue(is("#format-svg", "selected"));
        assertEquals("elsewhere", find("#export-folder", TextField.class).getText());
    }

    @Test
    void whatIsScrolledStaysWhereItIsAndSoDoesTheKeyboard() throws IOException {
        interact(() -> find("#kettles").requestFocus());
        interact(() -> find("#middle-scroll", ScrollPane.class).setVvalue(0.5));
        frame();
        double middle = scrolled("middle-scroll");
        saveAnew();
        assertEquals(middle, scrolled("middle-scroll"), 0.02);
        assertEquals("kettles", scene().getFocusOwner().getId());
        press(KeyCode.RIGHT).release(KeyCode.RIGHT);
        assertEquals(5, value("kettles"));
    }

    @Test
    void theSelectedPanelDerivationSearchAndStepOfThePathStay() throws IOException {
        interact(() -> {
            tab().explain(tab().problem().quantity("utilisation"));
            tab().path().forward();
            tab().path().forward();
        });
        clickOn("#find-assumption").write("kett");
        frame();
        saveAnew();
        assertEquals("utilisation", tab().explainedProperty().get().id());
        assertTrue(words("#derivation-words").contains("kettles kept busy"), words("#derivation-words"));
        assertEquals(2, tab().path().place());
        assertEquals("kett", find("#find-assumption", TextField.class).getText());
        assertFalse(isSeen("#guestRate"));
        assertTrue(isSeen("#kettles"));
        assertEquals("find-assumption", scene().getFocusOwner().getId());
        write("l");
        assertEquals("kettl", find("#find-assumption", TextField.class).getText());
    }

    @Test
    void theStoryStaysOpenToBeEdited() throws IOException {
        clickOn("#story");
        clickOn("#story-add");
        clickOn("#story");
        clickOn("#story-edit");
        frame();
        saveAnew();
        assertTrue(isSeen("#story-panel"));
        assertEquals(Optional.of(1), Optional.of(tab().storyProperty().get().points().size()));
    }

    @Test
    void aSheetThatWasClosedDoesNotComeBack() throws IOException {
        open("#what-if-compare");
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        frame();
        saveAnew();
        assertFalse(isSeen("#compare"));
    }
}
