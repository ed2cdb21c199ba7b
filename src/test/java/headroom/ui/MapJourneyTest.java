package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.scenario.ScenarioFiles;
import headroom.formula.Assumption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map of two assumptions: what it runs over, what it tells, and going somewhere on it. */
class MapJourneyTest extends Journey {

    @TempDir
    private Path folder;

    @Override
    Optional<Path> chooseFolder(String from) {
        return Optional.of(folder);
    }

    private void openMap() {
        clickOn("#what-if").clickOn("#what-if-map");
        frame();
        frame();
    }

    @SuppressWarnings("unchecked")
    private void runOver(String box, String id) {
        interact(() -> find(box, ComboBox.class).setValue(assumption(id)));
        interact(() -> find(box, ComboBox.class).getOnAction().handle(null));
        frame();
    }

    private int steps() {
        return tab().historyProperty().get().entries().size();
    }

    @Test
    void aClickSetsBothAssumptionsInOneStepAndUndoTakesItBack() {
        openMap();
        runOver("#map-across", "peakRate");
        runOver("#map-up", "decodeRate");
        double decodeRate = value("decodeRate");
        clickOn("#map-picture");
        frame();

        assertNotEquals(500, value("peakRate"));
        assertNotEquals(decodeRate, value("decodeRate"));
        assertEquals(2, steps());
        assertTrue(label("#map-words").startsWith("Peak request rate " + assumption("peakRate")
                .print(tab().scenario().baseValue(assumption("peakRate")))), label("#map-words"));
        clickOn("#map-close");
        frame();
        clickOn("#undo");
        frame();
        assertEquals(500, value("peakRate"));
        assertEquals(decodeRate, value("decodeRate"));
    }

    @Test
    void theArrowKeysPointAndEnterGoesThere() {
        openMap();
        runOver("#map-across", "peakRate");
        String before = label("#map-words");
        interact(() -> find("#map-picture").requestFocus());
        push(KeyCode.SHIFT, KeyCode.RIGHT);
        push(KeyCode.RIGHT);
        String pointed = label("#map-words");
        assertNotEquals(before, pointed);
        push(KeyCode.ENTER);
        frame();
        assertTrue(value("peakRate") > 500, "went to " + value("peakRate"));
        assertEquals(2, steps());
    }

    @Test
    void anotherPartOfAnAssumptionCanBeTypedAndWhatCannotBeIsRefusedInASentence() {
        openMap();
        runOver("#map-across", "peakRate");
        doubleClickOn("#map-across-high").push(KeyCode.SHORTCUT, KeyCode.A);
        write("99999999").push(KeyCode.ENTER);
        assertEquals("Peak request rate must be between 1 and 20,000 req/s", label("#map-complaint")
                .replaceAll("^.*?must", "Peak request rate must").replaceAll("[.]$", ""));
        push(KeyCode.SHORTCUT, KeyCode.A);
        write("1000").push(KeyCode.ENTER);
        frame();
        assertEquals("", label("#map-complaint"));
        assertEquals("1,000", find("#map-across-high", TextField.class).getText());
        clickOn("#map-whole");
        frame();
        assertEquals("20,000", find("#map-across-high", TextField.class).getText());
    }

    @Test
    void theMapIsOfWhatWasChosenUntilThePresentPointWouldBeOutOfSight() {
        openMap();
        runOver("#map-across", "peakRate");
        doubleClickOn("#map-across-high").push(KeyCode.SHORTCUT, KeyCode.A);
        write("1000").push(KeyCode.ENTER);
        frame();
        clickOn("#map-close");
        openMap();
        assertEquals(assumption("peakRate"), find("#map-across", ComboBox.class).getValue());
        assertEquals("1,000", find("#map-across-high", TextField.class).getText());
        clickOn("#map-close");
        interact(() -> tab().set(assumption("peakRate"), 3_000));
        frame();
        openMap();
        assertEquals(assumption("peakRate"), find("#map-across", ComboBox.class).getValue());
        assertEquals("20,000", find("#map-across-high", TextField.class).getText());
    }

    @Test
    void theAssumptionOfOneAxisChosenForTheOtherSwapsThem() {
        openMap();
        runOver("#map-across", "peakRate");
        Assumption up = (Assumption) find("#map-up", ComboBox.class).getValue();
        runOver("#map-up", "peakRate");
        assertEquals(up, find("#map-across", ComboBox.class).getValue());
    }

    @Test
    void theMapIsSavedAndCopiedAsAPictureThatCarriesTheScenario() throws IOException {
        openMap();
        clickOn("#map-export").clickOn("#map-png");
        frame();
        clickOn("#map-export").clickOn("#map-svg");
        frame();
        List<Path> files;
        try (var list = Files.list(folder)) {
            files = list.sorted().toList();
        }
        assertEquals(2, files.size(), files.toString());
        assertTrue(files.getFirst().getFileName().toString().startsWith("moe-service-map-"));
        assertEquals(tab().scenario(), new ScenarioFiles(window().reader()).open(files.getFirst()));
        assertEquals(tab().scenario(), new ScenarioFiles(window().reader()).open(files.getLast()));
        clickOn("#map-export").clickOn("#map-copy");
        frame();
        assertTrue(window().clipboard().picture().length > 1_000);
        assertTrue(window().model().messageProperty().get().startsWith("Copied as a picture: MoE service: "),
                window().model().messageProperty().get());
    }
}
