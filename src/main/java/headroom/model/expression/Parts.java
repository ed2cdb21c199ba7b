package headroom.model.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Walks over formulas: what an expression is made of, and what it rests on. */
public final class Parts {

    private Parts() {}

    /** The parts an expression names directly, those of its conditions too; a quantity is a leaf. */
    public static List<Expression> of(Expression expression) {
        return switch (expression) {
            case Quantity _,Constant _,Absent _ -> List.of();
            case Arithmetic arithmetic -> List.of(arithmetic.left(), arithmetic.right());
            case Rounding rounding -> List.of(rounding.of());
            case Extremum extremum -> extremum.of();
            case Call call -> call.arguments();
            case Bridge bridge -> List.of(bridge.of());
            case Summation sum -> List.of(sum.of());
            case Cases cases -> List.copyOf(cases.byOption().values());
            case Conditional conditional -> {
                List<Expression> parts = new ArrayList<>();
                comparisons(conditional.condition(), comparison -> {
                    parts.add(comparison.left());
                    parts.add(comparison.right());
                });
                parts.add(conditional.then());
                parts.add(conditional.otherwise());
                yield parts;
            }
        };
    }

    /** The choices that an expression's own branches depend on. */
    public static Set<Choice> choices(Expression expression) {
        Set<Choice> choices = new HashSet<>();
        if (expression instanceof Cases cases) {
            choices.add(cases.choice());
        } else if (expression instanceof Conditional conditional) {
            choices(conditional.condition(), choices);
        }
        return choices;
    }

    /** All choices that a condition names. */
    public static void choices(Condition condition, Set<Choice> into) {
        switch (condition) {
            case Condition.Comparison _ -> {
            }
            case Condition.Chosen chosen -> into.add(chosen.choice());
            case Condition.Not not -> choices(not.of(), into);
            case Condition.And and -> {
                choices(and.left(), into);
                choices(and.right(), into);
            }
            case Condition.Or or -> {
                choices(or.left(), into);
                choices(or.right(), into);
            }
        }
    }

    private static void comparisons(Condition condition, Consumer<Condition.Comparison> visitor) {
        switch (condition) {
            case Condition.Comparison comparison -> visitor.accept(comparison);
            case Condition.Chosen _ -> {
            }
            case Condition.Not not -> comparisons(not.of(), visitor);
            case Condition.And and -> {
                comparisons(and.left(), visitor);
                comparisons(and.right(), visitor);
            }
            case Condition.Or or -> {
                comparisons(or.left(), visitor);
                comparisons(or.right(), visitor);
            }
        }
    }

    /** The coordinates that an expression's value depends on, through estimates too; those that a sum runs over do not count. */
    public static Set<Coordinate> coordinates(Expression expression) {
        return coordinates(expression, new HashMap<>());
    }

    private static Set<Coordinate> coordinates(Expression expression, Map<Estimate, Set<Coordinate>> known) {
        if (expression instanceof Coordinate coordinate) {
            return Set.of(coordinate);
        }
        if (expression instanceof Estimate estimate) {
            Set<Coordinate> found = known.get(estimate);
            if (found == null) {
                found = coordinates(estimate.formula(), known);
                known.put(estimate, found);
            }
            return found;
        }
        Set<Coordinate> found = new LinkedHashSet<>();
        of(expression).forEach(part -> found.addAll(coordinates(part, known)));
        if (expression instanceof Summation sum) {
            found.remove(sum.over());
        }
        return found;
    }

    /** Whether a coordinate stands in an expression, in an estimate's formula too. */
    public static boolean contains(Expression expression, Coordinate coordinate) {
        return contains(expression, coordinate, new HashSet<>());
    }

    private static boolean contains(Expression expression, Coordinate coordinate, Set<Estimate> seen) {
        if (expression instanceof Estimate estimate) {
            return seen.add(estimate) && contains(estimate.formula(), coordinate, seen);
        }
        return expression == coordinate || of(expression).stream().anyMatch(part -> contains(part, coordinate, seen));
    }

    /** Whether an expression has no value by itself, since a coordinate stands in it outside every sum over it. */
    public static boolean isOpen(Expression expression) {
        return !coordinates(expression).isEmpty();
    }
}
