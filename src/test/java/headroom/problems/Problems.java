package headroom.problems;

import headroom.files.scenario.ProblemFiles;
import headroom.model.Problem;
import java.util.List;
import java.util.Optional;

/** The problems that come with the program, for tests. */
public final class Problems {

    /** Problems never change, so that all tests may share them. */
    private static final List<Problem> ALL = ProblemFiles.bundled().problems();

    private Problems() {}

    /** All problems, in the order of their tabs. */
    public static List<Problem> all() {
        return ALL;
    }

    /** The problem of that id, read anew. */
    public static Problem of(String id) {
        return ProblemFiles.bundled().byId(id).orElseThrow().problem();
    }

    /** The problem of that id among some. */
    public static Optional<Problem> byId(List<Problem> problems, String id) {
        return problems.stream().filter(problem -> problem.id().equals(id)).findFirst();
    }
}
