package headroom.formula;

import headroom.text.Dimension;
import java.util.List;

/** The least or the greatest of several expressions of one dimension; absent when one of them is. */
public record Extremum(Kind kind, List<Expression> of, Dimension dimension) implements Expression {

    /** The end of the order that is taken. */
    public enum Kind {
        LEAST("min"), GREATEST("max");

        private final String function;

        Kind(String function) {
            this.function = function;
        }

        /** The name in formulas. */
        public String function() {
            return function;
        }
    }

    /** The least or greatest of expressions of one dimension. */
    public static Extremum of(Kind kind, List<Expression> of) {
        return new Extremum(kind, of, Dimensions.common("compare", of));
    }
}
