package headroom.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.UnusableFileException;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.files.session.Session;
import headroom.files.session.SessionReader;
import headroom.formula.Assumption;
import headroom.model.AxisRange;
import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.model.StoryPoint;
import headroom.problems.Problems;
import headroom.ui.Pulses;
import headroom.ui.tab.ProblemModel;
import headroom.ui.theme.TextSize;
import headroom.ui.theme.ThemeChoice;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.WorkbenchModel;
import headroom.whatif.Candidate;
import headroom.whatif.Enquiry;
import headroom.whatif.Enquiry.Lineup;
import headroom.whatif.Enquiry.PlaneAxes;
import headroom.whatif.SweepRange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;

/** Programs one after another, and at once, over one folder. */
@ExtendWith(ApplicationExtension.class)
class WindowSessionTest {

    private static final Session.Panels PANELS =
            new Session.Panels(Optional.of(Set.of("Traffic")), Set.of("Cost"), "Guide");

    private final Queue<Runnable> soon = new ArrayDeque<>();

    @TempDir
    private Path folder;

    /** A program without its window. */
    private static final class Program implements AutoCloseable {

        private final WorkbenchModel model;
        private final WindowSession session;

        private Program(Path folder, Queue<Runnable> soon) throws UnusableFileException {
            List<Problem> problems = Problems.all();
            ProblemLibrary library = ProblemFiles.bundled(problems);
            ScenarioReader reader = new ScenarioReader(library);
            model = WorkbenchModel.of(library, WindowTheme.of(Theme.LIGHT), Moment.NOON);
            session = WindowSession.start(model, LastSession.in(folder, new SessionReader(reader), Moment.NOON),
                    soon::add);
        }

        ProblemModel tab(String id) {
            return model.tab(id);
        }

        void set(String problem, String assumption, double value) {
            tab(problem).set(tab(problem).problem().assumption(assumption).orElseThrow(), value);
        }

        double value(String problem, String assumption) {
            return tab(problem).scenario().ownValue(tab(problem).problem().assumption(assumption).orElseThrow());
        }

        @Override
        public void close() {
            session.close();
        }
    }

    private Program program() throws UnusableFileException {
        return new Program(folder, soon);
    }

    private void runAll() {
        while (!soon.isEmpty()) {
            soon.remove().run();
        }
    }

    private static ChartLocks locks(Program program) {
        return ChartLocks.NONE.with(program.tab("gateway").problem().charts().getFirst(),
                new ChartRanges(AxisRange.between(1, 3), new AxisRange(1, 900, 3), null));
    }

    private static Story story(Program program) {
        Scenario reference = program.tab("gateway").presets().getFirst();
        return Story.EMPTY.with(new StoryPoint("As agreed", "On Tuesday", reference, Optional.empty()))
                .with(new StoryPoint("Busy", "", program.tab("gateway").presets().getLast(), Optional.of(reference)));
    }

    private Path file() {
        return folder.resolve("session.json");
    }

    @Test
    void everythingComesBack() throws IOException {
        Session.Bounds bounds = new Session.Bounds(10, 20, 1200, 800, false);
        try (Program program = program()) {
            program.tab("gateway").pin();
            program.set("gateway", "requestRate", 3_000);
            program.set("moe-service", "peakRate", 700);
            program.set("moe-service", "peakRate", 800);
            program.tab("moe-service").undo();
            program.tab("moe-service")
                    .explain(program.tab("moe-service").problem().assumption("peakRate").orElseThrow());
            program.tab("gateway").lock(locks(program));
            program.tab("gateway").tell(story(program));
            program.model.openProperty().set(program.tab("gateway"));
            program.model.looks().appearanceProperty().set(ThemeChoice.DARK);
            program.model.looks().textSizeProperty().set(TextSize.LARGE);
            program.model.boundsProperty().set(Optional.of(bounds));
            program.model.exportsProperty().set(Map.of("folder", "/pictures", "format", "SVG"));
            program.tab("gateway").panelsProperty().set(PANELS);
            program.model.recentFiles().restore(List.of(folder.resolve("busy.json")));
            program.tab("moe-service").savedIn(folder.resolve("busy.json").toString());
            program.model.document(program.tab("moe-service")).restore(
                    Map.of(folder.resolve("busy.json").toString(), program.tab("moe-service").presets().getFirst()));
        }
        try (Program program = program()) {
            assertEquals(700, program.value("moe-service", "peakRate"));
            program.tab("moe-service").redo();
            assertEquals(800, program.value("moe-service", "peakRate"));
            assertEquals("Peak request rate 700 → 800 req/s",
                    program.tab("moe-service").historyProperty().get().presentName());
            assertEquals("peakRate", program.tab("moe-service").explainedProperty().get().id());
            assertEquals("Reference design", program.tab("gateway").baselineProperty().get().orElseThrow().scenario()
                    .name());
            assertEquals(story(program), program.tab("gateway").storyProperty().get());
            assertEquals(locks(program), program.tab("gateway").locksProperty().get());
            assertSame(program.tab("gateway"), program.model.openProperty().get());
            assertSame(ThemeChoice.DARK, program.model.looks().appearanceProperty().get());
            assertSame(TextSize.LARGE, program.model.looks().textSizeProperty().get());
            assertEquals(Optional.of(bounds), program.model.boundsProperty().get());
            assertEquals(Map.of("folder", "/pictures", "format", "SVG"), program.model.exportsProperty().get());
            assertEquals(PANELS, program.tab("gateway").panelsProperty().get());
            assertEquals(Session.Panels.USUAL, program.tab("moe-service").panelsProperty().get());
            assertEquals(List.of(folder.resolve("busy.json")), program.model.recentFiles().list());
            assertEquals(Optional.of(folder.resolve("busy.json")),
                    program.model.document(program.tab("moe-service")).file());
            assertTrue(program.model.document(program.tab("moe-service")).isUnsaved());
            assertEquals("", program.model.messageProperty().get());
        }
    }

    @Test
    void whatWasAskedIsAskedAgain() throws IOException {
        Enquiry asked;
        try (Program program = program()) {
            ProblemModel tab = program.tab("moe-service");
            Assumption rate = tab.problem().assumption("peakRate").orElseThrow();
            Assumption hits = tab.problem().assumption("prefixHitRate").orElseThrow();
            tab.enquiry().keep(rate, true);
            tab.enquiry().ask(tab.problem().estimate("totalGpus").orElseThrow());
            tab.draw(new Sampling(7, 1_000));
            tab.enquiry().swingProperty().set(0.5);
            tab.enquiry().axesProperty().set(Optional.of(new PlaneAxes(tab.problem().estimates().getLast(),
                    new SweepRange(rate, 100, 900, 200), SweepRange.whole(hits, 200))));
            tab.enquiry().lineupProperty().set(Optional.of(new Lineup(List.of(Candidate.present(tab.scenario()),
                    Candidate.chosen("Before", tab.presets().getLast())), tab.problem().charts().getFirst(), 0)));
            asked = tab.enquiry().take();
            runAll();
        }
        try (Program program = program()) {
            ProblemModel tab = program.tab("moe-service");
            assertEquals("", program.model.messageProperty().get());
            assertEquals(Set.of("peakRate"),
                    tab.enquiry().keptProperty().get().stream().map(Assumption::id).collect(Collectors.toSet()));
            assertEquals("totalGpus", tab.enquiry().subjectProperty().get().id());
            assertEquals(new Sampling(7, 1_000), tab.scenario().sampling());
            assertEquals(asked.swing(), tab.enquiry().take().swing());
            PlaneAxes axes = tab.enquiry().axesProperty().get().orElseThrow();
            assertEquals(asked.axes().orElseThrow().across().low(), axes.across().low());
            assertEquals(asked.axes().orElseThrow().estimate().id(), axes.estimate().id());
            Lineup lineup = tab.enquiry().lineupProperty().get().orElseThrow();
            assertEquals(List.of("Present", "Before"), lineup.columns().stream().map(Candidate::name).toList());
        }
    }

    @Test
    void eachThingThatIsAskedIsSavedByItself() throws IOException {
        try (Program program = program()) {
            ProblemModel tab = program.tab("moe-service");
            List<Runnable> changes = List.of(
                    () -> tab.enquiry().keep(tab.problem().assumptions().getFirst(), true),
                    () -> tab.enquiry().ask(tab.problem().estimates().getLast()),
                    () -> tab.enquiry().swingProperty().set(0.05));
            for (Runnable change : changes) {
                change.run();
                assertEquals(1, soon.size());
                runAll();
            }
            assertTrue(Files.readString(file()).contains("\"swing\":0.05"));
        }
    }

    @Test
    void ofManyChangesWithinAMomentOnlyTheLatestIsSaved() throws IOException {
        try (Program program = program()) {
            for (int rate = 501; rate <= 600; rate++) {
                program.set("moe-service", "peakRate", rate);
            }
            assertEquals(1, soon.size());
            assertTrue(Files.notExists(file()));
            runAll();
            assertTrue(Files.readString(file()).contains("\"peakRate\":600"));
            program.set("moe-service", "peakRate", 700);
            assertEquals(1, soon.size());
        }
        try (Program program = program()) {
            assertEquals(700, program.value("moe-service", "peakRate"));
        }
    }

    @Test
    void theStatusLineSaysWhenItWasSaved() throws IOException {
        try (Program program = program()) {
            program.set("moe-service", "peakRate", 600);
            runAll();
            Pulses.settle();
            assertEquals("session saved 12:00:00", program.model.savedProperty().get());
        }
    }

    @Test
    void aDamagedSessionIsSetAsideAndTheProgramStarts() throws IOException {
        Files.writeString(file(), "half of a sess");
        try (Program program = program()) {
            assertEquals(500, program.value("moe-service", "peakRate"));
            String message = program.model.messageProperty().get();
            assertTrue(message.startsWith("The last session could not be read"), message);
            assertTrue(message.endsWith("session.damaged-2026-01-01-120000.json"), message);
        }
        assertEquals("half of a sess", Files.readString(folder.resolve("session.damaged-2026-01-01-120000.json")));
    }

    @Test
    void oneDamagedTabDoesNotTakeTheOthersWithIt() throws IOException {
        try (Program program = program()) {
            program.set("moe-service", "peakRate", 600);
            program.set("gateway", "requestRate", 3_000);
        }
        Files.writeString(file(), Files.readString(file()).replace("\"requestRate\":3000", "\"requestRate\":1e12"));
        try (Program program = program()) {
            assertEquals(600, program.value("moe-service", "peakRate"));
            assertEquals("Reference design", program.tab("gateway").historyProperty().get().presentName());
            String message = program.model.messageProperty().get();
            assertTrue(message.startsWith("Part of the last session could not be read (tab 3: requestRate is "),
                    message);
            runAll();
        }
        try (Program program = program()) {
            assertEquals(600, program.value("moe-service", "peakRate"));
            assertEquals("", program.model.messageProperty().get());
        }
    }

    @Test
    void twoWindowsAtOnceDoNotOverwriteEachOther() throws IOException {
        try (Program first = program(); Program second = program()) {
            assertTrue(second.model.messageProperty().get().startsWith("Another Headroom is open"));
            first.set("moe-service", "peakRate", 600);
            second.set("moe-service", "peakRate", 700);
            runAll();
        }
        try (Program first = program(); Program second = program()) {
            assertEquals(600, first.value("moe-service", "peakRate"));
            assertEquals(700, second.value("moe-service", "peakRate"));
        }
    }

    @Test
    void whatIsSaidOfASessionThatIsNotSavedGoesAwayWhenItIs() throws IOException {
        try (Program program = program()) {
            Files.createDirectory(file());
            program.set("moe-service", "peakRate", 600);
            runAll();
            Pulses.settle();
            assertEquals("session not saved", program.model.savedProperty().get());
            Files.delete(file());
            program.set("moe-service", "peakRate", 700);
            runAll();
            Pulses.settle();
            assertEquals("", program.model.messageProperty().get());
            assertTrue(program.model.savedProperty().get().startsWith("session saved "));
        }
    }

    @Test
    void aFolderThatCannotBeUsedIsSaidOnce() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThrows(UnusableFileException.class, () -> new Program(file, soon));
        try (Program program = program()) {
            Files.createDirectory(file());
            program.set("moe-service", "peakRate", 600);
            runAll();
            Pulses.settle();
            assertEquals("The session is not saved: %s cannot be written: it is a folder".formatted(file()),
                    program.model.messageProperty().get());
            program.model.say("Something else");
            program.set("moe-service", "peakRate", 700);
            runAll();
            Pulses.settle();
            assertEquals("Something else", program.model.messageProperty().get());
            Files.delete(file());
        }
        try (Program program = program()) {
            assertEquals(700, program.value("moe-service", "peakRate"));
        }
    }
}
