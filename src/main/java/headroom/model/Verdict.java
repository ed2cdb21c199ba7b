package headroom.model;

import java.util.OptionalDouble;

/** The standing of a check when it is also asked how surely. */
public enum Verdict {
    /** Its limit is kept by the values as set and, where anything is uncertain, in enough of the samples. */
    HOLDS("✓", "holds", "holds surely"),
    /** Its limit is kept by the values as set, but not in enough of the samples. */
    PERHAPS("?", "perhaps", "holds perhaps"),
    /** Its limit is kept by the values as set; how surely is not known, or not yet. */
    UNSURE("✓", "unknown", "holds at the values as set"),
    /** Its limit is not kept by the values as set, in however many samples it is. */
    FAILS("×", "fails", "fails at the values as set"),
    /** The check has no meaning in the scenario. */
    NOT_APPLICABLE("–", "", "does not apply");

    private final String sign;
    private final String id;
    private final String words;

    Verdict(String sign, String id, String words) {
        this.sign = sign;
        this.id = id;
        this.words = words;
    }

    /** A check's verdict where nothing is uncertain. */
    public static Verdict of(CheckResult result) {
        return switch (result.outcome()) {
            case PASSED -> HOLDS;
            case FAILED -> FAILS;
            case NOT_APPLICABLE -> NOT_APPLICABLE;
        };
    }

    /**
     * A check's verdict where something is uncertain.
     *
     * @param probability the share of samples in which it holds; empty when that is not known
     * @param threshold the share of samples in which it must hold to hold surely
     */
    public static Verdict of(CheckResult result, OptionalDouble probability, double threshold) {
        Verdict certain = of(result);
        return certain != HOLDS ? certain
                : probability.isEmpty() ? UNSURE : probability.getAsDouble() >= threshold ? HOLDS : PERHAPS;
    }

    /** The mark in tables and chips. */
    public String sign() {
        return sign;
    }

    /** The verdict in a few words, where something is uncertain. */
    public String words() {
        return words;
    }

    /** The word in files; empty where the check does not apply. */
    public String id() {
        return id;
    }
}
