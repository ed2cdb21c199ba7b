package headroom.formula.program;

import headroom.formula.Arithmetic;
import headroom.formula.Condition;
import headroom.formula.Extremum;
import headroom.formula.NamedFunction;
import headroom.formula.Reduction;
import headroom.formula.Rounding;

/**
 * One operation over columns. Columns lie one behind the other in one array; a column that is the same for all rows has
 * one entry and stride 0.
 */
@FunctionalInterface
public interface Kernel {

    /**
     * Computes {@code rows} entries from {@code target} on; source i starts at {@code sources[i]} and advances by
     * {@code strides[i]}.
     */
    void apply(double[] memory, int[] sources, int[] strides, int target, int rows);

    /** The operation for one run, or several of one thread, in which it may remember what it has computed. */
    default Kernel forOneRun() {
        return this;
    }

    static Kernel of(Arithmetic.Operator operator) {
        return switch (operator) {
            case PLUS -> Kernel::add;
            case MINUS -> Kernel::subtract;
            case TIMES -> Kernel::multiply;
            case DIVIDED_BY -> Kernel::divide;
            case POWER -> Kernel::power;
        };
    }

    static Kernel of(Rounding.Direction direction) {
        return switch (direction) {
            case UP -> Kernel::roundUp;
            case DOWN -> Kernel::roundDown;
            case NEAREST -> Kernel::roundToNearest;
        };
    }

    static Kernel of(Extremum.Kind kind) {
        return kind == Extremum.Kind.LEAST ? Kernel::least : Kernel::greatest;
    }

    /** The kernel that adds one more term. */
    static Kernel of(Reduction.Kind kind) {
        return switch (kind) {
            case SUM -> of(Arithmetic.Operator.PLUS);
            case LEAST -> of(Extremum.Kind.LEAST);
            case GREATEST -> of(Extremum.Kind.GREATEST);
        };
    }

    static Kernel of(Condition.Relation relation) {
        return (m, from, by, to, rows) -> {
            for (int i = 0, a = from[0], b = from[1]; i < rows; i++, a += by[0], b += by[1]) {
                boolean known = !Double.isNaN(m[a]) && !Double.isNaN(m[b]);
                m[to + i] = known ? (relation.holds(m[a], m[b]) ? 1 : 0) : Double.NaN;
            }
        };
    }

    static Kernel of(NamedFunction function) {
        return new Called(function.body());
    }

    /** A named function, row by row. */
    record Called(NamedFunction.Body body) implements Kernel {

        @Override
        public void apply(double[] m, int[] from, int[] by, int to, int rows) {
            double[] arguments = new double[from.length];
            for (int i = 0; i < rows; i++) {
                m[to + i] = known(m, from, by, i, arguments) || body.takesAbsent() ? finite(body.apply(arguments))
                        : Double.NaN;
            }
        }

        @Override
        public Kernel forOneRun() {
            return new Called(body.forOneRun());
        }
    }

    /** A number as it is, but −0 as 0; one that is too large, or a division by zero, is no value. */
    private static double finite(double x) {
        return x + 0.0 + 0 * x;
    }

    private static void power(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], b = from[1], da = by[0], db = by[1]; i < rows; i++, a += da, b += db) {
            double base = m[a];
            double exponent = m[b];
            // Math.pow knows 1 to any power, also where there is none.
            m[to + i] = Double.isNaN(base) || Double.isNaN(exponent) ? Double.NaN : finite(Math.pow(base, exponent));
        }
    }

    static void negate(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], da = by[0]; i < rows; i++, a += da) {
            m[to + i] = 0 - m[a];
        }
    }

    /** The first source, or the second where that has no value. */
    static void first(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], b = from[1], da = by[0], db = by[1]; i < rows; i++, a += da, b += db) {
            m[to + i] = Double.isNaN(m[a]) ? m[b] : m[a];
        }
    }

    /** 1 where there is a value, else 0. */
    static void known(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], da = by[0]; i < rows; i++, a += da) {
            m[to + i] = Double.isNaN(m[a]) ? 0 : 1;
        }
    }

    /** Fills the arguments of row {@code row}; false when one of them is absent. */
    private static boolean known(double[] m, int[] from, int[] by, int row, double[] arguments) {
        boolean known = true;
        for (int k = 0; k < from.length; k++) {
            arguments[k] = m[from[k] + row * by[k]];
            known &= !Double.isNaN(arguments[k]);
        }
        return known;
    }

    private static void add(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], b = from[1], da = by[0], db = by[1]; i < rows; i++, a += da, b += db) {
            m[to + i] = finite(m[a] + m[b]);
        }
    }

    private static void subtract(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], b = from[1], da = by[0], db = by[1]; i < rows; i++, a += da, b += db) {
            m[to + i] = finite(m[a] - m[b]);
        }
    }

    private static void multiply(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], b = from[1], da = by[0], db = by[1]; i < rows; i++, a += da, b += db) {
            m[to + i] = finite(m[a] * m[b]);
        }
    }

    private static void divide(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], b = from[1], da = by[0], db = by[1]; i < rows; i++, a += da, b += db) {
            m[to + i] = finite(m[a] / m[b]);
        }
    }

    private static void roundUp(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], da = by[0]; i < rows; i++, a += da) {
            m[to + i] = Rounding.up(m[a]);
        }
    }

    private static void roundDown(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], da = by[0]; i < rows; i++, a += da) {
            m[to + i] = Rounding.down(m[a]);
        }
    }

    private static void roundToNearest(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], da = by[0]; i < rows; i++, a += da) {
            m[to + i] = Rounding.nearest(m[a]);
        }
    }

    private static void least(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], b = from[1], da = by[0], db = by[1]; i < rows; i++, a += da, b += db) {
            m[to + i] = Math.min(m[a], m[b]) + 0.0;
        }
    }

    private static void greatest(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0, a = from[0], b = from[1], da = by[0], db = by[1]; i < rows; i++, a += da, b += db) {
            m[to + i] = Math.max(m[a], m[b]) + 0.0;
        }
    }

    /** Source 0 is the condition (1, 0 or absent), 1 and 2 the branches; an absent branch not taken does no harm. */
    static void select(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0; i < rows; i++) {
            double holds = m[from[0] + i * by[0]];
            m[to + i] = holds == 1 ? m[from[1] + i * by[1]] : holds == 0 ? m[from[2] + i * by[2]] : Double.NaN;
        }
    }

    static void not(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0; i < rows; i++) {
            m[to + i] = 1 - m[from[0] + i * by[0]];
        }
    }

    static void both(double[] m, int[] from, int[] by, int to, int rows) {
        for (int i = 0; i < rows; i++) {
            double left = m[from[0] + i * by[0]];
            double right = m[from[1] + i * by[1]];
            m[to + i] = left == 0 || right == 0 ? 0 : left * right;
        }
    }
}
