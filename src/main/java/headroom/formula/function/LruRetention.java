package headroom.formula.function;

import static headroom.formula.NamedFunction.Parameter.measure;
import static headroom.formula.NamedFunction.Parameter.number;

import headroom.formula.NamedFunction;
import headroom.formula.NamedFunction.Result;
import java.util.List;

/**
 * The time in seconds that an LRU cache keeps a session that is not touched, by Che's idea: in a window as long as that
 * time, the expected number of different sessions is what the cache holds.
 */
public final class LruRetention {

    /** {@code lruRetention(c, r, m, σ)}: seconds until LRU drops an untouched session. */
    public static final NamedFunction LRU_RETENTION = new NamedFunction("lruRetention",
            "How long an LRU cache keeps an untouched session: the window in which as many different sessions come as it "
                    + "holds (Che’s approximation), with lognormal gaps between the turns of a session.",
            List.of(measure("capacity in seconds of turns"), number("chance to return"), measure("median gap"),
                    number("σ of ln(gap)")),
            Result.MEASURE,
            arguments -> retention(arguments[0], arguments[1], arguments[2], arguments[3]));

    /** Halley's steps cube the error: after one below this share of the answer, what is left is noise. */
    private static final double LAST_STEP = 1e-7;
    /** Steps below this share of the answer are noise. */
    private static final double PRECISION = 1e-14;
    /** The most that curvature lengthens a step is one over this. */
    private static final double LEAST_SHORTENING = 0.5;
    /** Halley needs fewer than ten steps; more would only circle within the noise. */
    private static final int MOST_STEPS = 60;

    private LruRetention() {}

    /**
     * The T at which distinct(T) = c.
     *
     * <p>The slope of distinct is 1 − r·F(T): it falls from 1 to 1 − r, so the curve is concave and lies below both T and
     * its asymptote (1 − r)·T + r·mean gap. Where the higher of the two meets c is a start to the left of the answer (and
     * the answer itself when σ = 0); from the left, Newton's tangents to a concave curve approach without overshooting.
     * Halley's steps, which are a little
     * longer for the curvature, get there sooner.
     *
     * @param capacity c, the sessions it holds over the turns a second, in s
     * @param returns r, the chance that a session comes back after a turn, 0 to 1
     * @param median the median gap before it does, s
     * @param sigma σ of the gap's logarithm
     * @return s; NaN when all sessions for ever fit, which only r = 1 allows
     */
    static double retention(double capacity, double returns, double median, double sigma) {
        if (capacity <= 0) {
            return 0;
        }
        if (returns == 0) {
            return capacity;
        }
        double meanGap = median * Math.exp(sigma * sigma / 2);
        double time = Math.max(capacity, (capacity - returns * meanGap) / (1 - returns));
        if (sigma == 0 || !Double.isFinite(time)) {
            return Double.isFinite(time) ? time : Double.NaN;
        }
        double latest = capacity / (1 - returns);
        for (int i = 0; i < MOST_STEPS; i++) {
            double z = Math.log(time / median) / sigma;
            double slope = 1 - returns + returns * Lognormal.phi(-z);
            double distinct = time * slope + returns * meanGap * Lognormal.phi(z - sigma);
            double newton = (capacity - distinct) / slope;
            double bend = returns * Math.exp(-z * z / 2) / (Math.sqrt(2 * Math.PI) * sigma * time * slope);
            double step = Math.min(latest - time, newton / Math.max(LEAST_SHORTENING, 1 - newton * bend / 2));
            if (!(Math.abs(step) > PRECISION * time)) {
                break;
            }
            time += step;
            if (Math.abs(step) < LAST_STEP * sigma * time) {
                break;
            }
        }
        return time;
    }
}
