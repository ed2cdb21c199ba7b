package headroom.files.problems;

import headroom.files.problem.Preset;
import headroom.model.Evidence;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A problem and all that comes with it.
 *
 * @param presets scenarios to start from, the reference design first; there may be none
 * @param guide its guide in Markdown, the slots not yet filled in; empty for a problem that has none
 * @param evidence published figures that it is held against
 * @param file the file that it was opened from; null for one that comes with the program
 */
public record KnownProblem(Problem problem, List<Preset> presets, String guide, List<Evidence> evidence,
        @Nullable Path file) {

    public KnownProblem {
        presets = presets instanceof LatePresets ? presets : List.copyOf(presets);
        evidence = List.copyOf(evidence);
    }

    /** A problem with which nothing comes. */
    public static KnownProblem alone(Problem problem) {
        return new KnownProblem(problem, List.of(), "", List.of(), null);
    }

    /** The id of the problem. */
    public String id() {
        return problem.id();
    }

    /** The names of the presets, in their order. */
    public List<String> presetNames() {
        return presets.stream().map(Preset::name).toList();
    }

    /** The scenario of the preset of that name, if there is one. */
    public Optional<Scenario> preset(String name) {
        return name.isEmpty() ? Optional.empty()
                : presets.stream().filter(preset -> preset.name().equals(name)).findFirst().map(Preset::scenario);
    }

    /** The scenario that a tab of the problem opens with: its first preset, or the defaults where it has none. */
    public Scenario start() {
        return presets.isEmpty() ? Scenario.defaults(problem) : presets.getFirst().scenario();
    }
}
