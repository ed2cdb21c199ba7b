package headroom.files;

import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.List;
import java.util.Optional;

/** The scenarios that come with the program. */
public final class Presets {

    private final PresetFiles files;
    private final ScenarioReader reader;

    /** The scenarios in some files. */
    public Presets(PresetFiles files, ScenarioReader reader) {
        this.files = files;
        this.reader = reader;
    }

    /** The names of a problem's presets, the reference first. */
    public List<String> names(Problem problem) {
        return files.names(problem.id());
    }

    /** A problem's presets, the reference first. */
    public List<Preset> of(Problem problem) {
        return names(problem).stream().map(name -> read(problem, name)).toList();
    }

    /** The preset of that name, if the problem has it. */
    public Optional<Preset> named(Problem problem, String name) {
        return names(problem).contains(name) ? Optional.of(read(problem, name)) : Optional.empty();
    }

    /** What a scenario's changes are counted against: the preset that it started from, or the defaults. */
    public Scenario origin(Scenario scenario) {
        return named(scenario.problem(), scenario.preset()).map(Preset::scenario)
                .orElseGet(() -> Scenario.defaults(scenario.problem()));
    }

    private Preset read(Problem problem, String name) {
        try {
            return new Preset(name, reader.read(files.content(problem.id(), name)).startedFrom(name));
        } catch (UnusableFileException damaged) {
            throw new IllegalStateException(
                    "the preset %s of %s is damaged: %s".formatted(name, problem.id(), damaged.getMessage()), damaged);
        }
    }
}
