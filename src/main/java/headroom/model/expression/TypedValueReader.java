package headroom.model.expression;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads typed values of one quantity: a number, and perhaps a multiple or a unit behind it. */
final class TypedValueReader {

    /** A number, whose commas stand between thousands only (1,5 might be meant as 1.5), and what follows it. */
    private static final Pattern TYPED = Pattern.compile(
            "\\$?\\s*([-−+]?(?:(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?)"
                    + "\\s*([^\\s\\d.,].*)?");
    /** What is longer was pasted by mistake; the complaint shows how it begins. */
    private static final int MOST_TYPED = 80;
    private static final int SHOWN = 40;
    /** A typed decimal in another unit keeps so many digits; behind them there is only noise. */
    private static final MathContext DIGITS = new MathContext(15);
    private static final Map<Character, Double> MULTIPLES = Map.of('k', 1e3, 'K', 1e3, 'M', 1e6, 'G', 1e9, 'T', 1e12);
    /** No units of assumptions, whose prices per hour stay as they are, but ways to say a duration; in seconds. */
    private static final Map<String, Double> LONG_TIMES = Map.of("h", 3_600.0, "d", 86_400.0);
    private static final Unit PERCENT = Unit.of("%");
    /** A unit of this size is a multiple already: 80G of something in GB is 80 GB. */
    private static final double LEAST_MULTIPLE = 1e3;

    private final Quantity quantity;
    private final Unit unit;
    private final String example;
    private final DoubleFunction<Optional<String>> rejection;

    private TypedValueReader(Quantity quantity, Unit unit, String example,
            DoubleFunction<Optional<String>> rejection) {
        this.quantity = quantity;
        this.unit = unit;
        this.example = example;
        this.rejection = rejection;
    }

    /** Reads values that an assumption may take. */
    static TypedValueReader of(Assumption assumption) {
        String example = assumption.print(assumption.unit().toBase(assumption.byDefault())).toString();
        return new TypedValueReader(assumption, assumption.unit(), example, value -> assumption.rejection(value)
                .map(sentence -> assumption.label() + sentence.substring(assumption.id().length()) + "."));
    }

    /** Reads values of an estimate, any of them; shares as they are printed, in percent. */
    static TypedValueReader of(Estimate estimate, String example) {
        Unit typed = estimate.style() == Style.SHARE ? PERCENT : estimate.unit();
        return new TypedValueReader(estimate, typed, example,
                value -> Double.isFinite(typed.toBase(value)) ? Optional.empty()
                        : Optional.of("That is too large for a number."));
    }

    TypedValue read(String text) {
        if (text.isEmpty()) {
            return refused("Nothing is typed");
        }
        if (text.length() > MOST_TYPED) {
            return refused("“%s…” is no number".formatted(text.substring(0, text.offsetByCodePoints(0, SHOWN))));
        }
        Matcher typed = TYPED.matcher(text);
        if (!typed.matches()) {
            return refused("“%s” is no number".formatted(text));
        }
        String suffix = typed.group(2) == null ? "" : typed.group(2).strip();
        OptionalDouble factor = factor(suffix);
        if (factor.isEmpty()) {
            return refused("“%s” is no unit of %s".formatted(suffix, FormulaText.inSentence(quantity.label())));
        }
        double number = Double.parseDouble(typed.group(1).replace(",", "").replace("−", "-"));
        if (Double.isInfinite(number)) {
            return refused("“%s” is too large for a number".formatted(typed.group(1)));
        }
        double value = factor.getAsDouble() == 1 ? number : tidy(number * factor.getAsDouble());
        return rejection.apply(value).<TypedValue>map(TypedValue.Refused::new)
                .orElseGet(() -> new TypedValue.Accepted(value));
    }

    /** A value in the unit that it is typed in, in base units. */
    double toBase(double typed) {
        return unit.toBase(typed);
    }

    /** Units of other sizes leave noise, which must not make a whole number a fraction. */
    private static double tidy(double value) {
        return Double.isFinite(value) ? new BigDecimal(value).round(DIGITS).doubleValue() : value;
    }

    /** What turns the typed number into the quantity's own unit; empty where the suffix does not fit it. */
    private OptionalDouble factor(String suffix) {
        OptionalDouble asUnit = suffix.isEmpty() ? OptionalDouble.of(1) : unitFactor(suffix);
        Double multiple = suffix.isEmpty() ? null : MULTIPLES.get(suffix.charAt(0));
        if (asUnit.isPresent() || multiple == null) {
            return asUnit;
        }
        String behind = suffix.substring(1).strip();
        if (behind.isEmpty()) {
            double scale = unit.scale();
            return OptionalDouble.of(scale >= LEAST_MULTIPLE ? multiple / scale : multiple);
        }
        return unitFactor(behind).stream().map(factor -> factor * multiple).findFirst();
    }

    private OptionalDouble unitFactor(String suffix) {
        if (isOwn(suffix)) {
            return OptionalDouble.of(1);
        }
        if (LONG_TIMES.containsKey(suffix) && unit.dimension().equals(Dimension.of(Base.SECOND))) {
            return OptionalDouble.of(LONG_TIMES.get(suffix) / unit.scale());
        }
        return Stream.of("", unit.denominator()).map(rest -> Unit.of(suffix + rest))
                .filter(typed -> Unit.knows(typed.numerator()) && typed.dimension().equals(unit.dimension()))
                .mapToDouble(typed -> typed.scale() / unit.scale()).findFirst();
    }

    /** Whether a suffix is the quantity's own unit: its symbol or what it counts, one or several, printed or spoken. */
    private boolean isOwn(String suffix) {
        boolean billions = unit.numerator().equals("G") && suffix.equals("B");
        Stream<Unit> wholeAndCounted = Stream.of(unit, Unit.of(unit.numerator()));
        return billions || suffix.equals(unit.denominator()) || wholeAndCounted.anyMatch(own -> Stream
                .of(own.symbol(), Style.counted("2", own).unit(), UnitWords.after("2", own), UnitWords.after("1", own))
                .anyMatch(suffix::equals));
    }

    private TypedValue refused(String found) {
        return new TypedValue.Refused("%s; type a number such as %s.".formatted(found, example));
    }
}
