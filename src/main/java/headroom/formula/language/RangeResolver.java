package headroom.formula.language;

import headroom.formula.Condition;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Expression;
import headroom.formula.Least;
import headroom.formula.Reduction;
import headroom.formula.Subexpressions;
import headroom.formula.language.Scope.Meaning;
import headroom.text.Dimension;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Gives what runs over the numbers of a range a meaning. */
final class RangeResolver {

    /** The most ranges inside each other. */
    private static final int MOST_RANGES = 2;

    private final Resolver resolver;
    private final NameResolver names;
    private final Complaints told;

    RangeResolver(Resolver resolver, NameResolver names, Complaints told) {
        this.resolver = resolver;
        this.names = names;
        this.told = told;
    }

    /** The sum, the least or the greatest of something over a range, or the first number for which a condition holds. */
    @Nullable
    Expression value(Syntax.Over over) {
        String name = over.function().id();
        Expression from = end(over.from());
        Expression to = end(over.to());
        Meaning meaning = names.coordinate(over.coordinate());
        if (!(meaning instanceof Meaning.Value(Coordinate coordinate))) {
            return meaning instanceof Meaning.Broken ? null : told.mistaken(over.coordinate(),
                    "“%s” is no coordinate; what runs over a range is declared under “coordinates”"
                            .formatted(over.coordinate().id()));
        }
        Resolver inside = resolver.along(coordinate);
        Condition condition = name.equals("least") ? inside.condition(over.of()) : null;
        Expression of = name.equals("least") ? null : inside.value(over.of());
        if (from == null || to == null || (condition == null && of == null)) {
            return null;
        }
        Expression made = condition != null ? new Least(coordinate, from, to, condition)
                : new Reduction(kind(name), coordinate, from, to, Objects.requireNonNull(of));
        if (!Measure.isBearable(made)) {
            return told.mistaken(over, Measure.TOO_LARGE);
        }
        if (Subexpressions.rangeDepth(made) > MOST_RANGES) {
            return told.mistaken(over,
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
            told.mistaken(over.from().place().to(over.to().place()),
                    "“%s” runs over more than 10,000 numbers".formatted(over.function().id()));
        }
        return terms <= Reduction.MOST_TERMS;
    }

    private @Nullable Expression end(Syntax end) {
        Expression value = resolver.value(end);
        if (value == null) {
            return null;
        }
        if (!value.dimension().equals(Dimension.NONE)) {
            return told.mistaken(end, "a range ends at a whole number, but “%s” is %s".formatted(told.shown(end),
                    value.dimension()));
        }
        boolean fraction = value instanceof Constant constant && Reduction.terms(constant.value(), 0) < 0;
        return fraction ? told.mistaken(end, "a range ends at a whole number, not at %s".formatted(told.shown(end)))
                : value;
    }
}
