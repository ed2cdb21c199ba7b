package headroom.formula;

import headroom.text.Dimension;

/** Two expressions joined by one of the four operations, or a base raised to an exponent without dimension. */
public record Arithmetic(Operator operator, Expression left, Expression right,
        Dimension dimension) implements Expression {

    /** No unit has a higher power. */
    private static final int MOST_POWER = 99;

    /** The operations, in the order of their precedence in text. */
    public enum Operator {
        PLUS("+", 1), MINUS("−", 1), TIMES("×", 2), DIVIDED_BY("÷", 2), POWER("^", 3);

        private final String sign;
        private final int precedence;

        Operator(String sign, int precedence) {
            this.sign = sign;
            this.precedence = precedence;
        }

        /** The sign between the operands. */
        public String sign() {
            return sign;
        }

        int precedence() {
            return precedence;
        }
    }

    static Arithmetic of(Operator operator, Expression left, Expression right) {
        Dimension dimension = switch (operator) {
            case PLUS, MINUS -> Dimensions.common(operator == Operator.PLUS ? "add" : "subtract", left, right);
            case TIMES -> left.dimension().times(right.dimension());
            case DIVIDED_BY -> left.dimension().dividedBy(right.dimension());
            case POWER -> power(left, right);
        };
        return new Arithmetic(operator, left, right, dimension);
    }

    private static Dimension power(Expression base, Expression exponent) {
        if (base.dimension().equals(Dimension.NONE) && exponent.dimension().equals(Dimension.NONE)) {
            return Dimension.NONE;
        }
        if (exponent instanceof Constant constant && constant.dimension().equals(Dimension.NONE)
                && Math.abs(constant.value()) <= MOST_POWER && constant.value() == Math.rint(constant.value())) {
            return base.dimension().power((int) constant.value());
        }
        throw new IllegalArgumentException("cannot raise %s to the power of %s: only a whole number keeps units"
                .formatted(base.dimension(), exponent.dimension()));
    }
}
