package headroom.whatif.sensitivity;

import headroom.formula.Assumption;
import headroom.text.Digits;
import headroom.text.Figure;
import headroom.whatif.Column;
import java.util.List;

/**
 * Values of a quantity when one assumption is moved and all others stay.
 *
 * @param byRange true when the assumption ran over its own uncertain range, instead of a share of its value up and down
 * @param at the assumption's values, in its own unit, rising
 * @param values the quantity's values there, in base units
 */
public record Swing(Assumption assumption, boolean byRange, Column at, Column values) {

    /** The assumption's lowest value, in its own unit. */
    public double low() {
        return at.at(0);
    }

    /** The assumption's highest value, in its own unit. */
    public double high() {
        return at.at(at.size() - 1);
    }

    /** The quantity at the assumption's lowest value; NaN when it is absent there. */
    public double atLow() {
        return values.at(0);
    }

    /** The quantity at the assumption's highest value; NaN when it is absent there. */
    public double atHigh() {
        return values.at(values.size() - 1);
    }

    /** The least value that the quantity takes on the way; NaN when it has none. */
    public double least() {
        return values.present().min().orElse(Double.NaN);
    }

    /** The greatest value that the quantity takes on the way; NaN when it has none. */
    public double greatest() {
        return values.present().max().orElse(Double.NaN);
    }

    /** The distance that the quantity moves in all, in base units; 0 when it stays, or is absent everywhere. */
    public double size() {
        return values.isAbsent() ? 0 : greatest() - least();
    }

    /** True when the quantity has a value at some of the places, but not at all of them. */
    public boolean loses() {
        long present = values.present().count();
        return present > 0 && present < values.size();
    }

    /** True when the assumption does anything to the quantity: moves it, or takes its value away. */
    public boolean matters() {
        return loses() || (!values.isAbsent() && !Digits.same(least(), greatest()));
    }

    /** The way that the assumption was moved, as a person reads it: {@code 450–550 req/s}, {@code P10–P90 400–700 req/s}. */
    public String way() {
        List<Figure> ends = assumption.printRoundedApart(low(), high());
        return "%s%s–%s".formatted(byRange ? "P10–P90 " : "", ends.getFirst().number(), ends.getLast());
    }

    /** True when the quantity turns on the way: its ends then say less than the truth. */
    public boolean turns() {
        boolean rises = false;
        boolean falls = false;
        for (int i = 1; i < values.size(); i++) {
            rises |= values.at(i) > values.at(i - 1);
            falls |= values.at(i) < values.at(i - 1);
        }
        return rises && falls;
    }

    /**
     * By how many percent the quantity changes for one percent more of the assumption, on average over the way; NaN where
     * one of both is absent, not positive at an end, or does not move.
     */
    public double elasticity() {
        boolean defined = low() > 0 && high() > low() && atLow() > 0 && atHigh() > 0;
        return defined ? Math.log(atHigh() / atLow()) / Math.log(high() / low()) : Double.NaN;
    }
}
