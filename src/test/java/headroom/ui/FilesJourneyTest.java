package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.document.picture.Handout;
import headroom.document.picture.Pdf;
import headroom.document.picture.Picture;
import headroom.document.picture.PictureFormat;
import headroom.document.picture.Pictures;
import headroom.document.picture.Png;
import headroom.document.picture.Svg;
import headroom.drawing.Theme;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioWriter;
import headroom.model.Scenario;
import headroom.ui.tab.document.Document;
import headroom.ui.tab.document.FileChoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scenario files opened, saved, and changed by others; and what is asked before anything is replaced. */
class FilesJourneyTest extends Journey {

    @TempDir
    private Path folder;

    private Optional<Path> chosen = Optional.empty();
    private Path suggested = Path.of("");

    @Override
    FileChoice chooser() {
        return new FileChoice() {
            @Override
            public Optional<Path> toOpen(Kind kind, Path from) {
                return chosen;
            }

            @Override
            public Optional<Path> toSave(Kind kind, Path suggestion) {
                suggested = suggestion;
                return chosen;
            }
        };
    }

    private ScenarioFiles files() {
        return new ScenarioFiles(window().reader());
    }

    private Scenario busyDay() {
        return window().model().tab("moe-service").presets().getFirst().named("Busy day", "")
                .with(assumption("peakRate"), 800);
    }

    private Path saved(String name, Scenario scenario) throws UnusableFileException {
        Path file = folder.resolve(name);
        files().save(file, scenario);
        return file;
    }

    private Document document() {
        return window().model().document(tab());
    }

    /** Opens a file by keyboard. */
    private void open(Path file) {
        chosen = Optional.of(file);
        push(KeyCode.SHORTCUT, KeyCode.O);
        settle();
    }

    /** Lets everything happen that was begun: files are read and written at once, but answers come as events. */
    private void settle() {
        Pulses.settle();
        frame();
    }

    private void peakRate(double rate) {
        interact(() -> tab().set(assumption("peakRate"), rate));
        frame();
    }

    /** Comes back from another window; the headless platform knows no focus of windows. */
    private void comeBack() {
        interact(() -> window().view().lookAtFiles());
        settle();
    }

    private boolean isAsked() {
        return lookup("#question").tryQuery().isPresent();
    }

    private void requestClose() {
        interact(() -> window().stage().fireEvent(
                new WindowEvent(window().stage(), WindowEvent.WINDOW_CLOSE_REQUEST)));
        Pulses.settle();
    }

    /** Ctrl+S would otherwise put a scenario in the place of the picture. */
    @Test
    void aPictureUnderAnotherNameBelongsToNoFile() throws IOException {
        Handout handout = Handout.of(busyDay(), busyDay(), new ScenarioWriter().line(busyDay()), LocalDate.EPOCH);
        Picture picture = new Pictures(handout, Theme.LIGHT.palette()).architecture();
        for (PictureFormat format : List.of(new Png(1), new Pdf(), new Svg())) {
            byte[] content = format.encode(picture);
            Path file = Files.write(folder.resolve("picture-of-%s.json".formatted(format.extension())), content);
            open(file);
            assertEquals(800, value("peakRate"));
            assertEquals(Optional.empty(), document().file());
            chosen = Optional.empty();
            push(KeyCode.SHORTCUT, KeyCode.S);
            settle();
            assertArrayEquals(content, Files.readAllBytes(file));
        }
    }

    @Test
    void aFileThatBecameAPictureIsReplacedOnlyAfterAsking() throws IOException {
        Path file = saved("busy-day.json", busyDay());
        open(file);
        Handout handout = Handout.of(busyDay(), busyDay(), new ScenarioWriter().line(busyDay()), LocalDate.EPOCH);
        byte[] content = new Png(1).encode(new Pictures(handout, Theme.LIGHT.palette()).architecture());
        Files.write(file, content);
        peakRate(900);
        push(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertTrue(isAsked());
        assertArrayEquals(content, Files.readAllBytes(file));
    }

    /** The marks of a name that would turn what stands around it are gone. */
    @Test
    void aNameIsShownAndProposedWithoutWhatTurnsTheDirectionOfWriting() {
        interact(() -> tab().show("Named", busyDay().named("plan\u202Egnp.exe", "")));
        settle();
        assertEquals("plangnp.exe – Headroom", window().stage().getTitle());
        push(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertEquals("plangnp-exe.json", String.valueOf(suggested.getFileName()));
    }

    @Test
    void aFileIsOpenedAsAStepThatCanBeTakenBack() throws IOException {
        open(saved("busy-day.json", busyDay()));
        assertEquals(800, value("peakRate"));
        assertEquals("Opened busy-day.json", tab().historyProperty().get().presentName());
        assertEquals("Busy day – Headroom", window().stage().getTitle());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        settle();
        assertEquals(500, value("peakRate"));
        assertEquals(Optional.empty(), document().file());
        assertEquals("Reference design – Headroom", window().stage().getTitle());
    }

    @Test
    void aFileOfAnotherProblemOpensInItsTab() throws IOException {
        Scenario gateway = window().model().tab("gateway").presets().getLast().named("Our gateway", "");
        open(saved("gateway.json", gateway));
        assertEquals("gateway", tab().problem().id());
        assertEquals(gateway, tab().scenario());
    }

    @Test
    void aFileThatCannotBeReadChangesNothingAndSaysWhy() throws IOException {
        Scenario before = tab().scenario();
        Path file = Files.writeString(folder.resolve("bad.json"), "{\"schema\":1,\"problem\":\"tetris\"}");
        open(file);
        assertEquals(before, tab().scenario());
        assertTrue(label("#status").startsWith(file + ": problem is “tetris”, but must be one of"), label("#status"));
    }

    @Test
    void savingForTheFirstTimeAsksWhereAndThenNoMore() throws IOException {
        chosen = Optional.of(folder.resolve("mine"));
        peakRate(700);
        push(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        Path file = folder.resolve("mine.json");
        assertEquals("reference-design.json", suggested.getFileName().toString());
        assertEquals(tab().scenario(), files().open(file));
        assertEquals("Saved in " + file, label("#status"));
        chosen = Optional.empty();
        peakRate(900);
        assertEquals("• Reference design – Headroom", window().stage().getTitle());
        assertEquals("• Reference design, 1 change", label("#presets"));
        assertEquals("MoE service •", label("#tab-moe-service"));
        push(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertEquals(900, files().open(file).ownValue(assumption("peakRate")));
        assertEquals("Reference design – Headroom", window().stage().getTitle());
        assertEquals("MoE service", label("#tab-moe-service"));
    }

    @Test
    void savingElsewhereGoesOnWithTheNewFile() throws IOException {
        Path first = saved("first.json", busyDay());
        open(first);
        peakRate(900);
        chosen = Optional.of(folder.resolve("second.json"));
        push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.S);
        settle();
        assertEquals(Optional.of(folder.resolve("second.json")), document().file());
        assertEquals(busyDay(), files().open(first));
        assertFalse(document().isUnsaved());
    }

    @Test
    void aDotInANameIsNoExtension() {
        chosen = Optional.of(folder.resolve("Plan 1.2"));
        push(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertEquals(Optional.of(folder.resolve("Plan 1.2.json")), document().file());
    }

    @Test
    void recentFilesAreOneClickAway() throws IOException {
        open(saved("first.json", busyDay()));
        open(saved("second.json", busyDay().named("Second", "")));
        clickOn("#presets").clickOn("#file-recent").clickOn("#recent-1");
        settle();
        assertEquals("Busy day", tab().scenario().name());
        assertEquals(List.of("first.json", "second.json"), window().model().recentFiles().list().stream()
                .map(file -> file.getFileName().toString()).toList());
    }

    @Test
    void aRecentFileThatIsGoneLeavesTheList() throws IOException {
        Path file = saved("first.json", busyDay());
        open(file);
        Files.delete(file);
        clickOn("#presets").clickOn("#file-recent").clickOn("#recent-0");
        settle();
        assertEquals(file + " is no longer there", label("#status"));
        assertEquals(List.of(), window().model().recentFiles().list());
    }

    @Test
    void theNoteOfAPresetIsReadInTheMenu() {
        clickOn("#presets");
        assertTrue(words("#preset-spare-unit").contains("Survives the loss of a unit in either role."),
                words("#preset-spare-unit"));
    }

    @Test
    void aPresetsNoteStaysWithThePreset() {
        clickOn("#presets").clickOn("#preset-spare-unit");
        settle();
        assertTrue(tab().scenario().note().startsWith("Survives the loss"), tab().scenario().note());
        peakRate(900);
        assertEquals("", tab().scenario().note());
        clickOn("#presets").clickOn("#scenario-rename");
        clickOn("#name-apply");
        frame();
        assertEquals("", tab().scenario().note());
        clickOn("#presets").clickOn("#scenario-rename");
        clickOn("#note-take").clickOn("#name-apply");
        frame();
        assertTrue(tab().scenario().note().startsWith("Survives the loss"), tab().scenario().note());
    }

    @Test
    void aScenarioIsRenamedInAStep() {
        clickOn("#presets").clickOn("#scenario-rename");
        write("Busy day");
        clickOn("#scenario-note").push(KeyCode.SHORTCUT, KeyCode.A).write("As agreed");
        clickOn("#name-apply");
        frame();
        assertEquals("Busy day", label("#presets"));
        assertEquals("As agreed", tab().scenario().note());
        assertEquals("Renamed “Busy day”", tab().historyProperty().get().presentName());
    }

    @Test
    void aPresetInThePlaceOfUnsavedChangesIsAskedAboutAndCancelKeepsThem() throws IOException {
        open(saved("busy-day.json", busyDay()));
        peakRate(900);
        clickOn("#presets").clickOn("#preset-spare-unit");
        settle();
        assertTrue(isAsked());
        push(KeyCode.ESCAPE);
        settle();
        assertFalse(isAsked());
        assertEquals(900, value("peakRate"));
        assertTrue(document().isUnsaved());
    }

    @Test
    void enterSavesThemBeforeThePreset() throws IOException {
        Path file = saved("busy-day.json", busyDay());
        open(file);
        peakRate(900);
        clickOn("#presets").clickOn("#preset-spare-unit");
        settle();
        push(KeyCode.ENTER);
        settle();
        assertEquals("spare-unit", tab().scenario().preset());
        assertEquals(900, files().open(file).ownValue(assumption("peakRate")));
        assertEquals(Optional.empty(), document().file());
    }

    @Test
    void notSavingThemLeavesTheFileAsItIs() throws IOException {
        Path file = saved("busy-day.json", busyDay());
        open(file);
        peakRate(900);
        clickOn("#presets").clickOn("#preset-spare-unit");
        settle();
        clickOn("#question-discard");
        settle();
        assertEquals("spare-unit", tab().scenario().preset());
        assertEquals(busyDay(), files().open(file));
    }

    @Test
    void closingAsksOnlyAboutFilesThatDoNotHoldTheirScenario() throws IOException {
        peakRate(900);
        requestClose();
        assertFalse(window().stage().isShowing());
        interact(() -> window().stage().show());
        settle();
        open(saved("busy-day.json", busyDay()));
        peakRate(600);
        clickOn("#tab-gateway");
        requestClose();
        assertEquals("moe-service", tab().problem().id());
        assertTrue(window().stage().isShowing());
        clickOn("#question-cancel");
        requestClose();
        clickOn("#question-discard");
        Pulses.settle();
        assertFalse(window().stage().isShowing());
    }

    @Test
    void closingAfterSavingCloses() throws IOException {
        Path file = saved("busy-day.json", busyDay());
        open(file);
        peakRate(600);
        requestClose();
        clickOn("#question-save");
        Pulses.settle();
        assertFalse(window().stage().isShowing());
        assertEquals(600, files().open(file).ownValue(assumption("peakRate")));
    }

    @Test
    void whatAnotherProgramWroteIsReloadedAsAStep() throws IOException {
        Path file = saved("busy-day.json", busyDay());
        open(file);
        saved("busy-day.json", busyDay().with(assumption("peakRate"), 1_000));
        comeBack();
        assertEquals("Another program changed busy-day.json.", label("#notice-text"));
        clickOn("#notice-reload");
        settle();
        assertEquals(1_000, value("peakRate"));
        assertEquals("Reloaded busy-day.json", tab().historyProperty().get().presentName());
        assertFalse(find("#disk-notice").isVisible());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        settle();
        assertEquals(800, value("peakRate"));
    }

    @Test
    void mineIsKeptAgainstWhatAnotherProgramWrote() throws IOException {
        Path file = saved("busy-day.json", busyDay());
        open(file);
        peakRate(900);
        saved("busy-day.json", busyDay().with(assumption("peakRate"), 1_000));
        comeBack();
        assertEquals("Another program changed busy-day.json. You have unsaved changes of your own.",
                label("#notice-text"));
        clickOn("#notice-keep");
        settle();
        assertEquals(900, value("peakRate"));
        assertTrue(document().isUnsaved());
        push(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertFalse(isAsked());
        assertEquals(900, files().open(file).ownValue(assumption("peakRate")));
    }

    @Test
    void ownSavesAreNobodyElsesChanges() throws IOException {
        open(saved("busy-day.json", busyDay()));
        peakRate(900);
        push(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        comeBack();
        assertFalse(find("#disk-notice").isVisible());
    }

    @Test
    void aFileThatChangedSinceIsOverwrittenOnlyAfterAsking() throws IOException {
        Path file = saved("busy-day.json", busyDay());
        open(file);
        peakRate(900);
        Scenario theirs = busyDay().with(assumption("peakRate"), 1_000);
        saved("busy-day.json", theirs);
        push(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertTrue(isAsked());
        clickOn("#question-cancel");
        settle();
        assertEquals(theirs, files().open(file));
        push(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        clickOn("#question-overwrite");
        settle();
        assertEquals(900, files().open(file).ownValue(assumption("peakRate")));
    }

    @Test
    void aDeletedFileIsSaidAndSavingMakesItAnew() throws IOException {
        Path file = saved("busy-day.json", busyDay());
        open(file);
        Files.delete(file);
        comeBack();
        assertEquals("busy-day.json is no longer there; saving makes it anew.", label("#notice-text"));
        assertTrue(document().isUnsaved());
        clickOn("#notice-save");
        settle();
        assertEquals(busyDay(), files().open(file));
        assertFalse(document().isUnsaved());
        assertFalse(find("#disk-notice").isVisible());
    }

    @Test
    void theMenuSaysItsKeys() {
        assertEquals(List.of("file-open", "file-save", "file-save-as"),
                find("#presets", MenuButton.class).getItems().stream().filter(item -> item.getAccelerator() != null)
                        .map(MenuItem::getId).toList());
    }
}
