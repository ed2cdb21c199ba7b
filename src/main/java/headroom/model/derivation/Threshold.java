package headroom.model.derivation;

import headroom.formula.Condition;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Least;
import headroom.formula.Quantity;
import headroom.formula.Subexpressions;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.Map;
import java.util.Optional;

/** The number from which on a condition holds, told with both sides of the condition there and at its neighbour. */
record Threshold(Evaluation evaluation, Least least, Condition.Comparison comparison) {

    /** The most digits beyond the usual; more do not tell two sides apart that are as good as equal. */
    private static final int MOST = 4;

    /** The remark, such as “11 instances: 283 s ≤ 295 s. 10 instances: 301 s > 295 s.”; empty where there is no such number. */
    static Optional<Derivation.Remark> of(Evaluation evaluation, Least least) {
        double first = Subexpressions.isOpen(least) ? Double.NaN : evaluation.value(least);
        if (Double.isNaN(first) || !(least.holds() instanceof Condition.Comparison comparison)) {
            return Optional.empty();
        }
        Threshold threshold = new Threshold(evaluation, least, comparison);
        double before = first - least.over().unit().toBase(1);
        boolean alone = before < least.over().unit().toBase(evaluation.value(least.from()));
        Condition.Relation relation = comparison.relation();
        String there = threshold.at(first, relation);
        return Optional.of(new Derivation.Remark(least.over().label(),
                alone ? there : there + " " + threshold.at(before, relation.opposite())));
    }

    private String at(double number, Condition.Relation relation) {
        Map<Coordinate, Double> where = Map.of(least.over(), number);
        double left = evaluation.valueAt(where, comparison.left());
        double right = evaluation.valueAt(where, comparison.right());
        int more = 0;
        while (more < MOST && left != right && shown(comparison.left(), left, more)
                .equals(shown(comparison.right(), right, more))) {
            more++;
        }
        return "%s: %s %s %s.".formatted(least.over().print(number), shown(comparison.left(), left, more),
                relation.sign(),
                shown(comparison.right(), right, more));
    }

    private static String shown(Expression side, double value, int more) {
        if (Double.isNaN(value)) {
            return LiveNumbers.NO_VALUE;
        }
        Unit unit = side instanceof Quantity quantity ? quantity.unit() : Unit.of(side.dimension());
        Style style = side instanceof Estimate estimate ? estimate.style() : Style.of(unit);
        return style.printOperand(value, unit, more).toString();
    }
}
