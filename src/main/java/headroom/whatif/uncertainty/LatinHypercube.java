package headroom.whatif.uncertainty;

import java.util.function.DoubleUnaryOperator;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ArraySampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Draws so that each of as many equally likely strata as there are samples is met once (McKay, Beckman and Conover 1979).
 * Each dimension has a generator of its own, so that one more does not change what the others draw.
 */
record LatinHypercube(long seed, int samples) {

    /** Values of one dimension, {@code samples} long, in random order. */
    double[] values(String dimension, DoubleUnaryOperator quantiles) {
        UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(31 * seed + dimension.hashCode());
        double[] values = new double[samples];
        for (int stratum = 0; stratum < samples; stratum++) {
            values[stratum] = quantiles.applyAsDouble((stratum + inside(random)) / samples);
        }
        return ArraySampler.shuffle(random, values);
    }

    /** Above 0 and below 1: at the ends themselves some distributions are infinite. */
    private static double inside(UniformRandomProvider random) {
        return ((random.nextLong() >>> 12) + 0.5) * 0x1.0p-52;
    }
}
