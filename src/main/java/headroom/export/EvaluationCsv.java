package headroom.export;

import headroom.model.Evaluation;
import headroom.model.expression.Estimate;
import java.util.List;

/** The estimates of an evaluation as comma-separated values, in base units, for a spreadsheet. */
public final class EvaluationCsv {

    private EvaluationCsv() {}

    /** A header and a row an estimate; the value is empty where there is none, and the reason says why. */
    public static String of(Evaluation evaluation) {
        return new Table(List.of("id", "label", "value", "unit", "reason"), evaluation.scenario().problem().estimates()
                .stream().map(estimate -> row(evaluation, estimate)).toList()).csv();
    }

    private static List<String> row(Evaluation evaluation, Estimate estimate) {
        return List.of(estimate.id(), estimate.label(), Table.raw(evaluation.value(estimate)),
                estimate.unit().symbol(), evaluation.reason(estimate).orElse(""));
    }
}
