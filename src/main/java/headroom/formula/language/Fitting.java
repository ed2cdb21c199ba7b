package headroom.formula.language;

import headroom.formula.Absent;
import headroom.formula.Cases;
import headroom.formula.Choice;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.First;
import headroom.formula.Negation;
import headroom.text.Dimension;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Expressions that fit any unit: a plain 0, no value, and what chooses between nothing but those. */
final class Fitting {

    private Fitting() {}

    /** True when an expression takes the dimension of whatever stands beside it. */
    static boolean fitsAny(Expression expression) {
        return switch (expression) {
            case Absent _ -> true;
            case Constant constant -> constant.equals(Constant.of(0));
            case Conditional one -> fitsAny(one.then()) && fitsAny(one.otherwise());
            case Cases cases -> cases.byOption().values().stream().allMatch(Fitting::fitsAny);
            case First first -> first.of().stream().allMatch(Fitting::fitsAny);
            case Extremum extremum -> extremum.of().stream().allMatch(Fitting::fitsAny);
            case Negation negation -> fitsAny(negation.of());
            default -> false;
        };
    }

    /** An expression of a dimension: itself, or what fits any unit in this one. */
    static Expression fitted(Expression expression, Dimension dimension) {
        return dimension.equals(Dimension.NONE) || !fitsAny(expression) ? expression : switch (expression) {
            case Constant _ -> Constant.zero(dimension);
            case Conditional one -> new Conditional(one.condition(), fitted(one.then(), dimension),
                    fitted(one.otherwise(), dimension), dimension);
            case Cases cases -> {
                Map<Choice.Option, Expression> fitted = new LinkedHashMap<>();
                cases.byOption().forEach((option, of) -> fitted.put(option, fitted(of, dimension)));
                yield new Cases(cases.choice(), fitted, dimension);
            }
            case First first -> new First(all(first.of(), dimension), dimension);
            case Extremum extremum -> new Extremum(extremum.kind(), all(extremum.of(), dimension), dimension);
            case Negation negation -> new Negation(fitted(negation.of(), dimension));
            default -> expression;
        };
    }

    static List<Expression> all(List<Expression> expressions, Dimension dimension) {
        return expressions.stream().map(one -> fitted(one, dimension)).toList();
    }
}
