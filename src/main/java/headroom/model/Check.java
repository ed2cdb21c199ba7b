package headroom.model;

import headroom.formula.Condition;
import headroom.formula.Constant;
import headroom.formula.Expression;
import java.util.List;
import java.util.Locale;

/**
 * A limit that a design must keep.
 *
 * @param label a word or two, for a chip: {@code TTFT}
 * @param description one sentence: what it protects
 * @param kind what breaks where it fails
 * @param value what is held against the limit
 * @param relation whether the value must stay at or below the limit, or at or above
 * @param applies where the check has a meaning at all
 * @param failures what to say when it fails, with live numbers; the first whose condition holds
 */
public record Check(String id, String label, String description, Kind kind, Expression value,
        Condition.Relation relation,
        Expression limit, Condition applies, List<Failure> failures) {

    /** Kinds of things that break where a check fails, from the gravest. */
    public enum Kind {
        PHYSICS("No machine does this."),
        MEMORY("It does not fit."),
        CAPACITY("There is too little of it."),
        LATENCY("It is too slow."),
        REDUNDANCY("It does not survive a loss."),
        MONEY("It is paid for nothing.");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        /** The name of the kind, for people: {@code physics}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The sentence on a failure of this kind, for people. */
        public String meaning() {
            return meaning;
        }
    }

    public Check {
        failures = List.copyOf(failures);
    }

    /** Rounding noise does not fail a check that stands exactly at its limit. */
    static final double NOISE = 1e-9;
    /** The margin of a check whose value or limit is absent. */
    private static final double ABSENT_MARGIN = -1;
    /** Holds always: 0 ≤ 0. */
    public static final Condition ALWAYS = Constant.of(0).atMost(Constant.of(0));

    /** What to say about a failure under a condition. */
    public record Failure(Condition when, LiveText text) {}

    /** How far inside its limit a value is, as a share of the larger of both; negative outside; −1 when one is absent. */
    public double margin(double valueNow, double limitNow) {
        if (Double.isNaN(valueNow) || Double.isNaN(limitNow)) {
            return ABSENT_MARGIN;
        }
        double larger = Math.max(Math.abs(limitNow), Math.abs(valueNow));
        double distance = relation == Condition.Relation.AT_MOST ? limitNow - valueNow : valueNow - limitNow;
        return larger == 0 ? 0 : distance / larger + 0.0;
    }

    /** Whether a margin passes. */
    public static boolean passes(double margin) {
        return margin >= -NOISE;
    }
}
