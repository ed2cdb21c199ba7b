package headroom.whatif.uncertainty;

import headroom.formula.Assumption;
import headroom.formula.Range;
import headroom.model.UncertainRange;
import java.util.function.DoubleUnaryOperator;
import org.apache.commons.statistics.distribution.LogNormalDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/** The values of an uncertain assumption by their probability. */
final class Distribution {

    /** A standard normal variable is less than this nine times in ten. */
    private static final double Z90 = 1.2815515655446004;
    /** The part of a symmetric triangle’s width that lies below its P10: half of 0.1 is the square of it twice. */
    private static final double TRIANGLE_TAIL = Math.sqrt(0.1 / 2);
    private static final double UNIFORM_TAIL = 0.1;
    /** Halving 0–1 so often tells probabilities apart that matter. */
    private static final int HALVINGS = 40;
    /** A probability that is not met in as many samples as there can be. */
    private static final double LEAST = 1e-6;

    private Distribution() {}

    /**
     * The value that an assumption is less than with a probability above 0 and below 1, in its own unit. Where the
     * distribution goes on beyond the values allowed, their end stands instead; whole assumptions are rounded.
     */
    static DoubleUnaryOperator quantiles(Assumption assumption, UncertainRange uncertain) {
        Range range = assumption.range();
        DoubleUnaryOperator unbounded = unbounded(uncertain);
        boolean continuous = !range.whole() && !range.zero();
        return continuous ? u -> Math.clamp(unbounded.applyAsDouble(u), range.low(), range.high())
                : u -> range.nearest(unbounded.applyAsDouble(u));
    }

    /** The probability that a draw lies outside the values allowed, 0–1, so that their end stands instead. */
    static double outside(Assumption assumption, UncertainRange uncertain) {
        Range range = assumption.range();
        DoubleUnaryOperator unbounded = unbounded(uncertain);
        double rounding = range.whole() ? 0.5 : 0;
        double below = probabilityBelow(unbounded, (range.zero() ? 0 : range.low()) - rounding);
        return below + 1 - probabilityBelow(unbounded, range.high() + rounding);
    }

    /** The probability at which a quantile function, which rises, reaches a value. */
    private static double probabilityBelow(DoubleUnaryOperator quantiles, double value) {
        double low = 0;
        double high = 1;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (quantiles.applyAsDouble(middle) < value) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low < LEAST ? 0 : high > 1 - LEAST ? 1 : high;
    }

    private static DoubleUnaryOperator unbounded(UncertainRange uncertain) {
        double low = uncertain.p10();
        double high = uncertain.p90();
        double middle = (low + high) / 2;
        return switch (uncertain.shape()) {
            case LOGNORMAL -> LogNormalDistribution.of((Math.log(low) + Math.log(high)) / 2,
                    Math.log(high / low) / (2 * Z90))::inverseCumulativeProbability;
            case NORMAL -> NormalDistribution.of(middle, (high - low) / (2 * Z90))::inverseCumulativeProbability;
            case UNIFORM -> {
                double width = (high - low) / (1 - 2 * UNIFORM_TAIL);
                yield u -> middle + width * (u - 0.5);
            }
            case TRIANGULAR -> {
                double width = (high - low) / (1 - 2 * TRIANGLE_TAIL);
                yield u -> middle + width * (u < 0.5 ? Math.sqrt(u / 2) - 0.5 : 0.5 - Math.sqrt((1 - u) / 2));
            }
        };
    }
}
