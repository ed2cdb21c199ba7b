package headroom.document;

import headroom.formula.Estimate;
import headroom.model.CheckResult;
import headroom.model.Headline;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.whatif.uncertainty.Assessment;
import java.util.List;

/** A scenario and its answers as Markdown tables, to paste into a design document. */
public final class EvaluationMarkdown {

    private final Answers answers;
    private final Problem problem;

    private EvaluationMarkdown(Answers answers) {
        this.answers = answers;
        this.problem = answers.assessment().scenario().problem();
    }

    /**
     * The changes of the scenario from its origin, headlines, checks, assumptions and choices, and all estimates; with percentiles
     * and probabilities where there are any.
     */
    public static String of(Assessment assessment, Scenario origin) {
        return new EvaluationMarkdown(new Answers(assessment, origin)).text();
    }

    private String text() {
        String basis = answers.basis();
        return String.join("\n", "# " + PlainText.markdownWithin(answers.title()), "",
                answers.changes("- ", "\n") + (basis.isEmpty() ? "" : basis + "\n\n") + headlines(),
                "## Checks", "", checks(), answers.binding(), "",
                "## Assumptions and choices", "",
                MarkdownTable.of(List.of("Assumption", "Value"),
                        problem.assumptions().stream().map(assumption -> List.of(
                                assumption.label(), answers.figure(assumption)))),
                MarkdownTable.of(List.of("Choice", "Option"),
                        problem.choices().stream().map(choice -> List.of(choice.label(),
                                answers.assessment().scenario().option(choice).label()))),
                "## Estimates", "", estimates(problem.estimates())) + steps();
    }

    private String headlines() {
        LiveNumbers prose = new LiveNumbers(answers.assessment().evaluation());
        return MarkdownTable.of(head("Headline", ""), problem.headlines().stream().map((Headline headline) -> row(
                headline.estimate(), headline.label(), prose.text(headline.caption()))));
    }

    private String steps() {
        List<Estimate> steps = problem.figures().stream().filter(Estimate::isStep).toList();
        return steps.isEmpty() ? "" : "\n## Steps\n\n" + estimates(steps);
    }

    private String estimates(List<Estimate> listed) {
        return MarkdownTable.of(head("Estimate", "Why there is none"),
                listed.stream().map((Estimate estimate) -> row(estimate, estimate.label(),
                        answers.assessment().evaluation().reason(estimate).orElse(""))));
    }

    private List<String> head(String first, String last) {
        return answers.isSampled() ? List.of(first, "Value", "P10–P90", last) : List.of(first, "Value", last);
    }

    private List<String> row(Estimate estimate, String label, String last) {
        return answers.isSampled() ? List.of(label, answers.figure(estimate), answers.spread(estimate), last)
                : List.of(label, answers.figure(estimate), last);
    }

    private String checks() {
        List<String> head = answers.isSampled() ? List.of("", "Check", "Against its limit", "Holds with probability")
                : List.of("", "Check", "Against its limit");
        return MarkdownTable.of(head, answers.assessment().evaluation().checks().stream().map((CheckResult result) -> {
            List<String> row = List.of(answers.sign(result), result.check().label(), answers.room(result));
            return answers.isSampled() ? List.of(row.get(0), row.get(1), row.get(2), answers.probability(result)) : row;
        }));
    }
}
