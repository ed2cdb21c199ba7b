package headroom.formula.language;

import headroom.formula.Condition;
import headroom.formula.Coordinate;
import headroom.formula.Expression;
import headroom.text.Unit;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads formulas, conditions and checks as text. */
public final class FormulaReader {

    private final Scope scope;
    private final Predicate<Coordinate> given;

    /**
     * A reader where no coordinate has a value but inside sums.
     *
     * @param scope the meaning of names
     */
    public FormulaReader(Scope scope) {
        this(scope, _ -> false);
    }

    private FormulaReader(Scope scope, Predicate<Coordinate> given) {
        this.scope = scope;
        this.given = given;
    }

    /** A reader where some coordinates have a value: the one along which a chart runs; for a step, all. */
    public FormulaReader given(Predicate<Coordinate> coordinates) {
        return new FormulaReader(scope, coordinates);
    }

    /** A formula of any unit. */
    public Reading<Expression> formula(String text) {
        return read(text, Resolver::value);
    }

    /** A formula whose value must have the dimension of a unit. */
    public Reading<Expression> formula(String text, Unit unit) {
        return read(text, (resolver, syntax) -> {
            Expression read = resolver.value(syntax);
            if (read == null || Fitting.fitsAny(read)) {
                return read == null ? null : Fitting.fitted(read, unit.dimension());
            }
            return read.dimension().equals(unit.dimension()) ? read
                    : resolver.told().mistaken(syntax,
                            "the formula gives %s, but the unit is %s".formatted(read.dimension(),
                                    unit.symbol().equals(unit.dimension().toString()) || unit.symbol().isEmpty()
                                            ? unit.dimension() : "%s (%s)".formatted(unit, unit.dimension())));
        });
    }

    /** A condition. */
    public Reading<Condition> condition(String text) {
        return read(text, Resolver::condition);
    }

    /** A check: one side at most, or at least, the other. */
    public Reading<Condition.Comparison> check(String text) {
        return read(text, (resolver, syntax) -> {
            boolean check = syntax instanceof Syntax.Compare compare
                    && (compare.relation() == Condition.Relation.AT_MOST
                            || compare.relation() == Condition.Relation.AT_LEAST);
            if (!check) {
                return resolver.told().mistaken(syntax,
                        "a check holds a value against a limit: value <= limit, or value >= limit");
            }
            return resolver.comparison((Syntax.Compare) syntax);
        });
    }

    /** The rule by which something is made of a text that follows the grammar. */
    @FunctionalInterface
    private interface Rule<T> {
        @Nullable
        T read(Resolver resolver, Syntax syntax);
    }

    private <T> Reading<T> read(String text, Rule<T> rule) {
        try {
            Syntax syntax = Parser.parse(text, id -> scope.meaning(id).isPresent());
            Resolver resolver = new Resolver(scope, text, given);
            T read = rule.read(resolver, syntax);
            List<Mistake> mistakes = resolver.told().inOrder();
            return new Reading<>(mistakes.isEmpty() ? bearable(read) : null,
                    mistakes.isEmpty() && read != null && bearable(read) == null ? List.of(tooLarge(text)) : mistakes);
        } catch (MistakeException mistake) {
            return new Reading<>(null, List.of(mistake.mistake()));
        }
    }

    private static Mistake tooLarge(String text) {
        return new Mistake(0, text.length(), Measure.TOO_LARGE);
    }

    private static <T> @Nullable T bearable(@Nullable T read) {
        Expression whole = read instanceof Condition condition ? condition.indicator() : (Expression) read;
        return whole == null || Measure.isBearable(whole) ? read : null;
    }
}
