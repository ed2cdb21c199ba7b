package headroom.formula.language;

import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.First;
import headroom.formula.NamedFunction;
import headroom.formula.Rounding;
import headroom.text.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes expressions of calls of functions that everybody has; says what is wrong with their arguments. */
final class Calls {

    private final Resolver resolver;
    private final Syntax.Function call;

    Calls(Resolver resolver, Syntax.Function call) {
        this.resolver = resolver;
        this.call = call;
    }

    static String wrongNumber(String signature, int wanted, int found) {
        return "%s takes %d argument%s, not %d".formatted(signature, wanted, wanted == 1 ? "" : "s", found);
    }

    @Nullable
    Expression of(List<Expression> arguments) {
        return switch (call.name().id()) {
            case "ceil" -> rounded(Rounding.Direction.UP, arguments);
            case "floor" -> rounded(Rounding.Direction.DOWN, arguments);
            case "round" -> rounded(Rounding.Direction.NEAREST, arguments);
            case "min" -> extremum(Extremum.Kind.LEAST, arguments);
            case "max" -> extremum(Extremum.Kind.GREATEST, arguments);
            case "first" -> first(arguments);
            case "share" -> share(arguments);
            case "sum", "least" ->
                    resolver.told().mistaken(call, "“%s” runs over a range: %s".formatted(call.name().id(),
                            call.name().id().equals("sum") ? "sum(i in 1..N: …)" : "least(i in 1..N: condition)"));
            default -> named(Objects.requireNonNull(Functions.BY_NAME.get(call.name().id())), arguments);
        };
    }

    private @Nullable Expression rounded(Rounding.Direction direction, List<Expression> arguments) {
        return arguments.size() == 1 ? new Rounding(direction, arguments.getFirst())
                : resolver.told().mistaken(call, wrongNumber(direction.function() + "(x)", 1, arguments.size()));
    }

    private @Nullable List<Expression> alike(String verb, List<Expression> arguments) {
        return arguments.isEmpty()
                ? resolver.told().mistaken(call,
                        "%s(a, b, …) takes 2 arguments or more, not 0".formatted(call.name().id()))
                : resolver.alike(verb, call.place(), call.arguments(), arguments);
    }

    private @Nullable Expression extremum(Extremum.Kind kind, List<Expression> arguments) {
        List<Expression> alike = alike("compare", arguments);
        return alike == null ? null : new Extremum(kind, alike, Resolver.dimension(alike));
    }

    private @Nullable Expression first(List<Expression> arguments) {
        List<Expression> alike = alike("choose between", arguments);
        return alike == null ? null : new First(alike, Resolver.dimension(alike));
    }

    private @Nullable Expression share(List<Expression> arguments) {
        if (arguments.size() != 1) {
            return resolver.told().mistaken(call, wrongNumber("share(x)", 1, arguments.size()));
        }
        Expression of = arguments.getFirst();
        return of.dimension().equals(Dimension.NONE) ? Expression.share(of)
                : resolver.told().mistaken(call.arguments().getFirst(), "share(x) takes a number, but “%s” is %s"
                        .formatted(resolver.told().shown(call.arguments().getFirst()), of.dimension()));
    }

    private @Nullable Expression named(NamedFunction function, List<Expression> arguments) {
        if (!function.takes(arguments.size())) {
            return resolver.told().mistaken(call,
                    wrongNumber(function.signature(), function.parameters().size(), arguments.size()));
        }
        List<Expression> measures = new ArrayList<>();
        List<Syntax> written = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            Expression argument = arguments.get(i);
            if (function.parameter(i).measure()) {
                measures.add(argument);
                written.add(call.arguments().get(i));
            } else if (!Fitting.fitsAny(argument) && !argument.dimension().equals(Dimension.NONE)) {
                return resolver.told().mistaken(call.arguments().get(i),
                        "%s takes a number as %s, but “%s” is %s".formatted(
                                function.signature(), function.parameter(i).name(),
                                resolver.told().shown(call.arguments().get(i)), argument.dimension()));
            }
        }
        List<Expression> alike = resolver.alike("take together", call.place(), written, measures);
        return alike == null ? null : called(function, arguments, alike);
    }

    private @Nullable Expression called(NamedFunction function, List<Expression> arguments, List<Expression> measures) {
        List<Expression> all = new ArrayList<>();
        int measure = 0;
        for (int i = 0; i < arguments.size(); i++) {
            all.add(function.parameter(i).measure() ? measures.get(measure++) : arguments.get(i));
        }
        if (function.result() == NamedFunction.Result.ROOT && measures.getFirst().dimension().root().isEmpty()) {
            return resolver.told().mistaken(call,
                    "%s halves the unit, but %s has no half".formatted(function.signature(),
                            measures.getFirst().dimension()));
        }
        return function.of(all.toArray(Expression[]::new));
    }
}
