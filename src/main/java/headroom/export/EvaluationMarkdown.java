package headroom.export;

import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Prose;
import headroom.model.Scenario;
import java.util.List;

/** A scenario and its answers as Markdown tables, to paste into a design document. */
public final class EvaluationMarkdown {

    private EvaluationMarkdown() {}

    /** What the scenario changes of its origin, headlines, checks, assumptions and choices, and all estimates. */
    public static String of(Evaluation evaluation, Scenario origin) {
        Answers answers = new Answers(evaluation, origin);
        Prose prose = new Prose(evaluation);
        Scenario scenario = evaluation.scenario();
        Problem problem = scenario.problem();
        return String.join("\n", "# " + answers.title(), "",
                answers.changes("- ", "\n") +
                        MarkdownTable.of(List.of("Headline", "Value", ""),
                                problem.headlines().stream().map(headline -> List.of(
                                        headline.label(), answers.figure(headline.estimate()),
                                        prose.text(headline.caption())))),
                "## Checks", "",
                MarkdownTable.of(List.of("", "Check", "Against its limit"),
                        evaluation.checks().stream().map(result -> List.of(
                                answers.sign(result), result.check().label(), answers.room(result)))),
                answers.binding(), "",
                "## Assumptions and choices", "",
                MarkdownTable.of(List.of("Assumption", "Value"),
                        problem.assumptions().stream().map(assumption -> List.of(
                                assumption.label(), answers.figure(assumption)))),
                MarkdownTable.of(List.of("Choice", "Option"),
                        problem.choices().stream().map(choice -> List.of(choice.label(),
                                scenario.option(choice).label()))),
                "## Estimates", "",
                MarkdownTable.of(List.of("Estimate", "Value", "Why there is none"),
                        problem.estimates().stream().map(estimate -> List.of(
                                estimate.label(), answers.figure(estimate),
                                evaluation.reason(estimate).orElse("")))));
    }
}
