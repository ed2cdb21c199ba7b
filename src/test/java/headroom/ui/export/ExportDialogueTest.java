package headroom.ui.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.ui.Person;
import headroom.ui.background.Background;
import headroom.ui.background.ExpectedFailures;
import headroom.ui.tab.ProblemModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

@ExtendWith(ExpectedFailures.class)
class ExportDialogueTest extends Person {

    private final List<Problem> problems = Problems.all();
    private final Scenario scenario = Scenario.defaults(problems.getFirst()).named("Busy day", "");
    private final ProblemModel model = new ProblemModel(problems.getFirst(), List.of(), scenario, Moment.NOON);
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final List<String> said = new ArrayList<>();
    private final ObjectProperty<Map<String, String>> last = new SimpleObjectProperty<>(Map.of());
    private int closed;

    @TempDir
    private Path folder;

    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private ExportDialogue dialogue(Executor executor) {
        return new ExportDialogue(model, _ -> Optional.empty(), new LastExport(last, folder),
                Clock.fixed(Instant.parse("2026-03-14T12:00:00Z"), ZoneOffset.UTC), new Background(executor),
                said::add);
    }

    private Region build(ExportDialogue dialogue) {
        Region[] built = new Region[1];
        interact(() -> built[0] = dialogue.build("", () -> closed++));
        return built[0];
    }

    private void choose(Region dialogue, PictureOrder.Wanted wanted) {
        @SuppressWarnings("unchecked")
        ComboBox<PictureOrder.Wanted> what = (ComboBox<PictureOrder.Wanted>) dialogue.lookup("#export-what");
        interact(() -> what.setValue(wanted));
    }

    private void save(Region dialogue) {
        interact(() -> button(dialogue).fire());
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
        interact(() -> {});
    }

    private static Button button(Region dialogue) {
        return (Button) dialogue.lookup("#export-save");
    }

    private static String complaint(Region dialogue) {
        return ((Label) dialogue.lookup("#export-complaint")).getText();
    }

    @Test
    void whatWasChosenLastIsWhatTheNextOneBeginsWith() {
        Region first = build(dialogue(Runnable::run));
        Path other = folder.resolve("other");
        interact(() -> {
            ((TextField) first.lookup("#export-folder")).setText(other.toString());
            ((ToggleButton) first.lookup("#format-svg")).fire();
            ((ToggleButton) first.lookup("#picture-theme-dark")).fire();
        });
        assertEquals(Map.of(), last.get());
        save(first);
        Region next = build(dialogue(Runnable::run));
        assertEquals(other.toString(), ((TextField) next.lookup("#export-folder")).getText());
        assertTrue(((ToggleButton) next.lookup("#format-svg")).isSelected());
        assertTrue(((ToggleButton) next.lookup("#picture-theme-dark")).isSelected());
        assertTrue(((ToggleButton) next.lookup("#scale-2x")).isSelected());
    }

    @Test
    void aSettingThatNoLongerExistsIsPassedOver() {
        last.set(Map.of("format", "TIFF", "folder", "elsewhere"));
        Region dialogue = build(dialogue(Runnable::run));
        assertTrue(((ToggleButton) dialogue.lookup("#format-png")).isSelected());
        assertEquals("elsewhere", ((TextField) dialogue.lookup("#export-folder")).getText());
    }

    @Test
    void theSummaryIsSavedAsAPageThatCarriesItsScenario() throws IOException {
        Region dialogue = build(dialogue(waiting::add));
        choose(dialogue, PictureOrder.Wanted.SUMMARY);
        assertTrue(dialogue.lookup("#summary-pdf").getParent().getParent().isVisible());
        assertFalse(dialogue.lookup("#format-png").getParent().getParent().isVisible());
        save(dialogue);
        Path page = folder.resolve("moe-service-summary.pdf");
        assertEquals(List.of("moe-service-summary.pdf saved in " + folder.toAbsolutePath()), said);
        assertEquals(scenario, new ScenarioFiles(new ScenarioReader(ProblemFiles.bundled(problems))).open(page));
        assertEquals(1, closed);
    }

    @Test
    void theSummaryIsSavedAsMarkdownWithItsPictures() {
        interact(model::pin);
        Region dialogue = build(dialogue(waiting::add));
        choose(dialogue, PictureOrder.Wanted.SUMMARY);
        interact(() -> ((ToggleButton) dialogue.lookup("#summary-markdown")).fire());
        save(dialogue);
        int pictures = problems.getFirst().charts().size() + 1;
        assertEquals(List.of("moe-service-summary.md and %d pictures saved in %s".formatted(pictures,
                folder.toAbsolutePath())), said);
        assertTrue(Files.exists(folder.resolve("moe-service-architecture.png")));
    }

    @Test
    void afterASurpriseASentenceStandsThereAndSaveWorksAgain() {
        Region dialogue = build(dialogue(waiting::add));
        choose(dialogue, new PictureOrder.Wanted("gone", "No such chart"));
        save(dialogue);
        assertEquals("It did not work: something is wrong inside Headroom itself.", complaint(dialogue));
        assertFalse(button(dialogue).isDisabled());
        choose(dialogue, PictureOrder.Wanted.ARCHITECTURE);
        save(dialogue);
        assertEquals(1, closed);
        assertEquals(1, said.size());
    }

    @Test
    void whenNothingCanBeDoneInTheBackgroundSaveWorksAgain() {
        Region dialogue = build(dialogue(_ -> {
            throw new RejectedExecutionException("shut down");
        }));
        save(dialogue);
        assertEquals("Headroom is closing and begins nothing any more.", complaint(dialogue));
        assertFalse(button(dialogue).isDisabled());
    }

    @Test
    void aDialogueThatIsGoneClosesNothingWhenItsFilesAreThere() {
        ExportDialogue dialogue = dialogue(waiting::add);
        Region built = build(dialogue);
        choose(built, PictureOrder.Wanted.ARCHITECTURE);
        interact(() -> button(built).fire());
        interact(dialogue::closed);
        waiting.remove().run();
        interact(() -> {});
        assertEquals(0, closed);
        assertEquals(List.of("moe-service-architecture.png saved in " + folder.toAbsolutePath()), said);
    }
}
