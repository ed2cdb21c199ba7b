package headroom.document;

import headroom.formula.Estimate;
import headroom.model.CheckResult;
import headroom.model.Headline;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.whatif.uncertainty.Assessment;
import java.util.List;
import java.util.stream.Stream;

/** The answers for a scenario as aligned text for a terminal. */
public final class EvaluationText {

    private final Answers answers;
    private final Problem problem;
    private final LiveNumbers prose;

    private EvaluationText(Answers answers) {
        this.answers = answers;
        this.problem = answers.assessment().scenario().problem();
        this.prose = new LiveNumbers(answers.assessment().evaluation());
    }

    /**
     * The changes of the scenario from its origin, headlines, checks and how far they are from their limits, what binds, and all
     * estimates; with percentiles and probabilities where there are any.
     */
    public static String of(Assessment assessment, Scenario origin) {
        return new EvaluationText(new Answers(assessment, origin)).text();
    }

    private String text() {
        String basis = answers.basis();
        return String.join("\n", answers.title(), answers.changes("  ", ""),
                (basis.isEmpty() ? "" : basis + "\n\n") + headlines(), "Checks", checks(), answers.binding(), "",
                "Estimates", estimates(problem.estimates())) + steps();
    }

    private String headlines() {
        return table(problem.headlines().stream().map((Headline headline) -> row(headline.estimate(), headline.label(),
                prose.text(headline.caption()))));
    }

    private String checks() {
        return table(answers.assessment().evaluation().checks().stream().map((CheckResult result) -> List.of(
                answers.sign(result) + " " + result.check().label(), answers.room(result),
                answers.assessment().holds(result.check()))));
    }

    private String steps() {
        List<Estimate> steps = problem.figures().stream().filter(Estimate::isStep).toList();
        return steps.isEmpty() ? "" : "\nSteps\n" + estimates(steps);
    }

    private String estimates(List<Estimate> listed) {
        return table(listed.stream().map((Estimate estimate) -> row(estimate, estimate.label(),
                answers.assessment().evaluation().reason(estimate).orElse(""))));
    }

    private List<String> row(Estimate estimate, String label, String rest) {
        return answers.isSampled() ? List.of(label, answers.figure(estimate), answers.namedSpread(estimate), rest)
                : List.of(label, answers.figure(estimate), rest);
    }

    private static String table(Stream<List<String>> rows) {
        return Table.of(rows.toList()).text();
    }
}
