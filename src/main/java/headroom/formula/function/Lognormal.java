package headroom.formula.function;

import static headroom.formula.NamedFunction.Parameter.measure;
import static headroom.formula.NamedFunction.Parameter.number;

import headroom.formula.NamedFunction;
import headroom.formula.NamedFunction.Result;
import java.util.List;

/** The lognormal distribution of lengths and gaps: many short ones and a long tail. */
public final class Lognormal {

    /** Φ⁻¹(0.99). */
    private static final double Z99 = 2.3263478740408408;

    /** {@code lognormalCdf(x, median, σ)}: the share of values up to x. */
    public static final NamedFunction CDF = new NamedFunction("lognormalCdf",
            "The share of values up to x, in a lognormal distribution with this median and this σ of the logarithm.",
            List.of(measure("x"), measure("median"), number("σ")), Result.NUMBER,
            arguments -> cdf(arguments[0], arguments[1], arguments[2]));

    /** {@code lognormalDensity(x, median, σ)}: how dense values lie at x, per e-fold of x. */
    public static final NamedFunction DENSITY = new NamedFunction("lognormalDensity",
            "How densely values lie around x on a logarithmic axis, in a lognormal distribution.",
            List.of(measure("x"), measure("median"), number("σ")), Result.NUMBER,
            arguments -> densityPerLog(arguments[0], arguments[1], arguments[2]));

    /** {@code lognormalQuantile(share, median, σ)}: the value up to which a share of the values lies. */
    public static final NamedFunction QUANTILE = new NamedFunction("lognormalQuantile",
            "The value up to which a share of the values lies, in a lognormal distribution.",
            List.of(number("share"), measure("median"), number("σ")), Result.MEASURE,
            arguments -> quantile(arguments[0], arguments[1], arguments[2]));

    /** {@code q99(cv)}: the 99th percentile over the mean. */
    public static final NamedFunction Q99 = new NamedFunction("q99",
            "The 99th percentile of a lognormal distribution over its mean, for this coefficient of variation.",
            List.of("cv"), arguments -> q99(arguments[0]));

    /** {@code lognormalMedian(mean, cv)}: half of the values are shorter. */
    public static final NamedFunction MEDIAN = new NamedFunction("lognormalMedian",
            "The median of a lognormal distribution with this mean and this coefficient of variation.",
            List.of(measure("mean"), number("cv")), Result.MEASURE, arguments -> median(arguments[0], arguments[1]));

    /** {@code lognormalSigma(cv)}: how far the logarithms of the values spread. */
    public static final NamedFunction SIGMA = new NamedFunction("lognormalSigma",
            "The standard deviation of the logarithm, in a lognormal distribution with this coefficient of variation.",
            List.of("cv"), arguments -> sigma(arguments[0]));

    /** {@code cutMean(power, mean, cv, limit)} = E[min(value, limit)ᵏ]¹ᐟᵏ. */
    public static final NamedFunction CUT_MEAN = new NamedFunction("cutMean",
            "The power mean of lognormal values that are cut off at a limit: power 1 gives their mean, and the square of "
                    + "power 2 their mean square.",
            List.of(number("power"), measure("mean"), number("cv"), measure("limit")), Result.MEASURE,
            arguments -> cutMean(arguments[0], arguments[1], arguments[2], arguments[3]));

    private Lognormal() {}

    /** The standard normal distribution Φ. */
    static double phi(double z) {
        return Normal.cdf(z);
    }

    /** The share of values up to x; with σ = 0 all values are the median. */
    static double cdf(double x, double median, double sigma) {
        if (x <= 0) {
            return 0;
        }
        if (sigma == 0) {
            return x < median ? 0 : 1;
        }
        return phi(Math.log(x / median) / sigma);
    }

    private static double quantile(double share, double median, double sigma) {
        return sigma == 0 ? median : median * Math.exp(Normal.quantile(share) * sigma);
    }

    private static double densityPerLog(double x, double median, double sigma) {
        if (x <= 0 || sigma == 0) {
            return 0;
        }
        double z = Math.log(x / median) / sigma;
        return Math.exp(-z * z / 2) / (sigma * Math.sqrt(2 * Math.PI));
    }

    /** The median from mean and coefficient of variation. */
    static double median(double mean, double variation) {
        return mean / Math.sqrt(1 + variation * variation);
    }

    /** σ of the logarithm from the coefficient of variation. */
    static double sigma(double variation) {
        return Math.sqrt(Math.log1p(variation * variation));
    }

    /**
     * The power mean: up to the limit the moment is one of the tilted distribution, beyond it every value counts as the
     * limit.
     */
    private static double cutMean(double power, double mean, double variation, double limit) {
        if (!(power > 0) || mean <= 0 || variation < 0 || limit <= 0) {
            return Double.NaN;
        }
        if (variation == 0) {
            return Math.min(mean, limit);
        }
        double sigma = sigma(variation);
        double z = (Math.log(limit / mean) + sigma * sigma / 2) / sigma;
        double below = Math.exp(sigma * sigma * power * (power - 1) / 2) * phi(z - power * sigma);
        double beyond = Math.pow(limit / mean, power) * phi(-z);
        return mean * Math.pow(below + beyond, 1 / power);
    }

    private static double q99(double variation) {
        double variance = Math.log1p(variation * variation);
        return Math.exp(Z99 * Math.sqrt(variance) - variance / 2);
    }
}
