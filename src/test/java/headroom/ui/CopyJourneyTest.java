package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures, numbers and scenarios copied, and a scenario pasted. */
class CopyJourneyTest extends Journey {

    @TempDir
    private Path folder;

    private String copied() {
        return window().clipboard().text().orElse("");
    }

    private void hold(String text) {
        window().clipboard().putText(text);
    }

    private void settle() {
        interact(() -> {});
        frame();
    }

    @Test
    void aScenarioCopiedAsTextIsPastedInOneStep() {
        interact(() -> tab().set(assumption("peakRate"), 777));
        Scenario agreed = tab().scenario();
        clickOn("#copy").clickOn("#copy-scenario");
        settle();
        assertEquals("Copied: the scenario as text", label("#status"));
        assertTrue(copied().startsWith("headroom:moe-service?"), copied());
        interact(() -> tab().set(assumption("peakRate"), 100));
        clickOn("#tab-gateway");
        clickOn("#copy").clickOn("#paste-scenario");
        settle();
        assertEquals("moe-service", tab().problem().id());
        assertEquals(agreed, tab().scenario());
        assertEquals("Pasted “%s”".formatted(agreed.name()), label("#status"));
        clickOn("#undo");
        frame();
        assertEquals(100, value("peakRate"));
    }

    @Test
    void theKeyboardCopiesAndPastesOutsideTextFields() {
        interact(() -> tab().set(assumption("peakRate"), 777));
        interact(() -> scene().getRoot().requestFocus());
        push(KeyCode.SHORTCUT, KeyCode.C);
        settle();
        assertTrue(copied().contains("peakRate=777"), copied());
        interact(() -> tab().set(assumption("peakRate"), 100));
        push(KeyCode.SHORTCUT, KeyCode.V);
        settle();
        assertEquals(777, value("peakRate"));
    }

    @Test
    void inATextFieldTheKeysMeanText() {
        hold("headroom:moe-service?schema=1&name=x&peakRate=777;");
        interact(() -> find("#find-assumption", TextField.class).requestFocus());
        push(KeyCode.SHORTCUT, KeyCode.V);
        settle();
        assertEquals(500, value("peakRate"));
    }

    @Test
    void underADialogueTheKeysReachNoScenario() {
        hold("headroom:moe-service?schema=1&name=x&peakRate=777;");
        clickOn("#export-pictures");
        interact(() -> find("#export-save", Button.class).requestFocus());
        push(KeyCode.SHORTCUT, KeyCode.V);
        settle();
        assertEquals(500, value("peakRate"));
    }

    @Test
    void whatIsPresentedIsCopiedByTheKeysToo() {
        interact(() -> scene().getRoot().requestFocus());
        push(KeyCode.F11);
        settle();
        push(KeyCode.SHORTCUT, KeyCode.C);
        settle();
        assertTrue(copied().startsWith("headroom:moe-service?"), copied());
    }

    @Test
    void textThatIsNoScenarioGetsASentenceAndChangesNothing() {
        Scenario before = tab().scenario();
        hold("hello");
        clickOn("#copy").clickOn("#paste-scenario");
        settle();
        assertEquals("Nothing is pasted: “hello” is no scenario; one that was copied as text begins with headroom:",
                label("#status"));
        assertEquals(before, tab().scenario());
    }

    @Test
    void picturesAreCopiedTwiceAsLargeAndCarryTheScenario() throws IOException {
        interact(() -> tab().set(assumption("peakRate"), 777));
        frame();
        reveal("#chart-frontier");
        moveTo("#chart-frontier");
        clickOn("#copy-frontier");
        settle();
        assertEquals("Copied as a picture: MoE service: GPU output against user speed", label("#status"));
        checkPicture();
        reveal("#architecture");
        clickOn("#copy-architecture");
        settle();
        assertEquals("Copied as a picture: MoE service: Architecture", label("#status"));
        checkPicture();
    }

    @Test
    void aCopiedChartSaysWhatItsBaselineIs() throws IOException {
        int alone = heightOfCopy();
        interact(() -> tab().pin());
        frame();
        assertTrue(heightOfCopy() > alone, "no line about the baseline");
    }

    private int heightOfCopy() throws IOException {
        reveal("#chart-frontier");
        rightClickOn("#chart-frontier").clickOn("#menu-copy-frontier");
        settle();
        return ImageIO.read(new ByteArrayInputStream(window().clipboard().picture())).getHeight();
    }

    private void checkPicture() throws IOException {
        byte[] png = window().clipboard().picture();
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(1600, image.getWidth());
        Path file = Files.write(folder.resolve("copied.png"), png);
        Scenario carried = new ScenarioFiles(new ScenarioReader(ProblemFiles.bundled(Problems.all()))).open(file);
        assertEquals(777, carried.ownValue(carried.problem().assumption("peakRate").orElseThrow()));
    }

    @Test
    void aRightClickOnAChartOffersTheSame() {
        reveal("#chart-frontier");
        rightClickOn("#chart-frontier").clickOn("#menu-copy-frontier");
        settle();
        assertEquals("Copied as a picture: MoE service: GPU output against user speed", label("#status"));
    }

    @Test
    void aDerivationIsCopiedFromItsPanelAndFromATile() {
        reveal("#tile-totalGpus");
        rightClickOn("#tile-totalGpus").clickOn("#copy-totalGpus");
        settle();
        assertEquals("""
                GPUs deployed = 544 GPUs
                  = prefill GPUs + decode GPUs + GPUs of spare nodes
                  = 256 GPUs + 288 GPUs + 0 GPUs = 544 GPUs
                """, copied().substring(0, copied().indexOf("  Prefill GPUs:")));
        reveal("#derivation-copy");
        hold("");
        clickOn("#derivation-copy");
        settle();
        assertTrue(copied().startsWith("GPUs deployed = 544 GPUs\n"), copied());
        assertEquals("Copied: how “GPUs deployed” comes about", label("#status"));
    }

    @Test
    void allNumbersAreCopiedAsTables() {
        clickOn("#copy").clickOn("#copy-markdown");
        settle();
        assertTrue(copied().contains("| GPUs deployed | 544 GPUs |"), copied());
        clickOn("#copy").clickOn("#copy-csv");
        settle();
        assertTrue(copied().startsWith("id,label,value,unit,reason\n"), copied());
    }
}
