package headroom.model.formula;

import headroom.model.expression.Absent;
import headroom.model.expression.Arithmetic;
import headroom.model.expression.Cases;
import headroom.model.expression.Choice;
import headroom.model.expression.Condition;
import headroom.model.expression.Conditional;
import headroom.model.expression.Constant;
import headroom.model.expression.Coordinate;
import headroom.model.expression.Dimension;
import headroom.model.expression.Expression;
import headroom.model.expression.Least;
import headroom.model.expression.Negation;
import headroom.model.expression.Parts;
import headroom.model.expression.Reduction;
import headroom.model.expression.Unit;
import headroom.model.formula.Scope.Meaning;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Gives the names in what was read a meaning, and checks units. It goes on after a mistake: what is mistaken is null, and
 * nothing more is said about what contains it.
 */
final class Resolver {

    /** More steps than these are an accident, or meant to keep somebody waiting. */
    private static final int MOST_STEPS = 20_000;
    /** The most ranges inside each other. */
    private static final int MOST_RANGES = 2;

    private final Scope scope;
    private final Source source;
    private final Predicate<Coordinate> given;
    private final Steps steps;
    private final List<Mistake> mistakes = new ArrayList<>();

    /**
     * A text and what its names stand for besides those of the scope.
     *
     * @param within the functions whose formulas are being put in place, outermost first
     */
    private record Source(String text, Map<String, Expression> parameters, List<String> within) {}

    /** A count, shared by all that is put in place. */
    private static final class Steps {
        private int taken;
    }

    private Resolver(Scope scope, Source source, Predicate<Coordinate> given, Steps steps) {
        this.scope = scope;
        this.source = source;
        this.given = given;
        this.steps = steps;
    }

    /**
     * For one text.
     *
     * @param given which coordinates have a value where the formula stands
     */
    Resolver(Scope scope, String text, Predicate<Coordinate> given) {
        this(scope, new Source(text, Map.of(), List.of()), given, new Steps());
    }

    private Resolver(Resolver outside, Source source, Predicate<Coordinate> given) {
        this(outside.scope, source, given, outside.steps);
    }

    /** What was wrong, in the order of the text. */
    List<Mistake> mistakes() {
        return mistakes.stream().sorted(Comparator.comparingInt(Mistake::start).thenComparingInt(Mistake::end))
                .toList();
    }

    /** The expression that something stands for; null when there is a mistake in it. */
    @Nullable
    Expression value(Syntax syntax) {
        if (++steps.taken > MOST_STEPS) {
            return steps.taken == MOST_STEPS + 1 ? mistaken(syntax, tooLarge()) : null;
        }
        return switch (syntax) {
            case Syntax.Numeral number -> number(number);
            case Syntax.Name name -> name(name);
            case Syntax.None none -> new Absent(none.reason());
            case Syntax.Minus minus -> {
                Expression of = value(minus.of());
                yield of == null ? null : new Negation(of);
            }
            case Syntax.Operation operation -> operation(operation);
            case Syntax.As as -> as(as);
            case Syntax.Function function -> call(function);
            case Syntax.Over over -> over(over);
            case Syntax.If one -> conditional(one);
            case Syntax.Case cases -> cases(cases);
            case Syntax.Compare _,Syntax.Chosen _,Syntax.Not _,Syntax.Both _,Syntax.Known _ -> {
                condition(syntax);
                yield mistaken(syntax, "a condition stands where a number belongs: if %s then 1 else 0"
                        .formatted(shown(syntax)));
            }
        };
    }

    private static String tooLarge() {
        return "the formula is too large with everything that it puts in place: make estimates of parts of it";
    }

    /** The condition that something stands for; null when there is a mistake in it. */
    @Nullable
    Condition condition(Syntax syntax) {
        if (++steps.taken > MOST_STEPS) {
            return steps.taken == MOST_STEPS + 1 ? mistaken(syntax, tooLarge()) : null;
        }
        return switch (syntax) {
            case Syntax.Compare compare -> comparison(compare);
            case Syntax.Chosen chosen -> chosen(chosen);
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
            case Syntax.Name name -> named(name);
            default -> {
                Expression number = value(syntax);
                yield number == null ? null : mistaken(syntax,
                        "“%s” is a number, not a condition: compare it with <, <=, > or >=".formatted(shown(syntax)));
            }
        };
    }

    /** A comparison alone. */
    Condition.@Nullable Comparison comparison(Syntax.Compare compare) {
        List<Expression> sides = alike("compare", compare.place(), List.of(compare.left(), compare.right()));
        return sides == null ? null
                : new Condition.Comparison(sides.getFirst(), compare.relation(), sides.getLast());
    }

    private @Nullable Condition named(Syntax.Name name) {
        return switch (meaning(name)) {
            case Meaning.Holds(Condition condition) -> condition;
            case Meaning.Options(Choice choice) -> mistaken(name,
                    "“%s” is a choice; say which option: %s = %s".formatted(name.id(), name.id(),
                            choice.options().getFirst().id()));
            case Meaning.Value _ -> mistaken(name,
                    "“%s” is a number, not a condition: compare it with <, <=, > or >=".formatted(name.id()));
            case Meaning.Own(OwnFunction function) ->
                    mistaken(name, "“%s” is a function".formatted(function.signature()));
            case Meaning.Broken _ -> null;
        };
    }

    /** The meaning of a name; a mistake where it has none. */
    private Meaning meaning(Syntax.Name name) {
        Expression parameter = source.parameters.get(name.id());
        if (parameter != null) {
            return new Meaning.Value(parameter);
        }
        return scope.meaning(name.id()).orElseGet(() -> {
            mistaken(name, unknown(name.id()));
            return new Meaning.Broken();
        });
    }

    private String unknown(String id) {
        if (Functions.names().contains(id)) {
            return "“%s” is a function: write its arguments in brackets after it".formatted(id);
        }
        List<String> known = new ArrayList<>(scope.ids());
        known.addAll(source.parameters.keySet());
        return "nothing is called “%s”%s".formatted(cut(id), Nearest.hint(id, known));
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
            return mistaken(place, String.valueOf(unknown.getMessage()));
        }
    }

    private @Nullable Expression name(Syntax.Name name) {
        if (name.id().equals(Constant.PI.id())) {
            return Constant.PI;
        }
        return switch (meaning(name)) {
            case Meaning.Value(Expression of) -> reached(name, of);
            case Meaning.Options(Choice choice) -> mistaken(name,
                    "“%s” is a choice, not a number: case %s of %s".formatted(name.id(), name.id(),
                            choice.options().stream().map(option -> option.id() + ": …")
                                    .collect(Collectors.joining(", "))));
            case Meaning.Holds _ -> mistaken(name,
                    "“%s” is a condition, not a number: if %s then … else …".formatted(name.id(), name.id()));
            case Meaning.Own(OwnFunction function) -> mistaken(name,
                    "“%s” is a function: write its arguments in brackets, %s".formatted(name.id(),
                            function.signature()));
            case Meaning.Broken _ -> null;
        };
    }

    private @Nullable Expression reached(Syntax.Name name, Expression of) {
        for (Coordinate free : Parts.coordinates(of)) {
            if (!given.test(free)) {
                String what = of.equals(free) ? "is a coordinate" : "runs along %s".formatted(free.id());
                return mistaken(name,
                        "“%s” %s, and nothing here says its value: it needs a sum, as in sum(%s in 0..9: %s)"
                                .formatted(name.id(), what, free.id(), name.id()));
            }
        }
        return of;
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
            return mistaken(operation,
                    "cannot raise “%s” (%s) to the power of “%s” (%s): only a whole number keeps units"
                            .formatted(shown(operation.left()), base.dimension(), shown(operation.right()),
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
            return mistaken(as.unitPlace(),
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

    private @Nullable Choice choice(Syntax.Name name, String otherwise) {
        return switch (meaning(name)) {
            case Meaning.Options(Choice choice) -> choice;
            case Meaning.Broken _ -> null;
            default -> mistaken(name, otherwise);
        };
    }

    private Choice.@Nullable Option option(Choice choice, Syntax.Name name) {
        Optional<Choice.Option> option = choice.option(name.id());
        if (option.isPresent()) {
            return option.get();
        }
        return mistaken(name, "choice “%s” has no option “%s”; it has %s".formatted(choice.id(), cut(name.id()),
                choice.options().stream().map(Choice.Option::id).collect(Collectors.joining(", "))));
    }

    private @Nullable Condition chosen(Syntax.Chosen chosen) {
        Choice choice = choice(chosen.choice(), "“%s” is no choice; numbers are compared with <, <=, > or >="
                .formatted(chosen.choice().id()));
        if (choice == null) {
            return null;
        }
        @Nullable
        Condition any = null;
        boolean complete = true;
        for (Syntax.Name name : chosen.options()) {
            Choice.Option option = option(choice, name);
            complete &= option != null;
            if (option != null) {
                any = any == null ? choice.is(option) : any.or(choice.is(option));
            }
        }
        return complete ? any : null;
    }

    private @Nullable Expression cases(Syntax.Case cases) {
        List<Syntax> parts = cases.parts();
        List<Expression> values = alike("choose between", cases.place(), parts);
        Choice choice = choice(cases.choice(), "“%s” is no choice, so “case” cannot ask for its option"
                .formatted(cases.choice().id()));
        if (choice == null) {
            return null;
        }
        List<Choice.Option> seen = new ArrayList<>();
        boolean complete = values != null;
        for (Syntax.Branch branch : cases.branches()) {
            Choice.Option option = option(choice, branch.option());
            if (option != null && seen.contains(option)) {
                mistaken(branch.option(), "option “%s” has a formula already".formatted(option.id()));
            }
            complete &= option != null && !seen.contains(option);
            if (option != null) {
                seen.add(option);
            }
        }
        List<Choice.Option> missing = choice.options().stream().filter(option -> !seen.contains(option)).toList();
        if (!missing.isEmpty() && cases.otherwise() == null && complete) {
            return mistaken(cases.choice(), "“case %s” misses %s; name every option, or end with else: …".formatted(
                    choice.id(), missing.stream().map(Choice.Option::id).collect(Collectors.joining(", "))));
        }
        if (!complete || values == null) {
            return null;
        }
        Map<Choice.Option, Expression> byOption = new LinkedHashMap<>();
        for (int i = 0; i < seen.size(); i++) {
            byOption.put(seen.get(i), values.get(i));
        }
        missing.forEach(option -> byOption.put(option, values.getLast()));
        return new Cases(choice, byOption, dimension(values));
    }

    private @Nullable Expression call(Syntax.Function function) {
        String name = function.name().id();
        if (scope.meaning(name).orElse(null) instanceof Meaning.Own(OwnFunction own)) {
            return expanded(function, own);
        }
        List<Expression> arguments = values(function.arguments());
        if (!Functions.names().contains(name)) {
            return mistaken(function.name(), noFunction(name));
        }
        return arguments == null ? null : new Calls(this, function).of(arguments);
    }

    private String noFunction(String name) {
        if (scope.meaning(name).isPresent() || source.parameters.containsKey(name)) {
            return "“%s” is no function; between factors stands *".formatted(name);
        }
        List<String> known = new ArrayList<>(Functions.names());
        scope.ids().stream().filter(id -> scope.meaning(id).orElse(null) instanceof Meaning.Own).forEach(known::add);
        return "there is no function “%s”%s".formatted(cut(name), Nearest.hint(name, known));
    }

    private @Nullable Expression expanded(Syntax.Function call, OwnFunction own) {
        List<Expression> arguments = values(call.arguments());
        List<String> within = new ArrayList<>(source.within);
        within.add(own.id());
        if (source.within.contains(own.id())) {
            return mistaken(call, "“%s” calls itself: %s".formatted(own.id(), String.join(" → ", within)));
        }
        if (call.arguments().size() != own.takes().size()) {
            return mistaken(call, Calls.wrongNumber(own.signature(), own.takes().size(), call.arguments().size()));
        }
        if (arguments == null) {
            return null;
        }
        Map<String, Expression> parameters = new LinkedHashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            parameters.put(own.takes().get(i), arguments.get(i));
        }
        Resolver inside = new Resolver(this, new Source(own.text(), parameters, within), given);
        Expression made = inside.value(own.formula());
        if (!inside.mistakes.isEmpty()) {
            return mistaken(call, "in %s: %s".formatted(own.signature(), inside.mistakes().getFirst().sentence()));
        }
        return made == null || Measure.isBearable(made) ? made : mistaken(call, tooLarge());
    }

    private @Nullable Expression over(Syntax.Over over) {
        String name = over.function().id();
        Expression from = end(over.from());
        Expression to = end(over.to());
        Meaning meaning = meaning(over.coordinate());
        if (!(meaning instanceof Meaning.Value(Coordinate coordinate))) {
            return meaning instanceof Meaning.Broken ? null : mistaken(over.coordinate(),
                    "“%s” is no coordinate; what runs over a range is declared under “coordinates”"
                            .formatted(over.coordinate().id()));
        }
        Predicate<Coordinate> more = one -> one.equals(coordinate) || given.test(one);
        Resolver inside = new Resolver(this, source, more);
        Condition condition = name.equals("least") ? inside.condition(over.of()) : null;
        Expression of = name.equals("least") ? null : inside.value(over.of());
        mistakes.addAll(inside.mistakes);
        if (from == null || to == null || (condition == null && of == null)) {
            return null;
        }
        Expression made = condition != null ? new Least(coordinate, from, to, condition)
                : new Reduction(kind(name), coordinate, from, to, java.util.Objects.requireNonNull(of));
        if (!Measure.isBearable(made)) {
            return mistaken(over, tooLarge());
        }
        if (Parts.rangeDepth(made) > MOST_RANGES) {
            return mistaken(over,
                    "ranges lie more than %d deep in each other, which takes too long".formatted(MOST_RANGES));
        }
        return condition == null && !hasEnd(over, from, to) ? null : made;
    }

    private static Reduction.Kind kind(String name) {
        return switch (name) {
            case "min" -> Reduction.Kind.LEAST;
            case "max" -> Reduction.Kind.GREATEST;
            default -> Reduction.Kind.SUM;
        };
    }

    private boolean hasEnd(Syntax.Over over, Expression from, Expression to) {
        if (!(from instanceof Constant first && to instanceof Constant last)) {
            return true;
        }
        long terms = Reduction.terms(first.value(), last.value());
        if (terms > Reduction.MOST_TERMS) {
            mistaken(over.from().place().to(over.to().place()),
                    "“%s” runs over more than 10,000 numbers".formatted(over.function().id()));
        }
        return terms <= Reduction.MOST_TERMS;
    }

    private @Nullable Expression end(Syntax end) {
        Expression value = value(end);
        if (value == null) {
            return null;
        }
        if (!value.dimension().equals(Dimension.NONE)) {
            return mistaken(end, "a range ends at a whole number, but “%s” is %s".formatted(shown(end),
                    value.dimension()));
        }
        boolean fraction = value instanceof Constant constant && Reduction.terms(constant.value(), 0) < 0;
        return fraction ? mistaken(end, "a range ends at a whole number, not at %s".formatted(shown(end))) : value;
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

    private @Nullable List<Expression> alike(String verb, Syntax.Place place, List<Syntax> parts) {
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
                return mistaken(place, "cannot %s “%s” (%s) and “%s” (%s)".formatted(verb, shown(parts.get(first)),
                        dimension, shown(parts.get(i)), values.get(i).dimension()));
            }
        }
        return Fitting.all(values, dimension);
    }

    /** The dimension that expressions have in common, some of which may have no value and so none. */
    static Dimension dimension(List<Expression> alike) {
        return alike.stream().filter(one -> !(one instanceof Absent)).findFirst().map(Expression::dimension)
                .orElse(Dimension.NONE);
    }

    String shown(Syntax syntax) {
        return cut(source.text.substring(syntax.place().start(), syntax.place().end()));
    }

    private static String cut(String text) {
        return text.length() <= 40 ? text : text.substring(0, 39).strip() + "…";
    }

    /** No value of whatever is wanted there, but a mistake. */
    @SuppressWarnings("TypeParameterUnusedInFormals")
    <T> @Nullable T mistaken(Syntax at, String sentence) {
        return mistaken(at.place(), sentence);
    }

    @SuppressWarnings("TypeParameterUnusedInFormals")
    <T> @Nullable T mistaken(Syntax.Place at, String sentence) {
        mistakes.add(new Mistake(at.start(), at.end(), sentence));
        return null;
    }
}
