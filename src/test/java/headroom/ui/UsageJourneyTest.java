package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Assumptions that count only sometimes, that are derived too, and that are moved seldom. */
class UsageJourneyTest extends OpenedProblemJourney {

    private static final String UNUSED =
            "It is not used at present. It counts only where capacity from is measured rates.";

    UsageJourneyTest() {
        super("sorting", "office.yaml");
    }

    @BeforeEach
    void openOffice() throws IOException {
        openFile();
    }

    private void choose(String option) {
        interact(() -> tab().choose(tab().problem().choice("basis").orElseThrow(),
                tab().problem().choice("basis").orElseThrow().option(option).orElseThrow()));
        frame();
    }

    private Node row(String id) {
        Node around = find("#" + id);
        while (!around.getStyleClass().contains("assumption")) {
            around = around.getParent();
        }
        return around;
    }

    private boolean isFaded(String id) {
        return row(id).getPseudoClassStates().toString().contains("unused");
    }

    private Region mark(String id) {
        return (Region) row(id).lookup(".derived-mark");
    }

    /** Where along its slider a mark stands, 0–1. */
    private double along(String id) {
        Region slider = (Region) find("#" + id);
        double thumb = 14;
        Region mark = mark(id);
        return (mark.getLayoutX() + mark.getWidth() / 2 - thumb / 2) / (slider.getWidth() - thumb);
    }

    @Test
    void aDerivedValueIsASecondMarkAndInWordsThatLeadToItsDerivation() {
        assertEquals("derived 16", label("#rate-derived"));
        assertEquals("Sorting rate, derived 16 letters/s/machine", find("#rate-derived").getAccessibleText());
        assertTrue(mark("rate").isVisible());
        assertEquals(Math.log(16) / Math.log(60), along("rate"), 0.01);
        clickOn("#rate-derived");
        frame();
        assertEquals("derivedRate", tab().explainedProperty().get().id());
        assertTrue(words("#derivation-words").contains("read at once × belt rate"), words("#derivation-words"));
        assertTrue(lookup("#letters-derived").queryAll().isEmpty());
    }

    @Test
    void theMarkAndTheWordsFollowWhileWhatTheyRestOnIsDragged() {
        double before = along("rate");
        drag("#beltRate .thumb").moveBy(30, 0);
        frame();
        assertTrue(tab().heldProperty().get());
        double derived = tab().evaluation().value(tab().problem().quantity("derivedRate"));
        assertEquals(derived, Double.parseDouble(label("#rate-derived").replace("derived ", "")), 0.005);
        assertTrue(along("rate") > before, () -> before + " → " + along("rate"));
        release(MouseButton.PRIMARY);
    }

    @Test
    void withoutADerivedValueThereIsNoMarkAndTheRowKeepsItsHeight() {
        double height = row("rate").getLayoutBounds().getHeight();
        interact(() -> tab().set(assumption("beltRate"), 0));
        frame();
        assertFalse(isSeen("#rate-derived"));
        assertFalse(mark("rate").isVisible());
        assertEquals(height, row("rate").getLayoutBounds().getHeight());
    }

    @Test
    void switchingTheBasisIsOneStepThatFadesWhatIsNotUsedAndSaysWhy() {
        double height = row("rate").getLayoutBounds().getHeight();
        assertFalse(isFaded("rate"));
        assertTrue(isFaded("yield"));
        int steps = tab().historyProperty().get().position();
        clickOn("#basis-derived");
        frame();
        assertEquals(steps + 1, tab().historyProperty().get().position());
        assertTrue(isFaded("rate"));
        assertFalse(isFaded("yield"));
        assertFalse(isFaded("letters"));
        assertEquals(height, row("rate").getLayoutBounds().getHeight());
        assertEquals(10, value("rate"));
        Control name = (Control) row("rate").lookup(".head > .label");
        assertEquals(UNUSED + " Letters that a machine was seen to sort.", name.getTooltip().getText());
        assertEquals("Sorting rate. " + UNUSED, name.getAccessibleText());
        assertEquals(UNUSED, find("#rate", Slider.class).getTooltip().getText());
        assertTrue(find("#rate").getAccessibleText().endsWith(UNUSED), find("#rate").getAccessibleText());
        assertTrue(find("#rate-value").getAccessibleHelp().endsWith(UNUSED), find("#rate-value").getAccessibleHelp());
        press(KeyCode.SHORTCUT, KeyCode.Z).release(KeyCode.Z, KeyCode.SHORTCUT);
        frame();
        assertFalse(isFaded("rate"));
        assertEquals("Letters that a machine was seen to sort.", name.getTooltip().getText());
        assertEquals("52.1 %", estimateAfter("derived"));
    }

    private String estimateAfter(String option) {
        choose(option);
        return estimate("load");
    }

    @Test
    void aFadedRowIsUsedAsBefore() {
        choose("derived");
        clickOn("#rate-value").write("14");
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        frame();
        assertEquals(14, value("rate"));
        assertTrue(find("#rate-reset").isVisible());
        assertEquals("2", label("#group-hall .changed-count"));
        drag("#rate .thumb").dropBy(-30, 0);
        frame();
        assertTrue(value("rate") < 14, () -> "rate " + value("rate"));
        clickOn("#rate-reset");
        frame();
        assertEquals(10, value("rate"));
    }

    @Test
    void beyondWhatTheHardwareAllowsIsAFailedCheckThatSaysTheBoundWhileMeasuredRatesAreUsed() {
        assertFalse(is("#check-bound", "failed"));
        interact(() -> tab().set(assumption("rate"), 20));
        frame();
        assertTrue(is("#check-bound", "failed"));
        assertTrue(words("#banner").contains(
                "20 letters/s/machine is beyond what the belt allows, 16 letters/s/machine."), words("#banner"));
        choose("derived");
        assertFalse(is("#check-bound", "failed"));
    }

    @Test
    void rowsThatAreMovedSeldomStandBehindMoreWhichRemembers() {
        assertEquals("2 more", label("#more-group-hall"));
        assertFalse(isSeen("#perLine"));
        clickOn("#more-group-hall");
        frame();
        assertTrue(isSeen("#perLine"));
        assertEquals("less", label("#more-group-hall"));
        assertEquals(Set.of("Hall"), tab().panelsProperty().get().more());
        clickOn("#group-hall .title");
        clickOn("#group-hall .title");
        frame();
        assertTrue(isSeen("#perLine"));
        clickOn("#more-group-hall");
        frame();
        assertFalse(isSeen("#perLine"));
        assertEquals(Set.of(), tab().panelsProperty().get().more());
    }

    @Test
    void aChoiceThatIsNotUsedFadesAsWell() throws IOException {
        save(textWith("choices:\n", """
                choices:
                  - id: seen
                    label: Seen
                    group: hall
                    used: basis = measured
                    options: [{id: monday, label: Monday}, {id: sunday, label: Sunday}]
                """));
        Node row = find("#seen-monday");
        while (!row.getStyleClass().contains("choice")) {
            row = row.getParent();
        }
        assertFalse(row.getPseudoClassStates().toString().contains("unused"));
        choose("derived");
        assertTrue(row.getPseudoClassStates().toString().contains("unused"));
        assertEquals(0.5, row.lookup(".segments").getOpacity());
        assertEquals("Seen. " + UNUSED, row.lookup(".label").getAccessibleText());
    }

    @Test
    void moreStaysOpenWhenTheFileIsSaved() throws IOException {
        clickOn("#more-group-hall");
        save(textWith("label: Machine price", "label: Price of a machine"));
        assertTrue(isSeen("#price"));
        assertEquals("Price of a machine", assumption("price").label());
    }

    @Test
    void aChangeBehindMoreIsCountedThereAndReset() {
        interact(() -> tab().set(assumption("price"), 5_000));
        frame();
        assertEquals("2 more, 1 changed", label("#more-group-hall"));
        assertEquals("1", label("#group-hall .changed-count"));
        clickOn("#more-group-hall");
        frame();
        assertTrue(find("#price-reset").isVisible());
        clickOn("#reset-group-hall");
        frame();
        assertEquals(9_000, value("price"));
        clickOn("#more-group-hall");
        frame();
        assertEquals("2 more", label("#more-group-hall"));
    }

    @Test
    void aSearchFindsRowsThatAreMovedSeldomAndHidesThemAfterwards() {
        clickOn("#find-assumption").write("price");
        frame();
        assertTrue(isSeen("#price"));
        assertFalse(isSeen("#rate"));
        assertFalse(isSeen("#more-group-hall"));
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        frame();
        assertFalse(isSeen("#price"));
        assertTrue(isSeen("#rate"));
        assertTrue(isSeen("#more-group-hall"));
    }

    @Test
    void thePageOfAnAssumptionSaysWhereItCountsAndWhatIsDerived() {
        choose("derived");
        interact(() -> tab().explain(assumption("rate")));
        frame();
        assertTrue(words(".derivation").contains(UNUSED), words(".derivation"));
        clickOn("Rate of the belt");
        frame();
        assertEquals("derivedRate", tab().explainedProperty().get().id());
        interact(() -> tab().explain(assumption("machines")));
        frame();
        assertTrue(words(".derivation").contains("It comes in multiples of machines a line."), words(".derivation"));
    }
}
