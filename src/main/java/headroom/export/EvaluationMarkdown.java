package headroom.export;

import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Prose;
import headroom.model.Scenario;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
                        table(List.of("Headline", "Value", ""), problem.headlines().stream().map(headline -> List.of(
                                headline.label(), answers.figure(headline.estimate()),
                                prose.text(headline.caption())))),
                "## Checks", "",
                table(List.of("", "Check", "Margin"), evaluation.checks().stream().map(result -> List.of(
                        answers.sign(result), result.check().label(), answers.margin(result)))),
                answers.binding(), "",
                "## Assumptions and choices", "",
                table(List.of("Assumption", "Value"), problem.assumptions().stream().map(assumption -> List.of(
                        assumption.label(), answers.figure(assumption)))),
                table(List.of("Choice", "Option"), problem.choices().stream().map(choice -> List.of(choice.label(),
                        scenario.option(choice).label()))),
                "## Estimates", "",
                table(List.of("Estimate", "Value", "Why there is none"),
                        problem.estimates().stream().map(estimate -> List.of(
                                estimate.label(), answers.figure(estimate),
                                evaluation.reason(estimate).orElse("")))));
    }

    private static String table(List<String> head, Stream<List<String>> rows) {
        Stream<List<String>> top = Stream.of(head, Collections.nCopies(head.size(), "---"));
        return Stream.concat(top, rows)
                .map(cells -> cells.stream().map(cell -> " " + cell.replace("|", "\\|") + " ")
                        .collect(Collectors.joining("|", "|", "|\n")))
                .collect(Collectors.joining());
    }
}
