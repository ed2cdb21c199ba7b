package headroom.whatif.seek;

import headroom.formula.Condition;
import headroom.formula.Constant;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.model.Check;
import java.util.List;
import java.util.Optional;

/**
 * A relation of a value to a limit that is to be reached.
 *
 * @param value the expression held against the limit, in base units like it
 * @param applies 1 where the goal has a meaning; where it has none it counts as reached
 */
public record Goal(Expression value, Relation relation, Expression limit, Expression applies) {

    /** Rounding noise neither keeps a value from its limit nor lets it pass. */
    private static final double NOISE = 1e-12;

    /** No quantity has a size beyond these, and with such numbers sums lose all their digits or leave what can be computed. */
    private static final double LARGEST = 1e30;
    private static final double SMALLEST = 1e-30;

    /** The rule that a target breaks, in words; empty where it breaks none. */
    public static Optional<String> rejection(double target) {
        double size = Math.abs(target);
        return size == 0 || (size >= SMALLEST && size <= LARGEST) ? Optional.empty()
                : Optional.of("a target must be 0, or between 1e-30 and 1e30 in size");
    }

    /** Relations in which value and limit must stand. */
    public enum Relation {
        AT_MOST("<=", "≤"), AT_LEAST(">=", "≥"), EQUAL("=", "=");

        private final String typed;
        private final String sign;

        Relation(String typed, String sign) {
            this.typed = typed;
            this.sign = sign;
        }

        /** As it is typed on the command line. */
        public String typed() {
            return typed;
        }

        /** As it is printed. */
        public String sign() {
            return sign;
        }
    }

    /**
     * The goal that a quantity stands so to a number.
     *
     * @param limit in base units
     */
    public static Goal of(Quantity quantity, Relation relation, double limit) {
        return new Goal(quantity, relation, Constant.of(limit), Constant.of(1));
    }

    /** The goal that a check passes, or does not apply. */
    public static Goal of(Check check) {
        Relation relation = check.relation() == Condition.Relation.AT_MOST ? Relation.AT_MOST : Relation.AT_LEAST;
        return new Goal(check.value(), relation, check.limit(), check.applies().indicator());
    }

    List<Expression> parts() {
        return List.of(value, limit, applies);
    }

    /**
     * The distance of a value from its limit, in base units: 0 where the goal is reached, NaN where one of both is
     * absent.
     */
    double distance(double valueNow, double limitNow, double appliesNow) {
        if (appliesNow == 0) {
            return 0;
        }
        double beyond = switch (relation) {
            case AT_MOST -> Math.max(0, valueNow - limitNow);
            case AT_LEAST -> Math.max(0, limitNow - valueNow);
            case EQUAL -> Math.abs(valueNow - limitNow);
        };
        double noise = NOISE * Math.max(Math.abs(valueNow), Math.abs(limitNow));
        return beyond <= noise ? 0 : beyond;
    }
}
