package headroom.model;

import headroom.formula.Estimate;
import headroom.text.Digits;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;

/**
 * One estimate in two evaluations, the baseline's and the present one; what is set differently in two scenarios is a
 * {@link Difference}.
 *
 * @param before the value in base units, NaN when it had none
 * @param after the value in base units, NaN when it has none
 */
public record Change(Estimate estimate, double before, double after) {

    /** The change of an estimate from one evaluation to another. */
    public static Change of(Estimate estimate, Evaluation before, Evaluation after) {
        return new Change(estimate, before.value(estimate), after.value(estimate));
    }

    /** Difference and factor, {@code +34 · 1.06×}; in words where there is none of either. */
    public String text() {
        if (Double.isNaN(before)) {
            return Double.isNaN(after) ? "no value, as before" : "had no value";
        }
        if (Double.isNaN(after)) {
            return "was " + estimate.print(before);
        }
        if (Digits.same(before, after)) {
            return "unchanged";
        }
        return difference() + factor();
    }

    private String difference() {
        return (after < before ? Digits.MINUS : "+") + estimate.printDifference(after - before);
    }

    /** A factor says something only between two values of one sign, and when it is not 1. */
    private String factor() {
        boolean comparable = before != 0 && Math.signum(before) == Math.signum(after);
        if (!comparable) {
            return "";
        }
        List<Figure> factors = Style.FACTOR.printApart(Unit.of("×"), 1, after / before);
        return factors.getFirst().equals(factors.getLast()) ? "" : " · " + factors.getLast();
    }
}
