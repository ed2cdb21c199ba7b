package headroom.cli;

import headroom.files.NearestId;
import headroom.model.Problem;
import headroom.problems.Problems;
import java.util.List;

/** Finds problems by the ids that people type. */
final class ProblemNames {

    private final List<Problem> problems;

    ProblemNames(List<Problem> problems) {
        this.problems = List.copyOf(problems);
    }

    List<Problem> all() {
        return problems;
    }

    /** The problem of that id; bad usage when there is none. */
    Problem find(String id) {
        List<String> ids = problems.stream().map(Problem::id).toList();
        return Problems.byId(problems, id)
                .orElseThrow(() -> new BadUsageException("There is no problem “%s”; there are %s%s"
                        .formatted(id, String.join(", ", ids), NearestId.suggestion(id, ids))));
    }
}
