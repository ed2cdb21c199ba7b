package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Node;
import headroom.files.yaml.Node.Scalar;
import headroom.files.yaml.Shape;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Constant;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.Quantity;
import headroom.formula.Range;
import headroom.formula.Rounding;
import headroom.formula.Where;
import headroom.formula.language.Scope;
import headroom.text.Unit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The differences that series and categories make, under their key {@code with}. */
final class Differences {

    private final Draft draft;

    Differences(Draft draft) {
        this.draft = draft;
    }

    /**
     * A difference: options of choices, and values of quantities as formulas of the scenario without the difference.
     */
    record Difference(Map<Choice, Choice.Option> options, Map<Quantity, Expression> values) {

        /** A formula under this difference. */
        Expression put(Expression formula) {
            return options.isEmpty() && values.isEmpty() ? formula : new Where(formula, options, values);
        }
    }

    /** The difference that an entry makes; empty where it has a mistake. */
    Optional<Difference> of(Fields entry) {
        Map<Choice, Choice.Option> options = new HashMap<>();
        Map<Quantity, Expression> values = new HashMap<>();
        boolean whole = true;
        for (Node.Entry one : entry.byId("with")) {
            Scalar value = (Scalar) one.value();
            Scope.Meaning meaning = draft.meaning(one.key().text()).orElse(null);
            if (meaning instanceof Scope.Meaning.Options(Choice choice)) {
                Optional<Choice.Option> option = draft.option(choice, value);
                option.ifPresent(chosen -> options.put(choice, chosen));
                whole &= option.isPresent();
            } else {
                Optional<Quantity> quantity = draft.quantity(one.key(), Quantity.class,
                        "a choice, an assumption or an estimate");
                Optional<Expression> formula = quantity.flatMap(of -> value(value, of));
                formula.ifPresent(known -> values.put(quantity.orElseThrow(), known));
                whole &= formula.isPresent();
            }
        }
        return whole ? Optional.of(new Difference(options, values)) : Optional.empty();
    }

    private Optional<Expression> value(Scalar text, Quantity quantity) {
        boolean plain = Shape.Kind.NUMBER.matches(text.text());
        Optional<Expression> value = plain ? Optional.of(new Constant(Fields.number(text), quantity.unit(), "", ""))
                : draft.formula(text, quantity.unit(), _ -> false);
        return value.map(one -> quantity instanceof Assumption assumption ? kept(one, assumption) : one);
    }

    /** A value of an assumption kept within its range, and whole where it comes whole. */
    private static Expression kept(Expression value, Assumption assumption) {
        Range range = assumption.range();
        Unit unit = assumption.unit();
        Constant low = new Constant(range.zero() ? 0 : range.low(), unit, "", "");
        Constant high = new Constant(range.high(), unit, "", "");
        Expression inside = new Extremum(Extremum.Kind.GREATEST, List.of(low,
                new Extremum(Extremum.Kind.LEAST, List.of(value, high), unit.dimension())), unit.dimension());
        return range.whole() ? new Rounding(Rounding.Direction.NEAREST, inside) : inside;
    }
}
