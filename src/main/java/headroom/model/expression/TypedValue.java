package headroom.model.expression;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what a person types into a value field: {@code 500}, {@code 1,200}, {@code 1.2M}, {@code 80 GiB}, {@code 350 ms},
 * {@code 70 %}, {@code 2 min}. A number without a unit is in the assumption's own unit.
 */
public final class TypedValue {

    private static final Pattern TYPED = Pattern.compile(
            "\\$?\\s*([-−+]?(?:\\d[\\d,]*(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?)\\s*(\\S.*)?");
    private static final Map<String, Double> MULTIPLES = Map.of("k", 1e3, "K", 1e3, "M", 1e6, "G", 1e9, "T", 1e12);

    private TypedValue() {}

    /**
     * The value in the assumption's own unit.
     *
     * @throws IllegalArgumentException in one sentence that says what was found and what is allowed
     */
    public static double read(String text, Assumption assumption) {
        Matcher typed = TYPED.matcher(text.strip());
        if (!typed.matches()) {
            throw new IllegalArgumentException(
                    "“%s” is no number; %s".formatted(text.strip(), example(assumption)));
        }
        double number = Double.parseDouble(typed.group(1).replace(",", "").replace("−", "-"));
        String suffix = typed.group(2) == null ? "" : typed.group(2).strip();
        double value = number * factor(suffix, assumption);
        double tidy = assumption.range().whole() && Math.abs(value - Math.rint(value)) < 1e-9 * Math.abs(value)
                ? Math.rint(value) : value;
        assumption.rejection(tidy).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence.replaceFirst(Pattern.quote(assumption.id()),
                    Matcher.quoteReplacement(assumption.label())));
        });
        return tidy;
    }

    private static double factor(String suffix, Assumption assumption) {
        Unit unit = assumption.unit();
        if (suffix.isEmpty() || suffix.equals(unit.symbol())) {
            return 1;
        }
        Double multiple = MULTIPLES.get(suffix);
        if (multiple != null && !unit.symbol().startsWith(suffix)) {
            return multiple;
        }
        for (String beyond : new String[]{"", unit.denominator()}) {
            Unit typed = Unit.of(suffix + beyond);
            if (Unit.knows(numerator(suffix)) && typed.dimension().equals(unit.dimension())) {
                return typed.scale() / unit.scale();
            }
        }
        throw new IllegalArgumentException(
                "“%s” is no unit of %s; %s".formatted(suffix, FormulaText.inSentence(assumption.label()),
                        example(assumption)));
    }

    private static String numerator(String suffix) {
        return Unit.of(suffix).numerator();
    }

    private static String example(Assumption assumption) {
        return "type a number such as %s".formatted(assumption.print(assumption.unit().toBase(assumption.byDefault())));
    }
}
