package headroom.cli.option;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.formula.Subexpressions;
import headroom.formula.language.Nearest;
import headroom.model.Check;
import headroom.model.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds what people mean by the ids that they type behind an option; bad usage when there is no such thing. */
public record ProblemIds(Problem problem) {

    /** The kinds of things that have ids. */
    private enum Kind {
        ASSUMPTION("assumption", "an assumption, for --set",
                problem -> problem.assumptions().stream().map(Assumption::id)),
        CHOICE("choice", "a choice, for --choose", problem -> problem.choices().stream().map(Choice::id)),
        ESTIMATE("estimate", "an estimate", problem -> problem.estimates().stream().map(Estimate::id)),
        CHECK("check", "a check", problem -> problem.checks().stream().map(Check::id));

        private final String name;
        private final String one;
        private final Function<Problem, Stream<String>> ids;

        Kind(String name, String one, Function<Problem, Stream<String>> ids) {
            this.name = name;
            this.one = one;
            this.ids = ids;
        }

        private List<String> ids(Problem problem) {
            return ids.apply(problem).toList();
        }
    }

    /** The assumption of an id, which stands in what was typed. */
    public Assumption assumption(String typed, String id) {
        return problem.assumption(id).orElseThrow(() -> unknown(typed, id, Kind.ASSUMPTION));
    }

    /** The choice of an id, which stands in what was typed. */
    public Choice choice(String typed, String id) {
        return problem.choice(id).orElseThrow(() -> unknown(typed, id, Kind.CHOICE));
    }

    /** The estimate of an id, which stands in what was typed. */
    public Estimate estimate(String typed, String id) {
        Estimate estimate = problem.estimate(id).orElseThrow(() -> unknown(typed, id, Kind.ESTIMATE));
        if (Subexpressions.isOpen(estimate)) {
            throw new BadUsageException("%s: %s has values only along %s, so it has none by itself".formatted(typed, id,
                    Subexpressions.coordinates(estimate).iterator().next().id()));
        }
        return estimate;
    }

    private BadUsageException unknown(String typed, String id, Kind wanted) {
        String hint = Arrays.stream(Kind.values()).filter(kind -> kind.ids(problem).contains(id)).findFirst()
                .map(kind -> ", but %s".formatted(kind.one))
                .orElseGet(() -> Nearest.hint(id, wanted.ids(problem)));
        return new BadUsageException(
                "%s: %s has no %s %s%s".formatted(typed, problem.id(), wanted.name, id, hint));
    }
}
