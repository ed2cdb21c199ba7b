package headroom.formula;

import headroom.text.Digits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Writes a formula out, with names or with values, from the same tree that computes it. */
public final class FormulaText {

    /** A first word that has another capital or a digit in it: TTFT, P99, MoE. */
    private static final Pattern ABBREVIATION = Pattern.compile("\\p{Lu}\\p{L}*[\\p{Lu}\\d]");
    private static final int LOOSEST = 0;
    private static final int SUM = 1;
    private static final int PRODUCT = 2;
    private static final int TIGHTEST = 4;

    private final Wording wording;
    private final List<TextSpan> pieces = new ArrayList<>();

    private FormulaText(Wording wording) {
        this.wording = wording;
    }

    /** The words for the leaves of a formula, and the branch of it that is written. */
    public interface Wording {

        /** The text for a quantity: its name, or its value. */
        String quantity(Quantity quantity);

        /** The text for a constant. */
        String constant(Constant constant);

        /** The branch that counts, where only one is to be written; null to write all of them. */
        default @Nullable Expression branch(Expression branching) {
            return null;
        }

        /** A short text in the place of a whole part of the formula, such as its value; null to write it out. */
        default @Nullable String reduced(Expression part) {
            return null;
        }
    }

    private static final Wording NAMES = new Wording() {
        @Override
        public String quantity(Quantity quantity) {
            return inSentence(quantity.label());
        }

        @Override
        public String constant(Constant constant) {
            return nameOf(constant);
        }
    };

    /** The pieces of a formula under a wording. */
    public static List<TextSpan> write(Expression expression, Wording wording) {
        FormulaText text = new FormulaText(wording);
        text.write(expression, LOOSEST);
        return List.copyOf(text.pieces);
    }

    /** The formula with the names of what it is made of, every branch of it. */
    public static String inWords(Expression expression) {
        return TextSpan.join(write(expression, NAMES));
    }

    /** A condition with the names of what it is made of. */
    public static String inWords(Condition condition) {
        FormulaText text = new FormulaText(NAMES);
        text.condition(condition);
        return TextSpan.join(text.pieces);
    }

    /** A constant's name with its value, or its value alone. */
    public static String nameOf(Constant constant) {
        return constant.name().isEmpty() ? constant.text() : "%s (%s)".formatted(constant.name(), constant.text());
    }

    /** A label as it stands inside a sentence: a capital at its start goes, unless an abbreviation starts there. */
    public static String inSentence(String label) {
        boolean abbreviation = ABBREVIATION.matcher(label).lookingAt();
        return abbreviation ? label : label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1);
    }

    private void write(Expression expression, int binding) {
        String reduced = wording.reduced(expression);
        if (reduced != null) {
            words(reduced);
            return;
        }
        switch (expression) {
            case Constant constant -> words(wording.constant(constant));
            case Quantity quantity -> pieces.add(new TextSpan.Mention(quantity, wording.quantity(quantity)));
            case Arithmetic arithmetic -> arithmetic(arithmetic, binding);
            case Rounding rounding -> function(rounding.direction().function(), List.of(rounding.of()));
            case Extremum extremum -> function(extremum.kind().function(), extremum.of());
            case Call call -> function(call.function().name(), call.arguments());
            case Conversion bridge -> write(bridge.of(), binding);
            case Absent _ -> words("no value");
            case Negation negation -> bracketed(binding > SUM, () -> {
                words(Digits.MINUS);
                write(negation.of(), PRODUCT);
            });
            case First first -> function("first", first.of());
            case Reduction reduction -> bracketed(binding >= PRODUCT, () -> reduction(reduction));
            case Least least -> bracketed(binding >= PRODUCT, () -> least(least));
            case Where where -> {
                write(where.of(), binding);
                words(" as it would be");
            }
            case Cases cases -> cases(cases, binding);
            case Conditional conditional -> conditional(conditional, binding);
        }
    }

    private void arithmetic(Arithmetic arithmetic, int binding) {
        int precedence = arithmetic.operator().precedence();
        boolean reversible =
                arithmetic.operator() == Arithmetic.Operator.PLUS || arithmetic.operator() == Arithmetic.Operator.TIMES;
        boolean power = arithmetic.operator() == Arithmetic.Operator.POWER;
        bracketed(precedence < binding, () -> {
            write(arithmetic.left(), power ? TIGHTEST : precedence);
            words(power ? "^" : " " + arithmetic.operator().sign() + " ");
            write(arithmetic.right(), reversible || power ? precedence : precedence + 1);
        });
    }

    private void function(String name, List<Expression> arguments) {
        words(name + "(");
        listed(arguments, ", ", argument -> write(argument, LOOSEST));
        words(")");
    }

    private void reduction(Reduction reduction) {
        words(switch (reduction.kind()) {
            case SUM -> "Σ over ";
            case LEAST -> "least over ";
            case GREATEST -> "greatest over ";
        });
        range(reduction.over(), reduction.from(), reduction.to());
        words(" of ");
        write(reduction.of(), PRODUCT);
    }

    private void least(Least least) {
        words("the first ");
        range(least.over(), least.from(), least.to());
        words(" with ");
        condition(least.holds());
    }

    private void range(Coordinate over, Expression from, Expression to) {
        words(inSentence(over.label()) + " ");
        end(from);
        words("…");
        end(to);
    }

    /** Writes an end of a range, at which a plain number stands as it is. */
    private void end(Expression end) {
        if (end instanceof Constant constant && constant.name().isEmpty()) {
            words(constant.text());
        } else {
            write(end, PRODUCT);
        }
    }

    private void cases(Cases cases, int binding) {
        Expression branch = wording.branch(cases);
        if (branch != null) {
            write(branch, binding);
            return;
        }
        bracketed(true, () -> listed(List.copyOf(cases.byOption().entrySet()), "; ", entry -> {
            words("%s %s: ".formatted(inSentence(cases.choice().label()), entry.getKey().label()));
            write(entry.getValue(), LOOSEST);
        }));
    }

    private void conditional(Conditional conditional, int binding) {
        Expression branch = wording.branch(conditional);
        if (branch != null) {
            write(branch, binding);
            return;
        }
        bracketed(binding > LOOSEST, () -> {
            write(conditional.then(), LOOSEST);
            words(" if ");
            condition(conditional.condition());
            words(", else ");
            write(conditional.otherwise(), LOOSEST);
        });
    }

    private void condition(Condition condition) {
        switch (condition) {
            case Condition.Comparison comparison -> {
                write(comparison.left(), LOOSEST);
                words(" " + comparison.relation().sign() + " ");
                write(comparison.right(), LOOSEST);
            }
            case Condition.Chosen chosen ->
                    words("%s is %s".formatted(inSentence(chosen.choice().label()), chosen.option().label()));
            case Condition.Known known -> {
                write(known.of(), TIGHTEST);
                words(" has a value");
            }
            case Condition.Not not -> {
                words("not ");
                inBrackets(not.of(), not.of() instanceof Condition.And || not.of() instanceof Condition.Or);
            }
            case Condition.And and -> {
                inBrackets(and.left(), and.left() instanceof Condition.Or);
                words(" and ");
                inBrackets(and.right(), and.right() instanceof Condition.Or);
            }
            case Condition.Or or -> {
                condition(or.left());
                words(" or ");
                condition(or.right());
            }
        }
    }

    private void inBrackets(Condition condition, boolean brackets) {
        bracketed(brackets, () -> condition(condition));
    }

    private <T> void listed(List<T> items, String separator, Consumer<T> writer) {
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                words(separator);
            }
            writer.accept(items.get(i));
        }
    }

    private void bracketed(boolean brackets, Runnable inside) {
        if (brackets) {
            words("(");
        }
        inside.run();
        if (brackets) {
            words(")");
        }
    }

    private void words(String text) {
        pieces.add(new TextSpan.Words(text));
    }
}
