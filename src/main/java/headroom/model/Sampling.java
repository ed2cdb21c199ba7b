package headroom.model;

import headroom.text.Digits;
import java.util.Optional;

/**
 * The way in which uncertain assumptions are drawn, and how much of the draws makes one sure: the same seed and number
 * give the same
 * draws for ever.
 *
 * @param seed any number that a long can be; it is kept to its last digit wherever a scenario is written
 * @param samples the number of scenarios that are drawn, {@link #LEAST}–{@link #MOST}
 * @param threshold the share of samples in which a check must hold to hold surely, {@link #LEAST_THRESHOLD}–1
 */
public record Sampling(long seed, int samples, double threshold) {

    public static final int LEAST = 1_000;
    public static final int MOST = 100_000;
    /** The seeds that there are, in words for a sentence. */
    public static final String SEEDS =
            "a whole number between −9,223,372,036,854,775,808 and 9,223,372,036,854,775,807";
    /** The least threshold; less than half is no kind of sure. */
    public static final double LEAST_THRESHOLD = 0.5;
    /** The usual one, which holds until someone says otherwise. */
    public static final double USUAL_THRESHOLD = 0.9;
    /** The usual one, which holds until someone says otherwise. */
    public static final Sampling DEFAULT = new Sampling(1, 10_000);

    public Sampling {
        rejection(samples).or(() -> thresholdRejection(threshold)).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
    }

    /** Draws with the usual threshold. */
    public Sampling(long seed, int samples) {
        this(seed, samples, USUAL_THRESHOLD);
    }

    /** The sentence that says what is allowed; empty when so many samples are. */
    public static Optional<String> rejection(long samples) {
        return samples >= LEAST && samples <= MOST ? Optional.empty()
                : Optional.of("samples is %d, but must be between 1,000 and 100,000".formatted(samples));
    }

    /** The sentence that says what is allowed; empty when such a threshold is. */
    public static Optional<String> thresholdRejection(double threshold) {
        return threshold >= LEAST_THRESHOLD && threshold <= 1 ? Optional.empty()
                : Optional.of("threshold is %s, but must be between 0.5 and 1".formatted(
                        Double.isNaN(threshold) ? "no number" : Digits.exact(threshold)));
    }

    /** The same draws, of which another share makes one sure. */
    public Sampling sureFrom(double other) {
        return new Sampling(seed, samples, other);
    }

    /** Draws with another seed and number, of which the same share makes one sure. */
    public Sampling drawn(long otherSeed, int otherSamples) {
        return new Sampling(otherSeed, otherSamples, threshold);
    }

    /** The draws as a person reads them: {@code 10,000 samples, seed 1}. */
    public String text() {
        return "%s samples, seed %d".formatted(Digits.whole(samples), seed);
    }

    /** The threshold as a person reads it: {@code 90 %}. */
    public String thresholdText() {
        return Digits.exact(threshold * 100) + " %";
    }
}
