package headroom.export;

import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.Prose;
import headroom.model.Scenario;
import headroom.model.expression.Estimate;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The answers of an evaluation as aligned text for a terminal. */
public final class EvaluationText {

    private EvaluationText() {}

    /** What the scenario changes of its origin, headlines, checks with margins, what binds, and all estimates. */
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
                answers.sign(result) + " " + result.check().label(), answers.margin(result))).toList());
    }

    private static String estimates(Evaluation evaluation, Answers answers) {
        return table(evaluation.scenario().problem().estimates().stream().map((Estimate estimate) -> List.of(
                estimate.label(), answers.figure(estimate), evaluation.reason(estimate).orElse(""))).toList());
    }

    /** Rows, indented, each column as wide as its widest cell. */
    private static String table(List<List<String>> rows) {
        List<Integer> widths = rows.isEmpty() ? List.of()
                : IntStream.range(0, rows.getFirst().size())
                        .mapToObj(column -> rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0))
                        .toList();
        return rows.stream().map(row -> line(row, widths)).collect(Collectors.joining("\n")) + "\n";
    }

    private static String line(List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String cell = cells.get(column);
            line.append("  ").append(cell).repeat(' ', widths.get(column) - cell.length());
        }
        return line.toString().stripTrailing();
    }
}
