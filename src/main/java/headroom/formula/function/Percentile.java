package headroom.formula.function;

import static headroom.formula.NamedFunction.Parameter.measure;
import static headroom.formula.NamedFunction.Parameter.number;

import headroom.formula.NamedFunction;
import headroom.formula.NamedFunction.Result;
import java.util.List;

/** The percentile of a value that is one of several, each for a share of all. */
public final class Percentile {

    /** {@code percentile(q, value, share, …)}: a part of share 0 may be without a value. */
    public static final NamedFunction PERCENTILE = new NamedFunction("percentile",
            "The value that a share q of all stays at or below, when each value holds for the share after it; together the "
                    + "shares are 1.",
            List.of(number("q"), measure("value"), number("share")), 2, Result.MEASURE, new NamedFunction.Body() {
                @Override
                public double apply(double[] arguments) {
                    return percentile(arguments);
                }

                @Override
                public boolean takesAbsent() {
                    return true;
                }

                @Override
                public boolean spares(double[] arguments, int argument) {
                    return argument % 2 == 1 && arguments[argument + 1] == 0;
                }
            });

    /** Shares that come as differences add up to a little less than they should. */
    private static final double NOISE = 1e-9;

    private Percentile() {}

    private static double percentile(double[] arguments) {
        for (int i = 1; i < arguments.length; i += 2) {
            double share = arguments[i + 1];
            if (Double.isNaN(share) || (Double.isNaN(arguments[i]) && share != 0)) {
                return Double.NaN;
            }
        }
        double sum = 0;
        double value = Double.NEGATIVE_INFINITY;
        while (sum < arguments[0] - NOISE) {
            value = next(arguments, value);
            if (Double.isNaN(value)) {
                return value;
            }
            for (int i = 1; i < arguments.length; i += 2) {
                sum += arguments[i] == value ? arguments[i + 1] : 0;
            }
        }
        return value == Double.NEGATIVE_INFINITY ? next(arguments, value) : value;
    }

    /** The least value above another one; NaN where there is none. Values are so few that sorting them would take longer. */
    private static double next(double[] arguments, double value) {
        double next = Double.NaN;
        for (int i = 1; i < arguments.length; i += 2) {
            next = arguments[i] > value && !(arguments[i] >= next) ? arguments[i] : next;
        }
        return next;
    }
}
