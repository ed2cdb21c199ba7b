package headroom.ui;

import headroom.Moment;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.ui.background.Background;
import headroom.ui.tab.document.FileChoice;
import headroom.ui.tab.source.FileWatch;
import headroom.ui.window.Environment;
import java.nio.file.Path;
import java.util.Optional;

/** The surroundings of a window, for tests. */
final class Environments {

    private Environments() {}

    /** Nobody chooses a file, nothing waits, and all work is done at once. */
    static Environment still(ProblemLibrary library) {
        return new Environment(
                new Environment.Threads(Runnable::run, new Background(Runnable::run), Runnable::run, (_, _) -> {}),
                new Environment.Desktop(new FileChoice() {}, _ -> Optional.empty(), Path.of("pictures"),
                        new HeldClipboard()),
                new ScenarioFiles(new ScenarioReader(library)), library, new FileWatch(Runnable::run), Moment.NOON);
    }
}
