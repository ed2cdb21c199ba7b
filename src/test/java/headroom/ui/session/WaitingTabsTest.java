package headroom.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.DamagedLibrary;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.files.session.Session;
import headroom.files.session.SessionReader;
import headroom.files.session.SessionStore;
import headroom.ui.tab.ProblemModel;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.WindowTab;
import headroom.ui.window.WorkbenchModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;

/** Tabs whose problems a program has not read are left to the next program as they were found. */
@ExtendWith(ApplicationExtension.class)
class WaitingTabsTest {

    private final Queue<Runnable> soon = new ArrayDeque<>();

    @TempDir
    private Path folder;

    /** A program without its window, which has read one problem. */
    private final class Program implements AutoCloseable {

        private final ProblemLibrary library;
        private final WorkbenchModel model;
        private final WindowSession session;

        Program() throws IOException {
            this(ProblemFiles.bundled());
        }

        Program(ProblemLibrary library) throws IOException {
            this.library = library;
            LastSession last = LastSession.in(folder, new SessionReader(new ScenarioReader(library)), Moment.NOON);
            model = WorkbenchModel.of(library, WindowTheme.of(Theme.LIGHT), Moment.NOON);
            session = WindowSession.start(model, last, soon::add);
        }

        List<String> read() {
            return library.ids().stream().filter(library::isRead).toList();
        }

        void set(String problem, String assumption, double value) {
            ProblemModel tab = model.tab(problem);
            tab.set(tab.problem().assumption(assumption).orElseThrow(), value);
        }

        double value(String problem, String assumption) {
            ProblemModel tab = model.tab(problem);
            return tab.scenario().ownValue(tab.problem().assumption(assumption).orElseThrow());
        }

        @Override
        public void close() {
            session.close();
        }
    }

    private void saved() {
        while (!soon.isEmpty()) {
            soon.remove().run();
        }
    }

    private Path file() {
        return folder.resolve("session.json");
    }

    private List<Path> aside() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().contains("damaged")).toList();
        }
    }

    @BeforeEach
    void leaveTwoTabsBehind() throws IOException {
        try (Program program = new Program()) {
            program.set("gateway", "requestRate", 3_000);
            program.set("gateway", "requestRate", 4_000);
            program.set("kv-pool", "contextTokens", 9_000);
            program.model.openProperty().set(program.model.tab("kv-pool"));
        }
    }

    @Test
    void onlyTheProblemInFrontIsReadAndEveryTabHasItsName() throws IOException {
        try (Program program = new Program()) {
            assertEquals(List.of("kv-pool"), program.read());
            assertEquals("kv-pool", program.model.frontProperty().get().id());
            assertEquals(9_000, program.value("kv-pool", "contextTokens"));
            assertEquals(List.of("MoE service", "KV cache pool", "Gateway", "Multi-LoRA", "RL rollout"),
                    program.model.windowTabs().stream().map(WindowTab::title).toList());
            assertEquals(List.of("kv-pool"), program.read());
        }
    }

    @Test
    void aTabThatNobodyLookedAtComesBackFromALaterProgram() throws IOException {
        try (Program program = new Program()) {
            program.set("kv-pool", "contextTokens", 10_000);
            assertEquals(List.of("kv-pool"), program.read());
        }
        try (Program program = new Program()) {
            assertEquals(4_000, program.value("gateway", "requestRate"));
            program.model.tab("gateway").undo();
            assertEquals(3_000, program.value("gateway", "requestRate"));
            assertEquals(10_000, program.value("kv-pool", "contextTokens"));
            assertEquals("", program.model.messageProperty().get());
        }
    }

    @Test
    void aProgramThatIsKilledLeavesWhatItDidNotRead() throws IOException {
        try (Program killed = new Program()) {
            killed.set("kv-pool", "contextTokens", 10_000);
            saved();
            String left = Files.readString(file());
            assertTrue(left.contains("\"contextTokens\":10000"), left);
            assertTrue(left.contains("\"requestRate\":4000"), left);
        }
    }

    @Test
    void aTabIsWholeAsSoonAsItIsShown() throws IOException {
        try (Program program = new Program()) {
            WindowTab gateway = program.model.windowTabs().get(2);
            assertTrue(gateway.model().isEmpty());
            List<String> steps = new ArrayList<>();
            gateway.modelProperty().subscribe(
                    shown -> shown.ifPresent(tab -> steps.add(tab.historyProperty().get().presentName())));
            program.model.show(gateway);
            assertEquals(List.of("Peak request rate 3,000 → 4,000 req/s"), steps);
            assertEquals(4_000, program.value("gateway", "requestRate"));
            assertEquals("gateway", program.model.openProperty().get().problem().id());
        }
    }

    @Test
    void whatIsWrongWithATabIsToldWhenItIsReadAndTheFileIsKept() throws IOException {
        String damaged = Files.readString(file()).replace("\"requestRate\":4000", "\"requestRate\":1e12");
        Files.writeString(file(), damaged);
        try (Program program = new Program()) {
            assertEquals("", program.model.messageProperty().get());
            program.set("kv-pool", "contextTokens", 10_000);
            saved();
            assertEquals(List.of(), aside());
            program.model.tab("gateway");
            String message = program.model.messageProperty().get();
            assertTrue(message.startsWith("Part of the last session could not be read (tab 3: requestRate is "),
                    message);
            assertEquals("Reference design", program.model.tab("gateway").historyProperty().get().presentName());
            saved();
        }
        assertEquals(1, aside().size());
        assertTrue(Files.readString(aside().getFirst()).contains("\"requestRate\":1.0E12"));
        assertFalse(Files.readString(file()).contains("\"requestRate\":1.0E12"));
    }

    @Test
    void aTabThatIsBeingFilledIsSavedOnceAsItWasFound() throws IOException {
        SessionReader reader = new SessionReader(new ScenarioReader(ProblemFiles.bundled()));
        Session left;
        try (SessionStore store = SessionStore.in(folder, reader, Moment.NOON)) {
            left = store.restore().session().orElseThrow();
        }
        WorkbenchModel model = WorkbenchModel.of(ProblemFiles.bundled(), WindowTheme.of(Theme.LIGHT), Moment.NOON);
        WorkbenchSession session = new WorkbenchSession(model, _ -> Optional.empty());
        session.restore(left);
        model.tab("gateway");
        Session taken = session.take();
        assertEquals(List.of(), taken.tabs().stream().filter(tab -> tab.problem().id().equals("gateway")).toList());
        assertEquals(left.waiting(), taken.waiting());
    }

    @Test
    void aDamagedProblemKeepsItsSavedTabAndLeavesTheOthersAlone() throws IOException {
        try (Program program = new Program(DamagedLibrary.without("kv-pool", "gateway"))) {
            assertEquals("kv-pool", program.model.frontProperty().get().id());
            assertEquals("moe-service", program.model.openProperty().get().problem().id());
            program.set("moe-service", "peakRate", 700);
            program.model.windowTabs().forEach(program.model::show);
        }
        try (Program program = new Program()) {
            assertEquals("", program.model.messageProperty().get());
            assertEquals(700, program.value("moe-service", "peakRate"));
            assertEquals(9_000, program.value("kv-pool", "contextTokens"));
            assertEquals(4_000, program.value("gateway", "requestRate"));
        }
    }
}
