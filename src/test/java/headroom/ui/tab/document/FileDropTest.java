package headroom.ui.tab.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.model.Problem;
import headroom.problems.Problems;
import headroom.ui.Pulses;
import headroom.ui.background.Background;
import headroom.ui.tab.Overlay;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.WorkbenchModel;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class FileDropTest {

    private static final List<Problem> PROBLEMS = Problems.all();

    private final ProblemLibrary library = ProblemFiles.bundled(PROBLEMS);
    private final ScenarioReader reader = new ScenarioReader(library);
    private final ScenarioFiles files = new ScenarioFiles(reader);
    private final WorkbenchModel model =
            WorkbenchModel.of(library, WindowTheme.of(Theme.LIGHT), Moment.NOON);

    private final List<Path> problems = new ArrayList<>();

    @TempDir
    private Path folder;

    private void drop(List<File> dropped) {
        WaitForAsyncUtils.waitForAsyncFx(20_000, () -> new FileDrop(new Documents(model.documents(),
                model.openProperty(), model.recentFiles(), new BackgroundFiles(files, new Background(Runnable::run)),
                new FileChoice() {}, new Overlay(), model::say), problems::addAll).drop(dropped));
        Pulses.settle();
    }

    private File saved(String problem, String name) throws IOException {
        Path file = folder.resolve(name + ".json");
        files.save(file, model.tab(problem).scenario().named(name, ""));
        return file.toFile();
    }

    @Test
    void severalFilesOpenEachInItsTabAndTheLastIsShown() throws IOException {
        drop(List.of(saved("gateway", "one"), saved("kv-pool", "two"), saved("gateway", "three")));
        assertEquals("two", model.tab("kv-pool").scenario().name());
        assertEquals("three", model.tab("gateway").scenario().name());
        assertEquals(model.tab("gateway"), model.openProperty().get());
        assertEquals(List.of("Reference design", "Opened one.json", "Opened three.json"), model.tab("gateway")
                .historyProperty().get().entries().stream().map(entry -> entry.name()).toList());
    }

    @Test
    void whatCannotBeReadIsSaidAndTheOthersOpen() throws IOException {
        Path holiday = Files.writeString(folder.resolve("holiday.txt"), "sand");
        drop(List.of(holiday.toFile(), saved("kv-pool", "two")));
        assertEquals("two", model.tab("kv-pool").scenario().name());
        assertTrue(model.messageProperty().get().startsWith(holiday + ": it is not valid JSON"),
                model.messageProperty().get());
    }

    @Test
    void problemFilesAreOpenedAsSuch() throws IOException {
        Path kitchen = folder.resolve("kitchen.YAML");
        drop(List.of(kitchen.toFile(), saved("kv-pool", "two")));
        assertEquals(List.of(kitchen), problems);
        assertEquals("two", model.tab("kv-pool").scenario().name());
    }
}
