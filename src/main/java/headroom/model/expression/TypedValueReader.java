package headroom.model.expression;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads typed values of one assumption: a number, and perhaps a multiple or a unit behind it. */
final class TypedValueReader {

    /** A number, whose commas stand between thousands only (1,5 might be meant as 1.5), and what follows it. */
    private static final Pattern TYPED = Pattern.compile(
            "\\$?\\s*([-−+]?(?:(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?)"
                    + "\\s*([^\\s\\d.,].*)?");
    /** A typed decimal in another unit keeps so many digits; behind them there is only noise. */
    private static final MathContext DIGITS = new MathContext(15);
    private static final Map<String, Double> MULTIPLES = Map.of("k", 1e3, "K", 1e3, "M", 1e6, "G", 1e9, "T", 1e12);
    /** A unit of this size is a multiple already: 80G of something in GB is 80 GB. */
    private static final double LEAST_MULTIPLE = 1e3;

    private final Assumption assumption;

    TypedValueReader(Assumption assumption) {
        this.assumption = assumption;
    }

    TypedValue read(String text) {
        if (text.isEmpty()) {
            return refused("Nothing is typed");
        }
        Matcher typed = TYPED.matcher(text);
        if (!typed.matches()) {
            return refused("“%s” is no number".formatted(text));
        }
        String suffix = typed.group(2) == null ? "" : typed.group(2).strip();
        OptionalDouble factor = factor(suffix);
        if (factor.isEmpty()) {
            return refused("“%s” is no unit of %s".formatted(suffix, FormulaText.inSentence(assumption.label())));
        }
        double number = Double.parseDouble(typed.group(1).replace(",", "").replace("−", "-"));
        if (Double.isInfinite(number)) {
            return refused("“%s” is too large for a number".formatted(typed.group(1)));
        }
        double value = factor.getAsDouble() == 1 ? number : tidy(number * factor.getAsDouble());
        return assumption.rejection(value)
                .<TypedValue>map(sentence -> new TypedValue.Refused(
                        assumption.label() + sentence.substring(assumption.id().length()) + "."))
                .orElseGet(() -> new TypedValue.Accepted(value));
    }

    /** Units of other sizes leave noise, which must not make a whole number a fraction. */
    private static double tidy(double value) {
        return Double.isFinite(value) ? new BigDecimal(value).round(DIGITS).doubleValue() : value;
    }

    /** What turns the typed number into the assumption's own unit; empty where the suffix does not fit it. */
    private OptionalDouble factor(String suffix) {
        Unit unit = assumption.unit();
        if (suffix.isEmpty() || suffix.equals(unit.symbol()) || suffix.equals(unit.numerator())) {
            return OptionalDouble.of(1);
        }
        Double multiple = MULTIPLES.get(suffix);
        if (multiple != null) {
            return OptionalDouble.of(unit.scale() >= LEAST_MULTIPLE ? multiple / unit.scale() : multiple);
        }
        return List.of("", unit.denominator()).stream().map(rest -> Unit.of(suffix + rest))
                .filter(typed -> Unit.knows(typed.numerator()) && typed.dimension().equals(unit.dimension()))
                .mapToDouble(typed -> typed.scale() / unit.scale()).findFirst();
    }

    private TypedValue refused(String found) {
        String example = assumption.print(assumption.unit().toBase(assumption.byDefault())).toString();
        return new TypedValue.Refused("%s; type a number such as %s.".formatted(found, example));
    }
}
