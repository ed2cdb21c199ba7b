package headroom.formula;

/** Something that holds or not. A comparison with an absent side is neither: what depends on it is absent. */
public sealed interface Condition {

    /** The relation between the two sides of a comparison. */
    enum Relation {
        AT_MOST("≤"), AT_LEAST("≥"), MORE_THAN(">"), LESS_THAN("<");

        private final String sign;

        Relation(String sign) {
            this.sign = sign;
        }

        /** The sign between the sides. */
        public String sign() {
            return sign;
        }

        /** The relation that holds where this does not. */
        public Relation opposite() {
            return switch (this) {
                case AT_MOST -> MORE_THAN;
                case AT_LEAST -> LESS_THAN;
                case MORE_THAN -> AT_MOST;
                case LESS_THAN -> AT_LEAST;
            };
        }

        public boolean holds(double left, double right) {
            return switch (this) {
                case AT_MOST -> left <= right;
                case AT_LEAST -> left >= right;
                case MORE_THAN -> left > right;
                case LESS_THAN -> left < right;
            };
        }
    }

    /** Two expressions of one dimension held against each other. */
    record Comparison(Expression left, Relation relation, Expression right) implements Condition {}

    /** An option that is chosen. */
    record Chosen(Choice choice, Choice.Option option) implements Condition {}

    /** An expression that has a value. */
    record Known(Expression of) implements Condition {}

    /** The opposite of a condition. */
    record Not(Condition of) implements Condition {}

    /** Both. */
    record And(Condition left, Condition right) implements Condition {}

    /** One of two conditions, or both. */
    record Or(Condition left, Condition right) implements Condition {}

    /** A comparison of two expressions of one dimension. */
    static Comparison comparison(Expression left, Relation relation, Expression right) {
        Dimensions.common("compare", left, right);
        return new Comparison(left, relation, right);
    }

    /** The opposite of this. */
    default Condition not() {
        return new Not(this);
    }

    /** The condition that this and the other hold. */
    default Condition and(Condition other) {
        return new And(this, other);
    }

    /** The condition that this, or the other, or both hold. */
    default Condition or(Condition other) {
        return new Or(this, other);
    }

    /** The value where this holds; {@link Then#otherwise} says the rest. */
    default Then then(Expression value) {
        return new Then(this, value);
    }

    /** The number 1 where this holds, else 0; absent where that cannot be told. */
    default Expression indicator() {
        return then(Constant.of(1)).otherwise(Constant.of(0));
    }

    /** Half of a conditional value. */
    record Then(Condition condition, Expression value) {

        /** The value where the condition does not hold. */
        public Conditional otherwise(Expression other) {
            return new Conditional(condition, value, other, Dimensions.common("choose between", value, other));
        }
    }
}
