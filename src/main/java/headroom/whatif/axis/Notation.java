package headroom.whatif.axis;

import headroom.text.Digits;
import headroom.text.Prefix;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;

/**
 * The way in which values of an axis are written: {@code $1.50}, {@code 25 %}, {@code 100 GB}, {@code 1k}.
 *
 * @param before the sign before the number, such as that of a currency
 * @param size the value of a written 1, in base units
 * @param after the unit behind the number
 * @param counting true for a plain number, which from 1000 on is written with a k
 */
public record Notation(String before, double size, String after, boolean counting) {

    private static final double NOISE = 1e-9;
    private static final int MOST_DECIMALS = 12;
    private static final List<Prefix> THOUSANDS = List.of(new Prefix("", 1), new Prefix("k", 1e3),
            new Prefix("M", 1e6), new Prefix("G", 1e9), new Prefix("T", 1e12), new Prefix("P", 1e15),
            new Prefix("E", 1e18));
    /** From here on all numbers of an axis are in thousands; below, only those that reach a thousand. */
    private static final double ALL_IN_THOUSANDS = 1e4;

    /** The notation of an axis whose largest value is {@code largest}. */
    public static Notation of(Style style, Unit unit, double largest) {
        return switch (style) {
            case COUNT, FITTING, NEEDED, NUMBER -> number("", unit, largest, unit.numerator().equals("h") ? " h" : "");
            case DOLLARS -> number("$", unit, largest, "");
            case FACTOR -> number("", unit, largest, "×");
            case SHARE, TIME, BYTES, BINARY_BYTES, GIBIBYTES -> {
                Prefix prefix = style.prefix(largest);
                yield new Notation("", prefix.size(), " " + prefix.symbol(), false);
            }
        };
    }

    private static Notation number(String before, Unit unit, double largest, String after) {
        double own = Math.abs(largest) / unit.scale() * (1 + NOISE);
        Prefix prefix = THOUSANDS.getFirst();
        for (Prefix larger : THOUSANDS) {
            boolean suits = own >= (larger.size() == 1e3 ? ALL_IN_THOUSANDS : larger.size());
            prefix = suits ? larger : prefix;
        }
        return new Notation(before, unit.scale() * prefix.size(), prefix.symbol() + after, prefix.size() == 1);
    }

    /** A value in units of {@link #size}, on an axis whose ticks are {@code step} apart. */
    public String text(double value, double step) {
        double size = Math.abs(value);
        String sign = value < 0 ? Digits.MINUS : "";
        if (counting && size >= 1000 * (1 - NOISE)) {
            return sign + before + Digits.exact(size / 1000) + "k" + after;
        }
        boolean zero = value == 0 && after.length() == 1 && !after.equals("×");
        return sign + before + number(size, step) + (zero ? "" : after);
    }

    private String number(double size, double step) {
        boolean cents = before.equals("$") && counting && decimals(step) > 0;
        return cents ? Digits.decimals(size, Math.max(2, decimals(step))) : Digits.exact(size);
    }

    private static int decimals(double step) {
        int decimals = 0;
        double shifted = step;
        while (decimals < MOST_DECIMALS && Math.abs(shifted - Math.rint(shifted)) > NOISE * Math.max(1, shifted)) {
            shifted *= 10;
            decimals++;
        }
        return decimals;
    }
}
