package headroom.formula.language;

import headroom.formula.Absent;
import headroom.formula.Arithmetic;
import headroom.formula.Call;
import headroom.formula.Cases;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Conversion;
import headroom.formula.Coordinate;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.First;
import headroom.formula.Least;
import headroom.formula.Negation;
import headroom.formula.Quantity;
import headroom.formula.Reduction;
import headroom.formula.Rounding;
import headroom.formula.Where;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Writes expressions in the grammar of formulas, with no more brackets than needed; what it writes reads back to the same tree. */
public final class FormulaPrinter {

    /** The tightness with which a part of a formula holds together, the loosest first. */
    private enum Level {
        /** {@code if} and {@code case}. */
        WHOLE,
        /** {@code … as unit because "…"}. */
        PLAIN, SUM, PRODUCT, NEGATION, POWER, ATOM
    }

    /** The same for conditions. */
    private enum Tie {
        EITHER, BOTH, NOT, BASIC
    }

    /** Longer numbers are written with an exponent. */
    private static final int LONG_NUMBER = 21;

    private final StringBuilder text = new StringBuilder();

    private FormulaPrinter() {}

    /** A formula as text. */
    public static String print(Expression expression) {
        FormulaPrinter printer = new FormulaPrinter();
        printer.write(expression, Level.WHOLE);
        return printer.text.toString();
    }

    /** A condition as text. */
    public static String print(Condition condition) {
        FormulaPrinter printer = new FormulaPrinter();
        printer.write(condition, Tie.EITHER);
        return printer.text.toString();
    }

    private static Level level(Expression expression) {
        return switch (expression) {
            case Conditional _,Cases _ -> Level.WHOLE;
            case Conversion _ -> Level.PLAIN;
            case Arithmetic arithmetic -> switch (arithmetic.operator()) {
                case PLUS, MINUS -> Level.SUM;
                case TIMES, DIVIDED_BY -> Level.PRODUCT;
                case POWER -> Level.POWER;
            };
            case Negation _ -> Level.NEGATION;
            case Constant constant -> constant.id().isEmpty() && constant.amount() < 0 ? Level.NEGATION : Level.ATOM;
            default -> Level.ATOM;
        };
    }

    private void write(Expression expression, Level least) {
        boolean brackets = level(expression).compareTo(least) < 0;
        text.append(brackets ? "(" : "");
        bare(expression);
        text.append(brackets ? ")" : "");
    }

    private void bare(Expression expression) {
        switch (expression) {
            case Constant constant -> constant(constant);
            case Quantity quantity -> text.append(quantity.id());
            case Arithmetic arithmetic -> arithmetic(arithmetic);
            case Negation negation -> negation(negation);
            case Rounding rounding -> function(rounding.direction().function(), List.of(rounding.of()));
            case Extremum extremum -> extremum(extremum);
            case First first -> function("first", first.of());
            case Call call -> function(call.function().name(), call.arguments());
            case Cases cases -> cases(cases);
            case Conditional conditional -> conditional(conditional);
            case Absent absent -> {
                text.append("none(");
                quoted(absent.reason());
                text.append(')');
            }
            case Conversion bridge -> bridge(bridge);
            case Reduction reduction -> {
                range(reduction.kind().function(), reduction.over(), reduction.from(), reduction.to());
                write(reduction.of(), Level.WHOLE);
                text.append(')');
            }
            // A chart writes the difference beside its formula, not into it.
            case Where where -> write(where.of(), Level.ATOM);
            case Least least -> {
                range("least", least.over(), least.from(), least.to());
                write(least.holds(), Tie.EITHER);
                text.append(')');
            }
        }
    }

    private void constant(Constant constant) {
        if (!constant.id().isEmpty()) {
            text.append(constant.id());
            return;
        }
        text.append(number(constant.amount()));
        String unit = constant.unit().symbol();
        if (!unit.isEmpty()) {
            text.append(' ').append(unit);
        }
    }

    private static String number(double amount) {
        String plain = new BigDecimal(Double.toString(amount)).stripTrailingZeros().toPlainString();
        return plain.length() <= LONG_NUMBER ? plain : Double.toString(amount).toLowerCase(Locale.ROOT);
    }

    private void arithmetic(Arithmetic arithmetic) {
        Arithmetic.Operator operator = arithmetic.operator();
        switch (operator) {
            case PLUS, MINUS -> sides(arithmetic, Level.SUM, operator == Arithmetic.Operator.PLUS ? " + " : " - ",
                    Level.PRODUCT);
            case TIMES, DIVIDED_BY -> sides(arithmetic, Level.PRODUCT,
                    operator == Arithmetic.Operator.TIMES ? " * " : " / ", Level.NEGATION);
            case POWER -> sides(arithmetic, Level.ATOM, "^", Level.NEGATION);
        }
    }

    private void sides(Arithmetic arithmetic, Level left, String sign, Level right) {
        write(arithmetic.left(), left);
        text.append(sign);
        write(arithmetic.right(), right);
    }

    /** A minus before a number would read as a negative number. */
    private void negation(Negation negation) {
        text.append('-');
        boolean number =
                negation.of() instanceof Constant constant && constant.id().isEmpty() && constant.amount() >= 0;
        text.append(number ? "(" : "");
        write(negation.of(), Level.NEGATION);
        text.append(number ? ")" : "");
    }

    private void function(String name, List<Expression> arguments) {
        text.append(name).append('(');
        for (int i = 0; i < arguments.size(); i++) {
            text.append(i > 0 ? ", " : "");
            write(arguments.get(i), Level.PLAIN);
        }
        text.append(')');
    }

    private void extremum(Extremum extremum) {
        Optional<Expression> share = shared(extremum);
        if (share.isPresent()) {
            function("share", List.of(share.get()));
        } else {
            function(extremum.kind().function(), extremum.of());
        }
    }

    /** The expression that another one keeps within 0 and 1, if that is what it does. */
    private static Optional<Expression> shared(Extremum extremum) {
        return isBounded(extremum, Extremum.Kind.LEAST, 1) && extremum.of().getLast() instanceof Extremum inner
                && isBounded(inner, Extremum.Kind.GREATEST, 0) ? Optional.of(inner.of().getLast()) : Optional.empty();
    }

    private static boolean isBounded(Extremum extremum, Extremum.Kind kind, double bound) {
        return extremum.kind() == kind && extremum.of().size() == 2
                && extremum.of().getFirst().equals(Constant.of(bound));
    }

    private void cases(Cases cases) {
        text.append("case ").append(cases.choice().id()).append(" of ");
        List<Map.Entry<Choice.Option, Expression>> entries = new ArrayList<>(cases.byOption().entrySet());
        int rest = rest(cases.choice(), entries);
        for (int i = 0; i < rest; i++) {
            text.append(i > 0 ? ", " : "").append(entries.get(i).getKey().id()).append(": ");
            write(entries.get(i).getValue(), Level.PLAIN);
        }
        if (rest < entries.size()) {
            text.append(", else: ");
            write(entries.getLast().getValue(), Level.PLAIN);
        }
    }

    /** From which entry on all are alike, in the choice's order, so that {@code else} says the same. */
    private static int rest(Choice choice, List<Map.Entry<Choice.Option, Expression>> entries) {
        int rest = entries.size() - 1;
        while (rest > 1 && entries.get(rest - 1).getValue().equals(entries.getLast().getValue())) {
            rest--;
        }
        List<Integer> order = entries.subList(rest, entries.size()).stream()
                .map(entry -> choice.options().indexOf(entry.getKey())).toList();
        boolean inOrder = order.stream().sorted(Comparator.naturalOrder()).toList().equals(order);
        return rest == entries.size() - 1 || !inOrder ? entries.size() : rest;
    }

    private void conditional(Conditional conditional) {
        text.append("if ");
        write(conditional.condition(), Tie.EITHER);
        text.append(" then ");
        write(conditional.then(), Level.WHOLE);
        text.append(" else ");
        write(conditional.otherwise(), Level.WHOLE);
    }

    private void bridge(Conversion bridge) {
        write(bridge.of(), Level.SUM);
        String unit = bridge.unit().symbol();
        text.append(" as ").append(unit.isEmpty() ? "1" : unit).append(" because ");
        quoted(bridge.why());
    }

    private void quoted(String words) {
        text.append('"').append(words.replace("\\", "\\\\").replace("\"", "\\\"")).append('"');
    }

    private void range(String function, Coordinate over, Expression from, Expression to) {
        text.append(function).append('(').append(over.id()).append(" in ");
        write(from, Level.PLAIN);
        text.append("..");
        write(to, Level.PLAIN);
        text.append(": ");
    }

    private static Tie tie(Condition condition) {
        return switch (condition) {
            case Condition.Or or -> options(or).isPresent() ? Tie.BASIC : Tie.EITHER;
            case Condition.And _ -> Tie.BOTH;
            case Condition.Not _ -> Tie.NOT;
            case Condition.Comparison _,Condition.Chosen _,Condition.Known _ -> Tie.BASIC;
        };
    }

    private void write(Condition condition, Tie least) {
        boolean brackets = tie(condition).compareTo(least) < 0;
        text.append(brackets ? "(" : "");
        bare(condition);
        text.append(brackets ? ")" : "");
    }

    private void bare(Condition condition) {
        switch (condition) {
            case Condition.Comparison comparison -> {
                write(comparison.left(), Level.SUM);
                text.append(switch (comparison.relation()) {
                    case AT_MOST -> " <= ";
                    case AT_LEAST -> " >= ";
                    case MORE_THAN -> " > ";
                    case LESS_THAN -> " < ";
                });
                write(comparison.right(), Level.SUM);
            }
            case Condition.Chosen chosen ->
                    text.append(chosen.choice().id()).append(" = ").append(chosen.option().id());
            case Condition.Known known -> function("known", List.of(known.of()));
            case Condition.Not not -> {
                text.append("not ");
                write(not.of(), Tie.NOT);
            }
            case Condition.And and -> {
                write(and.left(), Tie.BOTH);
                text.append(" and ");
                write(and.right(), Tie.NOT);
            }
            case Condition.Or or -> either(or);
        }
    }

    private void either(Condition.Or or) {
        Optional<List<Condition.Chosen>> options = options(or);
        if (options.isPresent()) {
            text.append(options.get().getFirst().choice().id()).append(" in (").append(String.join(", ",
                    options.get().stream().map(chosen -> chosen.option().id()).toList())).append(')');
            return;
        }
        write(or.left(), Tie.EITHER);
        text.append(" or ");
        write(or.right(), Tie.BOTH);
    }

    /** The options of one choice, where a condition is one of them. */
    private static Optional<List<Condition.Chosen>> options(Condition condition) {
        if (condition instanceof Condition.Chosen chosen) {
            return Optional.of(List.of(chosen));
        }
        if (condition instanceof Condition.Or(Condition left, Condition.Chosen last)) {
            return options(left).filter(before -> before.getFirst().choice().equals(last.choice())).map(before -> {
                List<Condition.Chosen> all = new ArrayList<>(before);
                all.add(last);
                return all;
            });
        }
        return Optional.empty();
    }
}
