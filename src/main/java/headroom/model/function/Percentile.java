package headroom.model.function;

import static headroom.model.expression.NamedFunction.Parameter.measure;
import static headroom.model.expression.NamedFunction.Parameter.number;

import headroom.model.expression.NamedFunction;
import headroom.model.expression.NamedFunction.Result;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

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
            });

    /** Shares that come as differences add up to a little less than they should. */
    private static final double NOISE = 1e-9;

    private record Part(double value, double share) {}

    private Percentile() {}

    private static double percentile(double[] arguments) {
        List<Part> parts = IntStream.range(0, arguments.length / 2)
                .mapToObj(part -> new Part(arguments[2 * part + 1], arguments[2 * part + 2]))
                .filter(part -> part.share != 0 || !Double.isNaN(part.value)).toList();
        if (parts.stream().anyMatch(part -> Double.isNaN(part.value) || Double.isNaN(part.share))) {
            return Double.NaN;
        }
        double sum = 0;
        for (Part part : parts.stream().sorted(Comparator.comparingDouble(Part::value)).toList()) {
            sum += part.share;
            if (sum >= arguments[0] - NOISE) {
                return part.value;
            }
        }
        return Double.NaN;
    }
}
