package headroom.model;

import headroom.model.expression.Digits;
import java.util.Optional;

/**
 * How uncertain assumptions are drawn: the same seed and number give the same draws for ever.
 *
 * @param seed any number that a long can be; it is kept to its last digit wherever a scenario is written
 * @param samples how many scenarios are drawn, {@link #LEAST}–{@link #MOST}
 */
public record Sampling(long seed, int samples) {

    public static final int LEAST = 1_000;
    public static final int MOST = 100_000;
    /** The seeds that there are, in words for a sentence. */
    public static final String SEEDS =
            "a whole number between −9,223,372,036,854,775,808 and 9,223,372,036,854,775,807";
    /** What holds until someone says otherwise. */
    public static final Sampling DEFAULT = new Sampling(1, 10_000);

    public Sampling {
        rejection(samples).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
    }

    /** One sentence that says what is allowed, when so many samples are not. */
    public static Optional<String> rejection(long samples) {
        return samples >= LEAST && samples <= MOST ? Optional.empty()
                : Optional.of("samples is %d, but must be between 1,000 and 100,000".formatted(samples));
    }

    /** As a person reads it: {@code 10,000 samples, seed 1}. */
    public String text() {
        return "%s samples, seed %d".formatted(Digits.whole(samples), seed);
    }
}
