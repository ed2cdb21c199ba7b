package headroom.problems;

import headroom.files.PresetFiles;
import headroom.files.Presets;
import headroom.files.ScenarioReader;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.List;

/** The presets that come with the program, as tests of a problem use them. */
public final class BundledPresets {

    private BundledPresets() {}

    /** The scenario of a preset, by the stem of its file. */
    public static Scenario scenario(Problem problem, String name) {
        return presets(problem).named(problem, name).orElseThrow().scenario();
    }

    /** The names of all presets of a problem. */
    static List<String> names(Problem problem) {
        return presets(problem).names(problem);
    }

    private static Presets presets(Problem problem) {
        PresetFiles files = PresetFiles.bundled();
        return new Presets(files, new ScenarioReader(List.of(problem), files));
    }
}
