package headroom.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;

/** Numbers in text: point decimal, comma thousands, half to even, whatever the machine's locale. */
public final class Digits {

    /** The sign before negative numbers: the typographic minus, as wide as a plus. */
    public static final String MINUS = "−";

    private static final int SIGNIFICANT = 3;
    /** The most significant digits printed: nobody reads more, and few estimates are worth them. */
    private static final int MOST_SIGNIFICANT = 6;
    /** The share of two numbers up to which their difference is the rounding of the computer's arithmetic. */
    private static final double ROUNDING = 1e-12;
    /** The digits of a double that are not the rounding of the computer's arithmetic. */
    private static final MathContext SETTLED = new MathContext(12, RoundingMode.HALF_EVEN);
    /** The number from which on whole numbers read better with an exponent. */
    private static final double LARGEST_PLAIN = 1e15;
    /** The number below which a power of ten is written. */
    private static final double PLAIN_FROM = 1e-6;

    private Digits() {}

    /** The whole number nearest to {@code value}, half to even: 92.5 reads 92, 187.5 reads 188. */
    public static String whole(double value) {
        return grouped(BigDecimal.valueOf(value).setScale(0, RoundingMode.HALF_EVEN));
    }

    /** True when two numbers are one, but for the rounding of arithmetic. */
    public static boolean same(double one, double other) {
        return one == other || Math.abs(one - other) <= ROUNDING * Math.max(Math.abs(one), Math.abs(other));
    }

    /** {@code value} with a fixed number of decimals. */
    public static String decimals(double value, int decimals) {
        return grouped(BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_EVEN));
    }

    /**
     * Three significant digits without trailing zeros; larger whole numbers keep all their digits' places, and what would
     * be a row of zeros is written with a power of ten: {@code 5.52 × 10^−9} (few typefaces have a superscript
     * minus).
     */
    public static String significant(double value) {
        return finer(value, 0);
    }

    /** {@link #significant(double)} with {@code more} digits, six in all at most. */
    static String finer(double value, int more) {
        return finer(value, more, RoundingMode.HALF_EVEN);
    }

    /** The number of {@link #significant(double)}, rounded in one direction. */
    static String finer(double value, int more, RoundingMode mode) {
        int digits = Math.min(SIGNIFICANT + more, MOST_SIGNIFICANT);
        return isTiny(value) ? powerOfTen(value, digits) : significant(value, digits, mode);
    }

    /** {@link #decimals(double, int)} with {@code more} decimals, as long as no more than six digits are significant. */
    static String finer(double value, int decimals, int more) {
        return more > 0 && isTiny(value) ? powerOfTen(value, Math.min(more, MOST_SIGNIFICANT))
                : decimals(value, worthReading(value, decimals, more));
    }

    /** A small number with so many significant digits, zeros among them: {@code 0.060}; two decimals where these are all. */
    static String small(double value, int wanted) {
        int digits = Math.min(wanted, MOST_SIGNIFICANT);
        if (isTiny(value)) {
            return powerOfTen(value, digits);
        }
        BigDecimal exact = BigDecimal.valueOf(value).round(SETTLED).stripTrailingZeros();
        BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
        boolean shorter = exact.precision() < digits;
        return grouped(rounded
                .setScale(Math.max(2, shorter ? exact.scale() : rounded.scale() + digits - rounded.precision())));
    }

    /**
     * {@link #whole} with {@code more} decimals, as long as no more than six digits are significant, without trailing
     * zeros.
     */
    static String finerWhole(double value, int more, RoundingMode mode) {
        return more > 0 && isTiny(value) ? powerOfTen(value, Math.min(more, MOST_SIGNIFICANT))
                : trimmed(decimal(value, mode).setScale(worthReading(value, 0, more), mode));
    }

    /** A value in decimal digits; the noise of arithmetic beside a round number must not be rounded in one direction. */
    private static BigDecimal decimal(double value, RoundingMode mode) {
        BigDecimal exact = BigDecimal.valueOf(value);
        return mode == RoundingMode.HALF_EVEN ? exact : exact.round(SETTLED);
    }

    private static int worthReading(double value, int decimals, int more) {
        int before = value == 0 ? 1 : (int) Math.floor(Math.log10(Math.abs(value))) + 1;
        return Math.max(decimals, Math.min(decimals + more, MOST_SIGNIFICANT - before));
    }

    private static boolean isTiny(double value) {
        return value != 0 && Math.abs(value) < PLAIN_FROM;
    }

    private static String powerOfTen(double value, int digits) {
        BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(digits, RoundingMode.HALF_EVEN));
        int exponent = rounded.precision() - rounded.scale() - 1;
        return trimmed(rounded.scaleByPowerOfTen(-exponent)) + " × 10^" + MINUS + -exponent;
    }

    /** The number that {@code value} is when it is rounded to so many significant digits; itself when it is not finite. */
    public static double rounded(double value, int digits, RoundingMode mode) {
        return Double.isFinite(value)
                ? BigDecimal.valueOf(value).round(new MathContext(digits, mode)).doubleValue() : value;
    }

    /** {@code digits} significant digits without trailing zeros. */
    public static String significant(double value, int digits) {
        return significant(value, digits, RoundingMode.HALF_EVEN);
    }

    /** The number of {@link #significant(double)}, rounded in one direction. */
    static String significant(double value, int digits, RoundingMode mode) {
        return trimmed(decimal(value, mode).round(new MathContext(digits, mode)));
    }

    /** {@code value} rounded to three significant digits, to choose a prefix by what will be printed. */
    static double rounded(double value, RoundingMode mode) {
        return decimal(value, mode).round(new MathContext(SIGNIFICANT, mode)).doubleValue();
    }

    /** Every digit that a person typed and no noise: at most ten significant digits, without trailing zeros. */
    public static String exact(double value) {
        return significant(value, 10);
    }

    /**
     * For machines, which want neither commas nor a typographic minus: the shortest digits that read back as the same
     * double; whole numbers without {@code .0}, and never −0.
     */
    public static String shortest(double value) {
        boolean plain = value == Math.rint(value) && Math.abs(value) < LARGEST_PLAIN;
        return plain ? Long.toString((long) value) : Double.toString(value).replace(".0E", "E");
    }

    /** The value of a printed number, whose commas, dollar, power of ten, and M or another letter for many are understood. */
    public static double read(String number) {
        String plain = number.replace(",", "").replace("$", "").replace(MINUS, "-").replace(" × 10^", "E");
        char last = plain.charAt(plain.length() - 1);
        return Character.isDigit(last) ? Double.parseDouble(plain)
                : Double.parseDouble(plain.substring(0, plain.length() - 1))
                        * Prefixes.SHORT_NUMBERS.size(String.valueOf(last));
    }

    private static String trimmed(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        return grouped(stripped.scale() < 0 ? stripped.setScale(0) : stripped);
    }

    private static String grouped(BigDecimal value) {
        BigDecimal size = value.abs();
        DecimalFormat format = new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Language.LOCALE));
        format.setMinimumFractionDigits(value.scale());
        format.setMaximumFractionDigits(value.scale());
        return (value.signum() < 0 ? MINUS : "") + format.format(size);
    }
}
