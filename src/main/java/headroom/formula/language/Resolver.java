package headroom.formula.language;

import headroom.formula.Absent;
import headroom.formula.Arithmetic;
import headroom.formula.Condition;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Expression;
import headroom.formula.Negation;
import headroom.formula.language.Scope.Meaning;
import headroom.text.Dimension;
import headroom.text.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Gives the names in what was read a meaning, and checks units. It goes on after a mistake: what is mistaken is null, and
 * nothing more is said about what contains it.
 */
final class Resolver {

    /** The most steps; more are an accident, or meant to keep somebody waiting. */
    private static final int MOST_STEPS = 20_000;
    /** The deepest step; functions that call one another put formulas in formulas, and deeper steps would fill the stack. */
    private static final int DEEPEST = 600;

    private final Scope scope;
    private final Source source;
    private final Predicate<Coordinate> given;
    private final Steps steps;
    private final Complaints told;
    private final NameResolver names;

    /**
     * A text and what its names stand for besides those of the scope.
     *
     * @param within the functions whose formulas are being put in place, outermost first
     */
    private record Source(Complaints told, Map<String, Expression> parameters, List<String> within) {}

    /** The steps taken and how deep in each other they are, shared by all that is put in place. */
    private static final class Steps {
        private int taken;
        private int deep;

        /** Takes one step more; true when that is one too many. */
        boolean isTooMuch() {
            return ++taken > MOST_STEPS || deep >= DEEPEST;
        }
    }

    private Resolver(Scope scope, Source source, Predicate<Coordinate> given, Steps steps) {
        this.scope = scope;
        this.source = source;
        this.given = given;
        this.steps = steps;
        this.told = source.told;
        this.names = new NameResolver(scope, source.parameters, given, told);
    }

    /**
     * For one text.
     *
     * @param given true for coordinates that have a value where the formula stands
     */
    Resolver(Scope scope, String text, Predicate<Coordinate> given) {
        this(scope, new Source(new Complaints(text), Map.of(), List.of()), given, new Steps());
    }

    /** The same text where one more coordinate has a value. */
    Resolver along(Coordinate coordinate) {
        return new Resolver(scope, source, one -> one.equals(coordinate) || given.test(one), steps);
    }

    /** The mistakes found so far. */
    Complaints told() {
        return told;
    }

    /** The expression that something stands for; null when there is a mistake in it. */
    @Nullable
    Expression value(Syntax syntax) {
        if (steps.isTooMuch()) {
            return told.isEmpty() ? told.mistaken(syntax, Measure.TOO_LARGE) : null;
        }
        steps.deep++;
        Expression made = valued(syntax);
        steps.deep--;
        return made;
    }

    private @Nullable Expression valued(Syntax syntax) {
        return switch (syntax) {
            case Syntax.Numeral number -> number(number);
            case Syntax.Name name -> names.value(name);
            case Syntax.None none -> new Absent(none.reason());
            case Syntax.Minus minus -> {
                Expression of = value(minus.of());
                yield of == null ? null : new Negation(of);
            }
            case Syntax.Operation operation -> operation(operation);
            case Syntax.As as -> as(as);
            case Syntax.Function function -> call(function);
            case Syntax.Over over -> new RangeResolver(this, names, told).value(over);
            case Syntax.If one -> conditional(one);
            case Syntax.Case cases -> new ChoiceResolver(this, names, told).cases(cases);
            case Syntax.Compare _,Syntax.Chosen _,Syntax.Not _,Syntax.Both _,Syntax.Known _ -> {
                condition(syntax);
                yield told.mistaken(syntax, "a condition stands where a number belongs: if %s then 1 else 0"
                        .formatted(told.shown(syntax)));
            }
        };
    }

    /** The condition that something stands for; null when there is a mistake in it. */
    @Nullable
    Condition condition(Syntax syntax) {
        if (steps.isTooMuch()) {
            return told.isEmpty() ? told.mistaken(syntax, Measure.TOO_LARGE) : null;
        }
        steps.deep++;
        Condition made = held(syntax);
        steps.deep--;
        return made;
    }

    private @Nullable Condition held(Syntax syntax) {
        return switch (syntax) {
            case Syntax.Compare compare -> comparison(compare);
            case Syntax.Chosen chosen -> new ChoiceResolver(this, names, told).chosen(chosen);
            case Syntax.Not not -> {
                Condition of = condition(not.of());
                yield of == null ? null : of.not();
            }
            case Syntax.Both both -> {
                Condition left = condition(both.left());
                Condition right = condition(both.right());
                yield left == null || right == null ? null : both.and() ? left.and(right) : left.or(right);
            }
            case Syntax.Known known -> {
                Expression of = value(known.of());
                yield of == null ? null : new Condition.Known(of);
            }
            case Syntax.Name name -> names.condition(name);
            default -> {
                Expression number = value(syntax);
                yield number == null ? null : told.mistaken(syntax,
                        "“%s” is a number, not a condition: compare it with <, <=, > or >="
                                .formatted(told.shown(syntax)));
            }
        };
    }

    /** A comparison alone. */
    Condition.@Nullable Comparison comparison(Syntax.Compare compare) {
        List<Expression> sides = alike("compare", compare.place(), List.of(compare.left(), compare.right()));
        return sides == null ? null
                : new Condition.Comparison(sides.getFirst(), compare.relation(), sides.getLast());
    }

    private @Nullable Expression number(Syntax.Numeral number) {
        if (number.unit().isEmpty()) {
            return Constant.of(number.amount());
        }
        Unit unit = unit(number.unit(), number.unitPlace());
        return unit == null ? null : new Constant(number.amount(), unit, "", "");
    }

    private @Nullable Unit unit(String written, Syntax.Place place) {
        try {
            return scope.units().read(written);
        } catch (IllegalArgumentException unknown) {
            return told.mistaken(place, String.valueOf(unknown.getMessage()));
        }
    }

    private @Nullable Expression operation(Syntax.Operation operation) {
        Arithmetic.Operator operator = operation.operator();
        List<Syntax> sides = List.of(operation.left(), operation.right());
        boolean sum = operator == Arithmetic.Operator.PLUS || operator == Arithmetic.Operator.MINUS;
        List<Expression> values = sum
                ? alike(operator == Arithmetic.Operator.PLUS ? "add" : "subtract", operation.place(), sides)
                : values(sides);
        if (values == null) {
            return null;
        }
        Expression left = values.getFirst();
        Expression right = values.getLast();
        return switch (operator) {
            case PLUS -> left.plus(right);
            case MINUS -> left.minus(right);
            case TIMES -> left.times(right);
            case DIVIDED_BY -> left.dividedBy(right);
            case POWER -> power(operation, left, right);
        };
    }

    private @Nullable Expression power(Syntax.Operation operation, Expression base, Expression exponent) {
        try {
            return base.power(exponent);
        } catch (IllegalArgumentException _) {
            return told.mistaken(operation,
                    "cannot raise “%s” (%s) to the power of “%s” (%s): only a whole number keeps units"
                            .formatted(told.shown(operation.left()), base.dimension(), told.shown(operation.right()),
                                    exponent.dimension()));
        }
    }

    private @Nullable Expression as(Syntax.As as) {
        Expression of = value(as.of());
        Unit unit = unit(as.unit(), as.unitPlace());
        if (of == null || unit == null) {
            return null;
        }
        if (unit.scale() != 1) {
            return told.mistaken(as.unitPlace(),
                    "“as” changes the unit but never the value, so it takes one without a prefix, not %s: %s"
                            .formatted(unit, Unit.of(unit.dimension()).symbol().isEmpty() ? "1"
                                    : UnitText.of(unit.dimension())));
        }
        return of.bridgedTo(unit, as.why());
    }

    private @Nullable Expression conditional(Syntax.If one) {
        Condition condition = condition(one.condition());
        List<Expression> branches = alike("choose between", one.place(), List.of(one.then(), one.otherwise()));
        return condition == null || branches == null ? null
                : new Conditional(condition, branches.getFirst(), branches.getLast(), dimension(branches));
    }

    private @Nullable Expression call(Syntax.Function function) {
        String name = function.name().id();
        boolean known = Functions.NAMES.contains(name);
        Meaning meaning = known ? null : scope.meaning(name).orElse(null);
        if (meaning instanceof Meaning.Own(OwnFunction own)) {
            return expanded(function, own);
        }
        if (meaning instanceof Meaning.Broken) {
            return null;
        }
        List<Expression> arguments = values(function.arguments());
        if (!known) {
            return told.mistaken(function.name(), names.noFunction(name));
        }
        return arguments == null ? null : new Calls(this, function).of(arguments);
    }

    private @Nullable Expression expanded(Syntax.Function call, OwnFunction own) {
        List<Expression> arguments = values(call.arguments());
        List<String> within = new ArrayList<>(source.within);
        within.add(own.id());
        if (source.within.contains(own.id())) {
            return told.mistaken(call, "“%s” calls itself: %s".formatted(own.id(), String.join(" → ", within)));
        }
        if (call.arguments().size() != own.takes().size()) {
            return told.mistaken(call, Calls.wrongNumber(own.signature(), own.takes().size(), call.arguments().size()));
        }
        if (arguments == null) {
            return null;
        }
        Map<String, Expression> parameters = new LinkedHashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            parameters.put(own.takes().get(i), arguments.get(i));
        }
        Resolver inside = new Resolver(scope, new Source(new Complaints(own.text()), parameters, within), given, steps);
        Expression made = inside.value(own.formula());
        List<Mistake> mistakes = inside.told.inOrder();
        if (!mistakes.isEmpty()) {
            return told.mistaken(call, "in %s: %s".formatted(own.signature(), mistakes.getFirst().sentence()));
        }
        return made == null || Measure.isBearable(made) ? made : told.mistaken(call, Measure.TOO_LARGE);
    }

    /** The values of some parts; null when one of them is mistaken. */
    private @Nullable List<Expression> values(List<Syntax> parts) {
        List<Expression> values = new ArrayList<>();
        for (Syntax part : parts) {
            Expression value = value(part);
            if (value != null) {
                values.add(value);
            }
        }
        return values.size() == parts.size() ? values : null;
    }

    /** The values of some parts in one dimension; null where one is mistaken or two differ. */
    @Nullable
    List<Expression> alike(String verb, Syntax.Place place, List<Syntax> parts) {
        List<Expression> values = values(parts);
        return values == null ? null : alike(verb, place, parts, values);
    }

    /** The values in one dimension, what fits any unit included; null and a mistake when two of them differ. */
    @Nullable
    List<Expression> alike(String verb, Syntax.Place place, List<Syntax> parts, List<Expression> values) {
        int first = 0;
        while (first < values.size() && Fitting.fitsAny(values.get(first))) {
            first++;
        }
        if (first == values.size()) {
            return values;
        }
        Dimension dimension = values.get(first).dimension();
        for (int i = first + 1; i < values.size(); i++) {
            if (!Fitting.fitsAny(values.get(i)) && !values.get(i).dimension().equals(dimension)) {
                return told.mistaken(place,
                        "cannot %s “%s” (%s) and “%s” (%s)".formatted(verb, told.shown(parts.get(first)),
                                dimension, told.shown(parts.get(i)), values.get(i).dimension()));
            }
        }
        return Fitting.all(values, dimension);
    }

    /** The dimension that expressions have in common, some of which may have no value and so none. */
    static Dimension dimension(List<Expression> alike) {
        return alike.stream().filter(one -> !(one instanceof Absent)).findFirst().map(Expression::dimension)
                .orElse(Dimension.NONE);
    }
}
