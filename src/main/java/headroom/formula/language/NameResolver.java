package headroom.formula.language;

import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Expression;
import headroom.formula.Subexpressions;
import headroom.formula.language.Scope.Meaning;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Gives single names a meaning, where a number or a condition is wanted. */
final class NameResolver {

    private final Scope scope;
    private final Map<String, Expression> parameters;
    private final Predicate<Coordinate> given;
    private final Complaints told;

    NameResolver(Scope scope, Map<String, Expression> parameters, Predicate<Coordinate> given, Complaints told) {
        this.scope = scope;
        this.parameters = parameters;
        this.given = given;
        this.told = told;
    }

    /** The value that a name stands for. */
    @Nullable
    Expression value(Syntax.Name name) {
        if (name.id().equals(Constant.PI.id())) {
            return Constant.PI;
        }
        return switch (meaning(name)) {
            case Meaning.Value(Expression of) -> reached(name, of);
            case Meaning.Options(Choice choice) -> told.mistaken(name,
                    "“%s” is a choice, not a number: case %s of %s".formatted(name.id(), name.id(),
                            choice.options().stream().map(option -> option.id() + ": …")
                                    .collect(Collectors.joining(", "))));
            case Meaning.Holds _ -> told.mistaken(name,
                    "“%s” is a condition, not a number: if %s then … else …".formatted(name.id(), name.id()));
            case Meaning.Own(OwnFunction function) -> told.mistaken(name,
                    "“%s” is a function: write its arguments in brackets, %s".formatted(name.id(),
                            function.signature()));
            case Meaning.Broken _ -> null;
        };
    }

    /** The condition that a name stands for. */
    @Nullable
    Condition condition(Syntax.Name name) {
        return switch (meaning(name)) {
            case Meaning.Holds(Condition condition) -> condition;
            case Meaning.Options(Choice choice) -> told.mistaken(name,
                    "“%s” is a choice; say which option: %s = %s".formatted(name.id(), name.id(),
                            choice.options().getFirst().id()));
            case Meaning.Value _ -> told.mistaken(name,
                    "“%s” is a number, not a condition: compare it with <, <=, > or >=".formatted(name.id()));
            case Meaning.Own(OwnFunction function) ->
                    told.mistaken(name, "“%s” is a function".formatted(function.signature()));
            case Meaning.Broken _ -> null;
        };
    }

    /** The meaning of a name; a mistake where it has none. */
    Meaning meaning(Syntax.Name name) {
        Expression parameter = parameters.get(name.id());
        if (parameter != null) {
            return new Meaning.Value(parameter);
        }
        return scope.meaning(name.id()).orElseGet(() -> {
            told.mistaken(name, unknown(name.id()));
            return new Meaning.Broken();
        });
    }

    /** The meaning of a name that runs over a range; where it has none, the mistake says how it gets one. */
    Meaning coordinate(Syntax.Name name) {
        if (scope.meaning(name.id()).isEmpty() && !parameters.containsKey(name.id())) {
            told.mistaken(name, "nothing is called “%s”; what runs over a range is declared under “coordinates”"
                    .formatted(Complaints.shortened(name.id())));
            return new Meaning.Broken();
        }
        return meaning(name);
    }

    private String unknown(String id) {
        List<String> known = new ArrayList<>(scope.ids());
        known.addAll(parameters.keySet());
        return unknown(id, known);
    }

    /** The sentence about a name that nothing has. */
    static String unknown(String id, Collection<String> known) {
        if (Functions.NAMES.contains(id)) {
            return "“%s” is a function: write its arguments in brackets after it".formatted(id);
        }
        return "nothing is called “%s”%s".formatted(Complaints.shortened(id), Nearest.hint(id, known));
    }

    /** The sentence about a call of something that is no function. */
    String noFunction(String name) {
        if (scope.meaning(name).isPresent() || parameters.containsKey(name)) {
            return "“%s” is no function; between factors stands *".formatted(name);
        }
        List<String> known = new ArrayList<>(Functions.NAMES);
        scope.ids().stream().filter(id -> scope.meaning(id).orElse(null) instanceof Meaning.Own).forEach(known::add);
        return "there is no function “%s”%s".formatted(Complaints.shortened(name), Nearest.hint(name, known));
    }

    private @Nullable Expression reached(Syntax.Name name, Expression of) {
        for (Coordinate free : Subexpressions.coordinates(of)) {
            if (!given.test(free)) {
                String what = of.equals(free) ? "is a coordinate" : "runs along %s".formatted(free.id());
                return told.mistaken(name,
                        "“%s” %s, and nothing here says its value: it needs a sum, as in sum(%s in 0..9: %s)"
                                .formatted(name.id(), what, free.id(), name.id()));
            }
        }
        return of;
    }
}
