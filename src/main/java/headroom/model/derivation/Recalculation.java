package headroom.model.derivation;

import headroom.formula.Absent;
import headroom.formula.Arithmetic;
import headroom.formula.Assumption;
import headroom.formula.Call;
import headroom.formula.Cases;
import headroom.formula.Condition;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Conversion;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.First;
import headroom.formula.Least;
import headroom.formula.Negation;
import headroom.formula.Quantity;
import headroom.formula.Reduction;
import headroom.formula.Rounding;
import headroom.formula.Subexpressions;
import headroom.formula.Where;
import headroom.formula.program.Compiler;
import headroom.model.Scenario;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

/**
 * A formula computed again from the numbers that stand in its place, as a reader does it.
 *
 * @param shown the base value that a reader takes a quantity for, or a part that stands as one number; NaN for parts
 *        that are written out
 * @param branch the branch that counts; the expression itself where none is written alone
 */
record Recalculation(Scenario scenario, ToDoubleFunction<Expression> shown, UnaryOperator<Expression> branch) {

    double of(Expression formula) {
        Expression numbers = numbers(formula);
        return Compiler.compile(List.of(numbers), scenario.options(), Set.of())
                .run(quantity -> new double[]{scenario.baseValue((Assumption) quantity)}, 1).value(numbers, 0);
    }

    /** The same formula with what is shown in the place of its quantities; what runs with a sum stays. */
    private Expression numbers(Expression part) {
        if (part instanceof Quantity && Subexpressions.isOpen(part)) {
            return part;
        }
        double number = shown.applyAsDouble(part);
        if (!Double.isNaN(number)) {
            return Constant.of(number, part.dimension());
        }
        return switch (part) {
            case Quantity _,Constant _,Absent _ -> part;
            case Conversion bridge -> numbers(bridge.of());
            case Arithmetic a -> new Arithmetic(a.operator(), numbers(a.left()), numbers(a.right()), a.dimension());
            case Rounding rounding -> new Rounding(rounding.direction(), numbers(rounding.of()));
            case Extremum extremum -> new Extremum(extremum.kind(), numbers(extremum.of()), extremum.dimension());
            case Call call -> new Call(call.function(), numbers(call.arguments()), call.dimension());
            case Negation negation -> new Negation(numbers(negation.of()));
            case First first -> new First(numbers(first.of()), first.dimension());
            case Reduction range -> new Reduction(range.kind(), range.over(), numbers(range.from()),
                    numbers(range.to()), numbers(range.of()));
            case Least least -> new Least(least.over(), numbers(least.from()), numbers(least.to()),
                    numbers(least.holds()));
            case Where where -> where;
            case Cases cases -> numbers(branch.apply(cases));
            case Conditional conditional -> {
                Expression counting = branch.apply(conditional);
                yield counting.equals(conditional) ? conditional : numbers(counting);
            }
        };
    }

    private Condition numbers(Condition condition) {
        return switch (condition) {
            case Condition.Comparison sides -> new Condition.Comparison(numbers(sides.left()), sides.relation(),
                    numbers(sides.right()));
            case Condition.Not not -> new Condition.Not(numbers(not.of()));
            case Condition.And and -> new Condition.And(numbers(and.left()), numbers(and.right()));
            case Condition.Or or -> new Condition.Or(numbers(or.left()), numbers(or.right()));
            case Condition.Chosen _,Condition.Known _ -> condition;
        };
    }

    private List<Expression> numbers(List<Expression> parts) {
        return parts.stream().map(this::numbers).toList();
    }
}
