package headroom.model.typed;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.formula.Quantity;
import headroom.text.Base;
import headroom.text.Digits;
import headroom.text.Dimension;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.text.UnitWords;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads typed values of one quantity: a number, and perhaps a multiple or a unit behind it. */
final class TypedValueReader {

    /** A number, whose commas or spaces stand between thousands only (1,5 might be meant as 1.5), and what follows it. */
    private static final Pattern TYPED = Pattern.compile(
            "\\$?\\s*([-−+]?(?:(?:\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?: \\d{3})+|\\d+)(?:\\.\\d*)?|\\.\\d+)"
                    + "(?:[eE][-+]?\\d+)?)"
                    + "\\s*([^\\s\\d.,].*)?");
    /** The longest text that is read; what is longer was pasted by mistake, and only its beginning is shown. */
    private static final int MOST_TYPED = 80;
    private static final int SHOWN = 40;
    /** The digits of a typed decimal in another unit; behind them there is only noise. */
    private static final int DIGITS = 15;
    private static final Map<Character, Double> MULTIPLES = Map.of('k', 1e3, 'K', 1e3, 'M', 1e6, 'G', 1e9, 'T', 1e12);
    /** Ways to say a duration, in seconds; they are no units of assumptions, whose prices per hour stay as they are. */
    private static final Map<String, Double> LONG_TIMES = Map.of("h", 3_600.0, "d", 86_400.0);
    /** A K of tokens is a power of two, as in the names of context lengths. */
    private static final double BINARY_THOUSAND = 1_024;
    private static final Unit PERCENT = Unit.of("%");
    /** The size from which on a unit is a multiple already: 80G of something in GB is 80 GB. */
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
        String example = assumption.print(assumption.unit().toBase(assumption.ownDefault())).toString();
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

    TypedValue read(String typedText) {
        String text = TypedUnits.plainSpaces(typedText);
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
        if (factor.isEmpty() && TypedUnits.BITS.matcher(suffix).matches()) {
            return refused("“%s” are bits, and %s is in bytes".formatted(suffix,
                    FormulaText.inSentence(quantity.label())));
        }
        if (factor.isEmpty()) {
            return refused("“%s” is no unit of %s".formatted(suffix, FormulaText.inSentence(quantity.label())));
        }
        double number = Double.parseDouble(typed.group(1).replaceAll("[, ]", "").replace("−", "-"));
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

    /** The value without the noise that units of other sizes leave, which must not make a whole number a fraction. */
    private static double tidy(double value) {
        return Digits.rounded(value, DIGITS, RoundingMode.HALF_UP);
    }

    /** The factor from the typed number to the quantity's own unit; empty where the suffix does not fit it. */
    private OptionalDouble factor(String suffix) {
        OptionalDouble asUnit = suffix.isEmpty() ? OptionalDouble.of(1) : wordFactor(suffix);
        Double multiple = suffix.isEmpty() ? null : multiple(suffix.charAt(0));
        if (asUnit.isPresent() || multiple == null) {
            return asUnit;
        }
        String behind = suffix.substring(1).strip();
        if (behind.isEmpty()) {
            double scale = unit.scale();
            return OptionalDouble.of(scale >= LEAST_MULTIPLE ? multiple / scale : multiple);
        }
        return wordFactor(behind).stream().map(factor -> factor * multiple).findFirst();
    }

    private @Nullable Double multiple(char letter) {
        return letter == 'K' && isTokens() ? Double.valueOf(BINARY_THOUSAND) : MULTIPLES.get(letter);
    }

    private boolean isTokens() {
        return unit.numerator().equals("tok") && !unit.denominator().startsWith("/s");
    }

    /** The factor of a unit as it is written, else by what its words mean, else as a rate of another time than a second. */
    private OptionalDouble wordFactor(String suffix) {
        OptionalDouble written = unitFactor(suffix);
        if (written.isPresent()) {
            return written;
        }
        String meant = TypedUnits.symbols(suffix);
        OptionalDouble byWords = unitFactor(meant);
        return byWords.isPresent() ? byWords : TypedUnits.rate(meant)
                .map(rate -> unitFactor(rate.perSecond()).stream().map(factor -> factor / rate.seconds()).findFirst())
                .orElseGet(OptionalDouble::empty);
    }

    /**
     * A remark about a value that was accepted, since it might have been meant otherwise: 0.7 where
     * percent are typed, 128K of tokens.
     */
    Optional<String> note(String typedText) {
        Matcher typed = TYPED.matcher(TypedUnits.plainSpaces(typedText));
        if (!typed.matches() || !(read(typedText) instanceof TypedValue.Accepted(double value))) {
            return Optional.empty();
        }
        String suffix = typed.group(2) == null ? "" : typed.group(2).strip();
        if (unit.numerator().equals("%") && suffix.isEmpty() && value > 0 && value < 1) {
            return Optional.of("Taken as %s %%, less than one per cent; type %s for %s %%.".formatted(
                    Digits.exact(value), Digits.exact(value * 100), Digits.exact(value * 100)));
        }
        boolean thousands = isTokens() && (suffix.startsWith("K") || suffix.startsWith("k"));
        return thousands ? Optional.of("Taken as %s; K is 1,024 tokens, k is 1,000.".formatted(Digits.exact(value)))
                : Optional.empty();
    }

    private OptionalDouble unitFactor(String suffix) {
        if (isOwn(suffix)) {
            return OptionalDouble.of(1);
        }
        if (LONG_TIMES.containsKey(suffix) && unit.dimension().equals(Dimension.of(Base.SECOND))) {
            return OptionalDouble.of(LONG_TIMES.get(suffix) / unit.scale());
        }
        return Stream.of("", unit.denominator()).map(rest -> Unit.labelled(suffix + rest))
                .filter(typed -> Unit.knows(typed.numerator()) && typed.dimension().equals(unit.dimension()))
                .mapToDouble(typed -> typed.scale() / unit.scale()).findFirst();
    }

    /** True when a suffix is the quantity's own unit: its symbol or what it counts, one or several, printed or spoken. */
    private boolean isOwn(String suffix) {
        boolean billions = unit.numerator().equals("G") && suffix.equals("B");
        Stream<Unit> wholeAndCounted = Stream.of(unit, Unit.of(unit.numerator()));
        boolean per = suffix.startsWith("/") && (unit.denominator() + "/").startsWith(suffix + "/");
        return billions || per || wholeAndCounted.anyMatch(own -> Stream
                .of(own.symbol(), Style.counted("1", own).unit(), Style.counted("2", own).unit(),
                        UnitWords.after("2", own), UnitWords.after("1", own))
                .anyMatch(suffix::equals));
    }

    private TypedValue refused(String found) {
        return new TypedValue.Refused("%s; type a number such as %s.".formatted(found, example));
    }
}
