package headroom.formula.function;

import static headroom.formula.NamedFunction.Parameter.measure;

import headroom.formula.NamedFunction;
import headroom.formula.NamedFunction.Result;
import java.util.List;

/** Functions that every pocket calculator has. */
public final class Elementary {

    public static final NamedFunction EXP =
            new NamedFunction("exp", "e to the power of x.", List.of("x"), arguments -> Math.exp(arguments[0]));
    public static final NamedFunction LN = new NamedFunction("ln", "The natural logarithm.", List.of("x"),
            arguments -> Math.log(arguments[0]));
    public static final NamedFunction LOG2 = new NamedFunction("log2", "The logarithm to base 2: how often 1 doubles.",
            List.of("x"), arguments -> log2(arguments[0]));
    public static final NamedFunction COS = new NamedFunction("cos", "The cosine of an angle in radians.", List.of("x"),
            arguments -> Math.cos(arguments[0]));
    public static final NamedFunction SIN = new NamedFunction("sin", "The sine of an angle in radians.", List.of("x"),
            arguments -> Math.sin(arguments[0]));
    public static final NamedFunction SQRT = new NamedFunction("sqrt", "The square root; it halves the unit.",
            List.of(measure("x")), Result.ROOT, arguments -> Math.sqrt(arguments[0]));
    public static final NamedFunction ABS = new NamedFunction("abs", "The value without its sign.",
            List.of(measure("x")), Result.MEASURE, arguments -> Math.abs(arguments[0]));
    /** The remainder that has the divisor's sign, as people count hours. */
    public static final NamedFunction MOD = new NamedFunction("mod",
            "What is left of x when as many whole y as fit are taken away: x − y × floor(x ÷ y).",
            List.of(measure("x"), measure("y")), Result.MEASURE, arguments -> remainder(arguments[0], arguments[1]));

    private Elementary() {}

    /** Exact for powers of 2, where a quotient of natural logarithms is not. */
    private static double log2(double x) {
        if (!(x > 0) || Double.isInfinite(x)) {
            return Double.NaN;
        }
        int exponent = Math.getExponent(x);
        return exponent + Math.log(x / Math.scalb(1.0, exponent)) / Math.log(2);
    }

    private static double remainder(double x, double y) {
        double left = x % y;
        return left != 0 && (left < 0) != (y < 0) ? left + y : left;
    }
}
