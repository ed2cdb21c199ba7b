package headroom.formula;

import headroom.text.Dimension;

/**
 * The sum of an expression, or its least or greatest value, over the whole numbers of a coordinate, both ends included:
 * hours 0 to 23. The coordinate stands for the number times its unit. Where the end lies before the start a sum is 0, and
 * a least or greatest value is absent; so is everything over ends that are not whole, or over more than {@link #MOST_TERMS}.
 */
public record Reduction(Kind kind, Coordinate over, Expression from, Expression to,
        Expression of) implements Expression {

    /** The most terms; more take too long for something that is computed again with each movement of a slider. */
    public static final int MOST_TERMS = 10_000;

    /** The ways to make one number of many. */
    public enum Kind {
        SUM("sum"), LEAST("min"), GREATEST("max");

        private final String function;

        Kind(String function) {
            this.function = function;
        }

        /** The name in formulas. */
        public String function() {
            return function;
        }

        public double join(double left, double right) {
            return switch (this) {
                case SUM -> left + right;
                case LEAST -> Math.min(left, right);
                case GREATEST -> Math.max(left, right);
            };
        }

        /** The value of no terms at all. */
        public double ofNone() {
            return this == SUM ? 0 : Double.NaN;
        }
    }

    /** The number of terms from one end to the other; −1 where the ends are not whole numbers. */
    public static long terms(double from, double to) {
        boolean whole = isWhole(from) && isWhole(to);
        return whole ? Math.max(0, (long) Math.min(Math.rint(to) - Math.rint(from), 1e18) + 1) : -1;
    }

    private static boolean isWhole(double x) {
        return Math.abs(x) < 1e15 && Rounding.up(x) == Rounding.down(x);
    }

    @Override
    public Dimension dimension() {
        return of.dimension();
    }
}
