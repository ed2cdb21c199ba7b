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
 * @param kind the kind of thing that breaks where it fails
 * @param value the expression that is held against the limit
 * @param relation the relation of the value to the limit: at most, or at least
 * @param applies the condition under which the check has a meaning at all
 * @param failures the texts for a failure, with live numbers; the first whose condition holds is told
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

    /** The share of a limit up to which a check that stands exactly at it does not fail by rounding. */
    static final double NOISE = 1e-9;
    /** The margin of a check whose value or limit is absent. */
    private static final double ABSENT_MARGIN = -1;
    /** The condition that always holds: 0 ≤ 0. */
    public static final Condition ALWAYS = Constant.of(0).atMost(Constant.of(0));

    /** The text about a failure under a condition. */
    public record Failure(Condition when, LiveText text) {}

    /**
     * The distance of a base value inside its limit, as a share of the larger of both; negative outside; −1 when one is
     * NaN.
     */
    public double margin(double valueNow, double limitNow) {
        if (Double.isNaN(valueNow) || Double.isNaN(limitNow)) {
            return ABSENT_MARGIN;
        }
        double larger = Math.max(Math.abs(limitNow), Math.abs(valueNow));
        double distance = relation == Condition.Relation.AT_MOST ? limitNow - valueNow : valueNow - limitNow;
        return larger == 0 ? 0 : distance / larger + 0.0;
    }

    /** True when a margin passes. */
    public static boolean passes(double margin) {
        return margin >= -NOISE;
    }
}
