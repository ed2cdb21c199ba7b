package headroom.formula;

import headroom.text.Dimension;
import java.util.List;

/** The dimension that several expressions must share. An absent value has any dimension. */
final class Dimensions {

    private Dimensions() {}

    /**
     * The dimension of both sides.
     *
     * @throws IllegalArgumentException naming both sides when they differ
     */
    static Dimension common(String verb, Expression left, Expression right) {
        if (left instanceof Absent) {
            return right.dimension();
        }
        if (!(right instanceof Absent) && !left.dimension().equals(right.dimension())) {
            throw new IllegalArgumentException("cannot %s %s and %s: “%s” and “%s”".formatted(verb, left.dimension(),
                    right.dimension(), FormulaText.inWords(left), FormulaText.inWords(right)));
        }
        return left.dimension();
    }

    static Dimension common(String verb, List<Expression> all) {
        Expression first = all.stream().filter(one -> !(one instanceof Absent)).findFirst().orElse(all.getFirst());
        all.forEach(expression -> common(verb, first, expression));
        return first.dimension();
    }
}
