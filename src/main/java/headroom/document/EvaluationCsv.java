package headroom.document;

import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.Summary;
import java.util.List;
import java.util.stream.Stream;

/** The estimates of an evaluation as comma-separated values, in base units, for a spreadsheet. */
public final class EvaluationCsv {

    private EvaluationCsv() {}

    /**
     * A header and a row an estimate; the value is empty where there is none, and the reason says why. Where samples say how
     * sure the values are, P10, P50 and P90 follow.
     */
    public static String of(Assessment assessment) {
        List<String> header = List.of("id", "label", "value", "unit", "reason");
        Evaluation evaluation = assessment.evaluation();
        return new Table(assessment.samples().isEmpty() ? header : joined(header, List.of("p10", "p50", "p90")),
                evaluation.scenario().problem().figures().stream()
                        .map(estimate -> assessment.summary(estimate).map(summary -> joined(row(evaluation, estimate),
                                percentiles(summary))).orElseGet(() -> plain(assessment, row(evaluation, estimate))))
                        .toList())
                .csv();
    }

    /** A row without percentiles, which has empty cells where others have theirs. */
    private static List<String> plain(Assessment assessment, List<String> row) {
        return assessment.samples().isEmpty() ? row : joined(row, List.of("", "", ""));
    }

    private static List<String> joined(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    private static List<String> percentiles(Summary summary) {
        return Stream.of(summary.p10(), summary.p50(), summary.p90()).map(Table::raw).toList();
    }

    private static List<String> row(Evaluation evaluation, Estimate estimate) {
        return List.of(estimate.id(), estimate.label(), Table.raw(evaluation.value(estimate)),
                estimate.unit().symbol(), evaluation.reason(estimate).orElse(""));
    }
}
