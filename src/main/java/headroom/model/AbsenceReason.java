package headroom.model;

import headroom.model.expression.Absent;
import headroom.model.expression.Cases;
import headroom.model.expression.Conditional;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Parts;
import java.util.List;
import java.util.Objects;

/** Finds out why an estimate has no value, by following its formula to the part that says so. */
final class AbsenceReason {

    private final Evaluation evaluation;

    AbsenceReason(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    /** The reason that an absent expression gives. */
    String of(Expression expression) {
        return switch (expression) {
            case Absent absent -> absent.reason();
            case Estimate estimate -> of(estimate.formula());
            case Cases cases ->
                    of(Objects.requireNonNull(cases.byOption().get(evaluation.scenario().option(cases.choice()))));
            case Conditional conditional -> ofConditional(conditional);
            default -> ofFirstAbsent(Parts.of(expression));
        };
    }

    private String ofConditional(Conditional conditional) {
        double holds = evaluation.value(conditional.condition().indicator());
        if (Double.isNaN(holds)) {
            return ofFirstAbsent(Parts.of(conditional));
        }
        return of(holds == 1 ? conditional.then() : conditional.otherwise());
    }

    private String ofFirstAbsent(List<Expression> parts) {
        return parts.stream().filter(part -> Double.isNaN(evaluation.value(part))).findFirst().map(this::of)
                .orElse("the formula has no answer for these values");
    }
}
