package headroom.problems;

import headroom.files.problems.KnownProblem;
import headroom.files.scenario.ProblemFiles;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.List;

/** The presets that come with the program, as tests of a problem use them. */
public final class BundledPresets {

    private BundledPresets() {}

    /** The scenario of a preset, by the stem of its file. */
    public static Scenario scenario(Problem problem, String name) {
        return known(problem).preset(name).orElseThrow();
    }

    /** The names of all presets of a problem. */
    static List<String> names(Problem problem) {
        return known(problem).presetNames();
    }

    private static KnownProblem known(Problem problem) {
        return ProblemFiles.bundled(List.of(problem)).of(problem);
    }
}
