package headroom.export;

import headroom.model.Evaluation;
import headroom.model.expression.Digits;
import headroom.model.expression.Estimate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The estimates of an evaluation as comma-separated values, in base units, for a spreadsheet. */
public final class EvaluationCsv {

    private EvaluationCsv() {}

    /** A header and a row an estimate; the value is empty where there is none, and the reason says why. */
    public static String of(Evaluation evaluation) {
        return Stream.concat(Stream.of("id,label,value,unit,reason"),
                evaluation.scenario().problem().estimates().stream().map(estimate -> row(evaluation, estimate)))
                .map(row -> row + "\n").collect(Collectors.joining());
    }

    private static String row(Evaluation evaluation, Estimate estimate) {
        double value = evaluation.value(estimate);
        return Stream.of(estimate.id(), estimate.label(), Double.isNaN(value) ? "" : Digits.shortest(value),
                estimate.unit().symbol(), evaluation.reason(estimate).orElse(""))
                .map(EvaluationCsv::cell).collect(Collectors.joining(","));
    }

    /** A cell as RFC 4180 wants it: in quotes where it holds a comma, a quote or a line feed. */
    private static String cell(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
