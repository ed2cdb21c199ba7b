package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioFiles;
import headroom.formula.Assumption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever a tab offers is used in that of an opened problem file. */
class OpenedKitchenJourneyTest extends OpenedProblemJourney {

    OpenedKitchenJourneyTest() {
        super("tea-kitchen", "my-kitchen.yaml");
    }

    @Override
    Optional<Path> chooseFolder(String from) {
        return Optional.of(folder());
    }

    @BeforeEach
    void openKitchen() throws IOException {
        openFile();
    }

    private void set(String id, double value) {
        interact(() -> tab().set(assumption(id), value));
        frame();
    }

    private int steps() {
        return tab().historyProperty().get().entries().size();
    }

    private String step() {
        return tab().historyProperty().get().presentName();
    }

    private void ask(String item) {
        clickOn("#what-if").clickOn(item);
        frame();
        frame();
    }

    @SuppressWarnings("unchecked")
    private ComboBox<Object> list(String selector) {
        return find(selector, ComboBox.class);
    }

    private void choose(String selector, Assumption assumption) {
        interact(() -> list(selector).setValue(assumption));
        frame();
    }

    private List<String> files(String suffix) throws IOException {
        try (var list = Files.list(folder().resolve("out"))) {
            return list.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(suffix)).sorted()
                    .toList();
        }
    }

    /** Exports what is chosen at a place of the list, into a folder of its own. */
    private void export(int what, String... settings) {
        clickOn("#export-pictures");
        interact(() -> {
            list("#export-what").getSelectionModel().select(what);
            find("#export-folder", TextField.class).setText(folder().resolve("out").toString());
        });
        for (String setting : settings) {
            clickOn(setting);
        }
        clickOn("#export-save");
        frame();
        assertFalse(isSeen("#export"), () -> label("#export-complaint"));
    }

    @Test
    void allPicturesAreSavedAndEachOpensAsTheScenario() throws IOException, UnusableFileException {
        set("kettles", 6);
        export(0, "#format-svg");
        assertEquals(List.of("tea-kitchen-architecture.svg", "tea-kitchen-wait-by-guests.svg",
                "tea-kitchen-wait-by-service.svg"), files(".svg"));
        for (String name : files(".svg")) {
            Path file = folder().resolve("out").resolve(name);
            assertEquals(tab().scenario(), new ScenarioFiles(window().reader()).open(file), name);
            assertTrue(Files.readString(file).contains("<title>Tea kitchen: "), name);
        }
        assertTrue(label("#status").startsWith("3 pictures saved in "), label("#status"));
        export(0, "#format-png");
        assertEquals(3, files(".png").size());
    }

    @Test
    void theSummaryIsSavedAsAPageAndAsText() throws IOException, UnusableFileException {
        set("kettles", 6);
        export(1, "#summary-markdown");
        String text = Files.readString(folder().resolve("out").resolve("tea-kitchen-summary.md"));
        assertTrue(text.contains("A kitchen that serves tea"), text);
        assertTrue(text.contains("Kettles") && text.contains("6 kettles"), text);
        assertTrue(text.contains("Mean wait") && text.contains(estimate("meanWait")), text);
        assertTrue(text.contains("tea-kitchen-wait-by-guests.png"), text);
        assertEquals(3, files(".png").size());
        export(1, "#summary-pdf");
        Path page = folder().resolve("out").resolve(files(".pdf").getFirst());
        assertEquals(tab().scenario(), new ScenarioFiles(window().reader()).open(page));
        assertTrue(Files.readString(page, StandardCharsets.ISO_8859_1).startsWith("%PDF-"));
    }

    @Test
    void aGoalIsReachedInOneStep() {
        interact(() -> tab().enquiry().ask(tab().problem().estimate("meanWait").orElseThrow()));
        ask("#what-if-seek");
        interact(() -> find("#goal-target", TextField.class).setText("1 s"));
        choose("#goal-by", assumption("kettles"));
        assertEquals("5–50 kettles keeps Mean wait at 1 s or less.",
                label("#goal-sentence").replaceFirst("^Kettles ", ""));
        clickOn("#goal-ok");
        frame();
        assertEquals(5, value("kettles"));
        assertEquals(2, steps());
        assertEquals("Goal: Mean wait ≤ 1 s by kettles 4 → 5 kettles", step());
        clickOn("#undo");
        frame();
        assertEquals(4, value("kettles"));
    }

    @Test
    void aFailedCheckIsFixedByAClick() {
        set("guestRate", 1);
        assertTrue(is("#check-capacity", "failed"));
        assertTrue(words("#banner").contains("7 kettles would keep up."), words("#banner"));
        clickOn("#why-binding");
        frame();
        assertTrue(words("#fixes").contains("Kettles 4 → 6 kettles") || words("#fixes").contains("Kettles 4 → 7"),
                words("#fixes"));
        clickOn(reveal("#apply-kettles-up"));
        frame();
        assertFalse(is("#check-capacity", "failed"));
        assertTrue(value("kettles") >= 6, () -> "kettles " + value("kettles"));
        clickOn("#undo");
        frame();
        assertTrue(is("#check-capacity", "failed"));
    }

    @Test
    void scenariosAreComparedInNumbersAndInCharts() {
        clickOn("#baseline").clickOn("#baseline-pin");
        set("kettles", 8);
        ask("#what-if-compare");
        assertEquals(List.of("Present", "Baseline"),
                IntStream.range(0, 2).mapToObj(column -> label("#compare-name-" + column)).toList());
        String table = words("#compare-table");
        assertTrue(table.contains("8 kettles") && table.contains("4 kettles"), table);
        assertTrue(table.contains("3.06 s") && table.contains(estimate("meanWait")), table);
        assertTrue(table.contains("$320") && table.contains("$160"), table);
        assertEquals("The cheapest that passes every check is “Baseline”: $160.",
                label("#compare-verdict").replaceAll(" It .*", ""));
        clickOn("#compare-charts");
        frame();
        assertTrue(isSeen("#compare-picture"));
        clickOn("#compare-numbers");
        clickOn("#compare-show-1");
        frame();
        assertEquals(4, value("kettles"));
        assertEquals("Compared: Baseline", step());
    }

    @Test
    void aMapLeadsToWhereChecksPass() throws IOException, UnusableFileException {
        set("guestRate", 1);
        ask("#what-if-map");
        choose("#map-across", assumption("kettles"));
        choose("#map-up", assumption("brewTime"));
        assertTrue(label("#map-words").startsWith("Kettles 4 kettles · Time to brew 6 s → "), label("#map-words"));
        assertTrue(label("#map-words").endsWith("× Fails: Capacity."), label("#map-words"));
        interact(() -> find("#map-picture").requestFocus());
        for (int i = 0; i < 4; i++) {
            push(KeyCode.RIGHT);
        }
        frame();
        assertTrue(label("#map-words").startsWith("Kettles 8 kettles · Time to brew 6 s → Mean wait "),
                label("#map-words"));
        assertTrue(label("#map-words").endsWith("✓ All checks pass."), label("#map-words"));
        push(KeyCode.ENTER);
        frame();
        assertEquals(8, value("kettles"));
        clickOn("#map-export").clickOn("#map-svg");
        frame();
        Path file;
        try (var list = Files.list(folder())) {
            file = list.filter(one -> one.toString().endsWith(".svg")).findFirst().orElseThrow();
        }
        assertTrue(file.getFileName().toString().startsWith("tea-kitchen-map-"), file::toString);
        assertEquals(tab().scenario(), new ScenarioFiles(window().reader()).open(file));
    }

    @Test
    void aStoryIsToldPointByPoint() {
        clickOn("#story").clickOn("#story-add");
        set("kettles", 8);
        clickOn("#story").clickOn("#story-add");
        push(KeyCode.F11);
        frame();
        push(KeyCode.RIGHT);
        frame();
        assertEquals("1 of 2", text("#story-place").strip());
        assertEquals("$160", number("cost"));
        push(KeyCode.RIGHT);
        frame();
        assertEquals("$320", number("cost"));
        push(KeyCode.ESCAPE);
        frame();
        assertEquals("$320", number("cost"));
        clickOn("#story").clickOn("#story-show-0");
        frame();
        assertEquals(4, value("kettles"));
        assertTrue(step().startsWith("Story point “"), step());
    }

    private String text(String selector) {
        return find(selector, Text.class).getText();
    }

    private String number(String tile) {
        return label("#tile-%s .number".formatted(tile));
    }

    @Test
    void everyStepIsNamedAndTakenBackAndAgain() {
        clickOn("#kettles-value").write("9").push(KeyCode.ENTER);
        frame();
        assertEquals("Kettles 4 → 9 kettles", step());
        interact(() -> find("#service").requestFocus());
        push(KeyCode.DOWN);
        frame();
        assertEquals("Service: one queue → each kettle its table", step());
        assertEquals(3, steps());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        push(KeyCode.SHORTCUT, KeyCode.Z);
        frame();
        assertEquals(4, value("kettles"));
        assertEquals("3.06 s", label("#tile-meanWait .number") + " " + label("#tile-meanWait .unit"));
        push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
        frame();
        assertEquals(9, value("kettles"));
        clickOn("#history").clickOn("#step-0");
        frame();
        assertEquals(4, value("kettles"));
        clickOn("#history").clickOn("#step-2");
        frame();
        assertEquals("tables", tab().scenario().option(tab().problem().choice("service").orElseThrow()).id());
    }
}
