package headroom.whatif.uncertainty;

import java.util.function.DoubleUnaryOperator;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ArraySampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Draws so that each of as many equally likely strata as there are samples is met once (McKay, Beckman and Conover 1979).
 * Each dimension has a generator of its own, so that one more does not change what the others draw.
 *
 * <p>A generator begins where seed and name alone say, by rules that are written here: no version of Java or of a library
 * draws other numbers, and no two names, however alike, share theirs, not even under neighbouring seeds.
 */
record LatinHypercube(long seed, int samples) {

    /** FNV-1a of 64 bits (Fowler, Noll and Vo), offset basis and prime; a letter at a time. */
    private static final long NAME_START = 0xcbf29ce484222325L;
    private static final long NAME_PRIME = 0x100000001b3L;
    /** The golden ratio's increment of SplitMix64 (Steele, Lea and Flood 2014). */
    private static final long STEP = 0x9e3779b97f4a7c15L;

    /** Values of one dimension, {@code samples} long, in random order. */
    double[] values(String dimension, DoubleUnaryOperator quantiles) {
        UniformRandomProvider random = stream(dimension);
        double[] values = new double[samples];
        for (int stratum = 0; stratum < samples; stratum++) {
            values[stratum] = quantiles.applyAsDouble((stratum + inside(random)) / samples);
        }
        return ArraySampler.shuffle(random, values);
    }

    /** The generator of a dimension: the seed's SplitMix64, put elsewhere by the name, gives its first state. */
    private UniformRandomProvider stream(String dimension) {
        long start = mixed(seed + STEP) ^ mixed(hash(dimension));
        return RandomSource.XO_RO_SHI_RO_128_PP.create(new long[]{mixed(start + STEP), mixed(start + STEP + STEP)});
    }

    private static long hash(String name) {
        long hash = NAME_START;
        for (int place = 0; place < name.length(); place++) {
            hash = (hash ^ name.charAt(place)) * NAME_PRIME;
        }
        return hash;
    }

    /** The finalizer of SplitMix64 (Stafford’s variant 13): each bit changes about half of all. */
    private static long mixed(long bits) {
        long once = (bits ^ (bits >>> 30)) * 0xbf58476d1ce4e5b9L;
        long twice = (once ^ (once >>> 27)) * 0x94d049bb133111ebL;
        return twice ^ (twice >>> 31);
    }

    /** Above 0 and below 1: at the ends themselves some distributions are infinite. */
    private static double inside(UniformRandomProvider random) {
        return ((random.nextLong() >>> 12) + 0.5) * 0x1.0p-52;
    }
}
