package headroom.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.UnusableFileException;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.files.session.SessionReader;
import headroom.ui.Pulses;
import headroom.ui.background.Background;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.source.FileWatch;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.OpenedProblems;
import headroom.ui.window.WindowTab;
import headroom.ui.window.WorkbenchModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/** Problem files that are open when the program ends are open when it starts again, with all that was done in their tabs. */
@ExtendWith(ApplicationExtension.class)
class OpenedSessionTest {

    @TempDir
    private Path folder;
    private Path file;

    /** A program without its window. */
    private final class Program implements AutoCloseable {

        private final FileWatch watch = new FileWatch(Runnable::run);
        private final WorkbenchModel model;
        private final OpenedProblems problems;
        private final WindowSession session;

        Program() {
            ProblemLibrary library = ProblemFiles.bundled();
            model = WorkbenchModel.of(library, WindowTheme.of(Theme.LIGHT), Moment.NOON);
            problems = new OpenedProblems(model, library, new Background(Runnable::run), watch);
            try {
                session = WindowSession.start(model, LastSession.in(folder.resolve("session"),
                        new SessionReader(new ScenarioReader(library)), Moment.NOON), Runnable::run);
            } catch (UnusableFileException refusal) {
                throw new IllegalStateException(refusal);
            }
            problems.start();
        }

        WindowTab last() {
            return model.windowTabs().getLast();
        }

        void set(String assumption, double value) {
            ProblemModel tab = last().model().orElseThrow();
            tab.set(tab.problem().assumption(assumption).orElseThrow(), value);
        }

        double value(String assumption) {
            ProblemModel tab = last().model().orElseThrow();
            return tab.scenario().ownValue(tab.problem().assumption(assumption).orElseThrow());
        }

        String notice() {
            return last().source().orElseThrow().state().headline("my.yaml", false);
        }

        @Override
        public void close() {
            session.close();
        }
    }

    private interface Use {
        void of(Program program) throws IOException;
    }

    /** Starts the program, uses it and ends it, all where the window lives. */
    private void program(Use use) {
        Program[] started = new Program[1];
        onScreen(() -> started[0] = new Program());
        try (Program program = started[0]) {
            onScreen(() -> use.of(program));
        }
    }

    private interface Step {
        void run() throws IOException;
    }

    private static void onScreen(Step step) {
        WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            step.run();
            return null;
        });
        Pulses.settle();
    }

    private static String text() throws IOException {
        try (InputStream in = Objects.requireNonNull(
                OpenedSessionTest.class.getResourceAsStream("/problems/tea-kitchen.yaml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("guide: tea-kitchen.md", "");
        }
    }

    @BeforeEach
    void leaveAnOpenProblemBehind() throws IOException {
        file = Files.writeString(folder.resolve("my.yaml"), text());
        program(program -> program.problems.open(List.of(file)));
        // Opening ends after the step that asked for it.
        program(program -> {
            program.set("kettles", 6);
            program.set("kettles", 7);
        });
    }

    @Test
    void itComesBackInFrontWithItsStateAndItsSteps() {
        program(program -> {
            assertEquals(6, program.model.windowTabs().size());
            assertEquals(program.last(), program.model.frontProperty().get());
            assertEquals(7, program.value("kettles"));
            program.last().model().orElseThrow().undo();
            assertEquals(6, program.value("kettles"));
            assertEquals(List.of(file), program.model.recentProblems().list());
        });
    }

    @Test
    void whatChangedMeanwhileIsFitted() throws IOException {
        Files.writeString(file, text().replace("range: [1, 50]", "range: [1, 5]"));
        program(program -> assertEquals(5, program.value("kettles")));
    }

    @Test
    void aFileThatIsGoneKeepsItsPlaceAndItsState() throws IOException {
        Files.delete(file);
        program(program -> {
            assertTrue(program.last().model().isEmpty());
            assertTrue(program.notice().startsWith(file + " is not there"), program.notice());
        });
        Files.writeString(file, text());
        program(program -> assertEquals(7, program.value("kettles")));
    }

    @Test
    void aFileThatIsBrokenTellsItsMistakesAndKeepsItsStateUntilItIsMended() throws IOException {
        Files.writeString(file, text().replace("kettles * kettlePrice", "kettels * kettlePrice"));
        program(program -> {
            assertTrue(program.last().model().isEmpty());
            assertEquals("my.yaml has a mistake; the tab fills as soon as it has none", program.notice());
        });
        Files.writeString(file, text());
        program(program -> assertEquals(7, program.value("kettles")));
    }

    @Test
    void aClosedOneDoesNotComeBack() {
        program(program -> program.problems.close(program.last()));
        program(program -> {
            assertEquals(5, program.model.windowTabs().size());
            assertFalse(program.model.recentProblems().list().isEmpty());
        });
    }
}
