package headroom.formula.function;

import headroom.formula.NamedFunction;
import java.util.List;
import org.apache.commons.numbers.gamma.Erfc;
import org.apache.commons.numbers.gamma.InverseErfc;

/** The standard normal distribution. */
public final class Normal {

    /** {@code normalCdf(z)}: Φ. */
    public static final NamedFunction CDF = new NamedFunction("normalCdf",
            "The share of a standard normal distribution that lies below z (Φ).", List.of("z"),
            arguments -> cdf(arguments[0]));

    /** {@code normalQuantile(share)}: Φ⁻¹. */
    public static final NamedFunction QUANTILE = new NamedFunction("normalQuantile",
            "The value below which a share of a standard normal distribution lies.", List.of("share"),
            arguments -> quantile(arguments[0]));

    private Normal() {}

    /** Φ. */
    static double cdf(double z) {
        return 0.5 * Erfc.value(-z / Math.sqrt(2));
    }

    /** Φ⁻¹; NaN outside 0…1, and infinite at its ends. */
    static double quantile(double share) {
        return -Math.sqrt(2) * InverseErfc.value(2 * share);
    }
}
