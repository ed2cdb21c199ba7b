package headroom.model.expression;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/** Numbers in text: point decimal, comma thousands, half to even, whatever the machine's locale. */
public final class Digits {

    /** Stands before negative numbers: the typographic minus, as wide as a plus. */
    public static final String MINUS = "−";

    private static final int SIGNIFICANT = 3;
    /** Beyond it, whole numbers read better with an exponent. */
    private static final double LARGEST_PLAIN = 1e15;
    /** Smaller numbers are written with a power of ten. */
    private static final double PLAIN_FROM = 1e-6;

    private Digits() {}

    /** The whole number nearest to {@code value}, half to even: 92.5 reads 92, 187.5 reads 188. */
    public static String whole(double value) {
        return grouped(BigDecimal.valueOf(value).setScale(0, RoundingMode.HALF_EVEN));
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
        boolean tiny = value != 0 && Math.abs(value) < PLAIN_FROM;
        return tiny ? powerOfTen(value) : significant(value, SIGNIFICANT);
    }

    private static String powerOfTen(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(SIGNIFICANT, RoundingMode.HALF_EVEN));
        int exponent = rounded.precision() - rounded.scale() - 1;
        return trimmed(rounded.scaleByPowerOfTen(-exponent)) + " × 10^" + MINUS + -exponent;
    }

    /** {@code digits} significant digits without trailing zeros. */
    public static String significant(double value, int digits) {
        return trimmed(BigDecimal.valueOf(value).round(new MathContext(digits, RoundingMode.HALF_EVEN)));
    }

    /** {@code value} rounded to three significant digits, to choose a prefix by what will be printed. */
    static double rounded(double value) {
        return BigDecimal.valueOf(value).round(new MathContext(SIGNIFICANT, RoundingMode.HALF_EVEN)).doubleValue();
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

    private static String trimmed(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        return grouped(stripped.scale() < 0 ? stripped.setScale(0) : stripped);
    }

    private static String grouped(BigDecimal value) {
        BigDecimal size = value.abs();
        DecimalFormat format = new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT));
        format.setMinimumFractionDigits(value.scale());
        format.setMaximumFractionDigits(value.scale());
        return (value.signum() < 0 ? MINUS : "") + format.format(size);
    }
}
