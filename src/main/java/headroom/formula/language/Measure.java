package headroom.formula.language;

import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.Subexpressions;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * The size of an expression when it is written out. Functions and conditions that are put in place share parts, so that a
 * small tree in memory can be an endless one on paper.
 */
final class Measure {

    /** The most parts that a formula may have when all that it names but estimates is written out. */
    static final long LARGEST = 20_000;
    /** The most levels. */
    static final int DEEPEST = 400;

    /** The sentence about a formula that is larger. */
    static final String TOO_LARGE =
            "the formula is too large with everything that it puts in place: make estimates of parts of it";

    private final IdentityHashMap<Expression, Size> known = new IdentityHashMap<>();

    private record Size(long parts, int depth) {}

    private Measure() {}

    /** True when an expression is small enough to be walked over again and again. */
    static boolean isBearable(Expression expression) {
        Size size = new Measure().of(expression);
        return size.parts <= LARGEST && size.depth <= DEEPEST;
    }

    private Size of(Expression expression) {
        Size before = known.get(expression);
        if (before != null) {
            return before;
        }
        long parts = 1;
        int depth = 0;
        List<Expression> all = expression instanceof Quantity ? List.of() : Subexpressions.of(expression);
        for (Expression part : all) {
            Size size = of(part);
            parts = Math.min(Long.MAX_VALUE / 4, parts + size.parts);
            depth = Math.max(depth, size.depth);
        }
        Size size = new Size(parts, depth + 1);
        known.put(expression, size);
        return size;
    }
}
