package headroom.formula.function;

import static headroom.formula.NamedFunction.Parameter.measure;
import static headroom.formula.NamedFunction.Parameter.number;

import headroom.formula.NamedFunction;
import headroom.formula.NamedFunction.Result;
import java.util.List;
import org.apache.commons.numbers.gamma.Erfc;

/** The draining of a batch of answers that all start together. */
public final class Drain {

    /** {@code drainSteps(N, φ, mean, cv, limit)} = ∫ 1 − (1 − φ·S(t))ᴺ dt up to the limit, S the share still running. */
    public static final NamedFunction DRAIN_STEPS = new NamedFunction("drainSteps",
            "The steps until all of some answers that start together have ended, when their lengths are lognormal up to a "
                    + "limit; with a share below 1 each step counts as much as the weights it reads, of which each running "
                    + "answer reads this share.",
            List.of(number("answers"), number("share"), measure("mean"), number("cv"), measure("limit")),
            Result.MEASURE, arguments -> steps(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4]));

    /** The z below which nearly all answers still run. */
    private static final double FIRST_Z = -9;
    private static final double LAST_Z = 13;
    /** The number of answers that can be expected beyond the last z. */
    private static final double NOBODY = 1e-13;
    /** e^−36 is less than a double tells from nothing beside 1. */
    private static final double ALL = 36;
    private static final double PANEL = 0.5;
    /** The positive half of the 16-point Gauss–Legendre rule on −1…1: abscissas, and their weights. */
    private static final double[] ABSCISSAS = {0.0950125098376374, 0.2816035507792589, 0.4580167776572274,
        0.6178762444026438, 0.7554044083550030, 0.8656312023878318, 0.9445750230732326, 0.9894009349916499};
    private static final double[] WEIGHTS = {0.1894506104550685, 0.1826034150449236, 0.1691565193950025,
        0.1495959888165767, 0.1246289712555339, 0.0951585116824928, 0.0622535239386479, 0.0271524594117541};

    private Drain() {}

    /**
     * The integral in z, where t = median·e^(σz): outside a few panels the integrand is level.
     *
     * @param answers N, 0 or more
     * @param share φ, 0 to 1
     * @return in the unit of mean and limit; NaN outside these
     */
    static double steps(double answers, double share, double mean, double variation, double limit) {
        if (answers < 0 || share < 0 || share > 1 || mean <= 0 || variation < 0 || limit < 0) {
            return Double.NaN;
        }
        double sigma = Lognormal.sigma(variation);
        double reached = atLeastOne(answers, share);
        if (sigma == 0 || limit == 0) {
            return Math.min(mean, limit) * reached;
        }
        double median = Lognormal.median(mean, variation);
        double last = Math.min(Math.log(limit / median) / sigma,
                quantileAbove(NOBODY / (answers * share), LAST_Z));
        double first = Math.min(last, quantileAbove(-Math.expm1(-ALL / answers) / share, FIRST_Z));
        double sum = median * Math.exp(sigma * first) * reached;
        int panels = (int) Math.ceil((last - first) / PANEL);
        double half = (last - first) / panels / 2;
        for (int panel = 0; panel < panels; panel++) {
            double middle = first + (2 * panel + 1) * half;
            for (int i = 0; i < ABSCISSAS.length; i++) {
                double beside = half * ABSCISSAS[i];
                sum += half * WEIGHTS[i] * sigma * median
                        * (perZ(middle - beside, answers, share, sigma) + perZ(middle + beside, answers, share, sigma));
            }
        }
        return sum;
    }

    private static double perZ(double z, double answers, double share, double sigma) {
        return Math.exp(sigma * z) * atLeastOne(answers, share * longer(z));
    }

    /** The share of answers that are longer than at z. */
    private static double longer(double z) {
        return 0.5 * Erfc.value(z / Math.sqrt(2));
    }

    /** 1 − (1 − p)ᴺ. */
    private static double atLeastOne(double answers, double chance) {
        return answers == 0 ? 0 : -Math.expm1(answers * Math.log1p(-chance));
    }

    /** The z above which a share lies; {@code otherwise} where there is none between the ends of the integral. */
    private static double quantileAbove(double share, double otherwise) {
        double z = share > 0 && share < 1 ? -Normal.quantile(share) : Double.NaN;
        return z > FIRST_Z && z < LAST_Z ? z : otherwise;
    }
}
