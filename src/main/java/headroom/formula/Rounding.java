package headroom.formula;

import headroom.text.Dimension;

/** A whole number beside an expression; noise of 1e-9 beside a whole number does not lift it to the next. */
public record Rounding(Direction direction, Expression of) implements Expression {

    private static final double NOISE = 1e-9;

    /** The whole number that is taken: the next, the one before, or the nearest, half to even. */
    public enum Direction {
        UP("ceil"), DOWN("floor"), NEAREST("round");

        private final String function;

        Direction(String function) {
            this.function = function;
        }

        /** The name in formulas. */
        public String function() {
            return function;
        }
    }

    @Override
    public Dimension dimension() {
        return of.dimension();
    }

    /** The forgiving ceiling: of 3.0000000001, 3; never −0. */
    public static double up(double x) {
        double nearest = Math.rint(x);
        return (isNoise(x, nearest) ? nearest : Math.ceil(x)) + 0.0;
    }

    /** The forgiving floor: of 2.9999999999, 3; never −0. */
    public static double down(double x) {
        double nearest = Math.rint(x);
        return (isNoise(x, nearest) ? nearest : Math.floor(x)) + 0.0;
    }

    /** The nearest whole number, half to even: of 2.5, 2; never −0. */
    public static double nearest(double x) {
        return Math.rint(x) + 0.0;
    }

    private static boolean isNoise(double x, double nearest) {
        return Math.abs(x - nearest) <= NOISE * Math.max(1, Math.abs(x));
    }
}
