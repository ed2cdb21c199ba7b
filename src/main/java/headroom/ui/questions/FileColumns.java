package headroom.ui.questions;

import headroom.files.scenario.ScenarioFiles;
import headroom.model.Problem;
import headroom.ui.background.Background;
import headroom.ui.tab.document.FileChoice;
import headroom.ui.tab.document.ShownName;
import headroom.whatif.Candidate;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * Scenario files that can be compared; reading one changes no tab.
 *
 * @param recent the files last used
 * @param background reads files
 */
public record FileColumns(ScenarioFiles files, FileChoice chooser, List<Path> recent, Background background) {

    /** Asks for a file and reads it. */
    void choose(Problem problem, Consumer<Candidate> then, Consumer<String> refusal) {
        Path folder = recent.stream().map(Path::getParent).filter(parent -> parent != null).findFirst()
                .orElseGet(() -> Path.of(System.getProperty("user.home", "")));
        chooser.toOpen(FileChoice.Kind.SCENARIO, folder).ifPresent(file -> read(file, problem, then, refusal));
    }

    /** Reads a file off the JavaFX thread; a scenario of another problem is refused, in a sentence, as is no scenario. */
    void read(Path file, Problem problem, Consumer<Candidate> then, Consumer<String> refusal) {
        background.run(() -> files.open(file), scenario -> {
            if (scenario.problem().equals(problem)) {
                then.accept(Candidate.chosen("%s (%s)".formatted(scenario.name(), ShownName.of(file)), scenario));
            } else {
                refusal.accept("%s is a scenario of %s, but must be one of %s".formatted(ShownName.of(file),
                        scenario.problem().title(), problem.title()));
            }
        }, refusal);
    }
}
