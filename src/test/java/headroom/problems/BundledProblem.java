package headroom.problems;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.Problem;

/** A problem that comes with the program, and what it is made of by id, as tests of a problem name it. */
public record BundledProblem(Problem problem) {

    /** The problem of that id. */
    public static BundledProblem of(String id) {
        return new BundledProblem(Problems.of(id));
    }

    /** The assumption of that id. */
    public Assumption assumption(String id) {
        return problem.assumption(id).orElseThrow();
    }

    /** The estimate or step of that id. */
    public Estimate estimate(String id) {
        return problem.estimate(id).orElseThrow();
    }

    /** The choice of that id. */
    public Choice choice(String id) {
        return problem.choice(id).orElseThrow();
    }

    /** An option of a choice, both by id. */
    public Choice.Option option(String choice, String id) {
        return choice(choice).option(id).orElseThrow();
    }

    /** The check of that id. */
    public Check check(String id) {
        return problem.checks().stream().filter(check -> check.id().equals(id)).findFirst().orElseThrow();
    }
}
