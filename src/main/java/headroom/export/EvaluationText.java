package headroom.export;

import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.Prose;
import headroom.model.Scenario;
import headroom.model.expression.Estimate;
import java.util.List;

/** The answers of an evaluation as aligned text for a terminal. */
public final class EvaluationText {

    private EvaluationText() {}

    /** What the scenario changes of its origin, headlines, checks and how far they are from their limits, what binds, and all estimates. */
    public static String of(Evaluation evaluation, Scenario origin) {
        Answers answers = new Answers(evaluation, origin);
        return String.join("\n", answers.title(), answers.changes("  ", ""), headlines(evaluation, answers), "Checks",
                checks(evaluation, answers), answers.binding(), "", "Estimates", estimates(evaluation, answers));
    }

    private static String headlines(Evaluation evaluation, Answers answers) {
        Prose prose = new Prose(evaluation);
        return table(evaluation.scenario().problem().headlines().stream().map((Headline headline) -> List.of(
                headline.label(), answers.figure(headline.estimate()), prose.text(headline.caption()))).toList());
    }

    private static String checks(Evaluation evaluation, Answers answers) {
        return table(evaluation.checks().stream().map((CheckResult result) -> List.of(
                answers.sign(result) + " " + result.check().label(), answers.room(result))).toList());
    }

    private static String estimates(Evaluation evaluation, Answers answers) {
        return table(evaluation.scenario().problem().estimates().stream().map((Estimate estimate) -> List.of(
                estimate.label(), answers.figure(estimate), evaluation.reason(estimate).orElse(""))).toList());
    }

    private static String table(List<List<String>> rows) {
        return Table.of(rows).text();
    }
}
