package headroom.formula;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Walks over formulas: what an expression is made of, and what it rests on. */
public final class Subexpressions {

    private Subexpressions() {}

    /** The parts an expression names directly, those of its conditions too; a quantity is a leaf. */
    public static List<Expression> of(Expression expression) {
        return switch (expression) {
            case Quantity _,Constant _,Absent _ -> List.of();
            case Arithmetic arithmetic -> List.of(arithmetic.left(), arithmetic.right());
            case Rounding rounding -> List.of(rounding.of());
            case Extremum extremum -> extremum.of();
            case Call call -> call.arguments();
            case Conversion bridge -> List.of(bridge.of());
            case Negation negation -> List.of(negation.of());
            case First first -> first.of();
            case Reduction reduction -> List.of(reduction.from(), reduction.to(), reduction.of());
            case Where where -> Stream.concat(Stream.of(where.of()), where.values().values().stream()).toList();
            case Least least -> {
                List<Expression> parts = new ArrayList<>(List.of(least.from(), least.to()));
                sides(least.holds(), parts::add);
                yield parts;
            }
            case Cases cases -> List.copyOf(cases.byOption().values());
            case Conditional conditional -> {
                List<Expression> parts = new ArrayList<>();
                sides(conditional.condition(), parts::add);
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
        } else if (expression instanceof Least least) {
            choices(least.holds(), choices);
        } else if (expression instanceof Where where) {
            choices.addAll(where.options().keySet());
        }
        return choices;
    }

    /** Collects the choices that a condition names. */
    public static void choices(Condition condition, Set<Choice> into) {
        switch (condition) {
            case Condition.Comparison _,Condition.Known _ -> {
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

    /** The expressions that a condition names. */
    private static void sides(Condition condition, Consumer<Expression> visitor) {
        switch (condition) {
            case Condition.Comparison comparison -> {
                visitor.accept(comparison.left());
                visitor.accept(comparison.right());
            }
            case Condition.Known known -> visitor.accept(known.of());
            case Condition.Chosen _ -> {
            }
            case Condition.Not not -> sides(not.of(), visitor);
            case Condition.And and -> {
                sides(and.left(), visitor);
                sides(and.right(), visitor);
            }
            case Condition.Or or -> {
                sides(or.left(), visitor);
                sides(or.right(), visitor);
            }
        }
    }

    /**
     * The coordinates that an expression's value depends on, through estimates too; those that a sum runs over do not
     * count.
     */
    public static Set<Coordinate> coordinates(Expression expression) {
        return switch (expression) {
            case Coordinate coordinate -> Set.of(coordinate);
            case Assumption _,Constant _,Absent _ -> Set.of();
            case Estimate estimate -> estimate.coordinates();
            case Reduction reduction -> free(List.of(reduction.from(), reduction.to()), reduction.over(),
                    List.of(reduction.of()));
            case Least least -> {
                List<Expression> sides = new ArrayList<>();
                sides(least.holds(), sides::add);
                yield free(List.of(least.from(), least.to()), least.over(), sides);
            }
            default -> united(of(expression));
        };
    }

    private static Set<Coordinate> free(List<Expression> ends, Coordinate over, List<Expression> inside) {
        Set<Coordinate> found = new LinkedHashSet<>(united(inside));
        found.remove(over);
        found.addAll(united(ends));
        return found;
    }

    private static Set<Coordinate> united(List<Expression> parts) {
        Set<Coordinate> found = new LinkedHashSet<>();
        parts.forEach(part -> found.addAll(coordinates(part)));
        return found;
    }

    /** The number of ranges that run inside each other in an expression, in estimates' formulas too; 0 where nothing runs. */
    public static int rangeDepth(Expression expression) {
        if (expression instanceof Estimate estimate) {
            return estimate.rangeDepth();
        }
        int own = expression instanceof Reduction || expression instanceof Least ? 1 : 0;
        return own + of(expression).stream().mapToInt(Subexpressions::rangeDepth).max().orElse(0);
    }

    /** True when an expression has no value by itself, since a coordinate stands in it outside every sum over it. */
    public static boolean isOpen(Expression expression) {
        return !coordinates(expression).isEmpty();
    }
}
