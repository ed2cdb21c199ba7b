package headroom.model;

import headroom.formula.Condition.Relation;
import headroom.text.Digits;

/**
 * The distance of a value from its limit, inside or beyond it, as a person reads it: a share of the limit. (The margin of
 * {@link Check#margin} is a share of the larger of both, so that it never leaves −1 to 1.)
 *
 * @param value the value in base units, NaN when absent
 * @param limit the limit in base units, NaN when absent
 */
public record Room(Relation relation, double value, double limit) {

    /** The multiple of the limit from which on a value is told as one: 10,000 % over is hard to picture. */
    private static final double MANY = 10;
    /** The share of the limit below which there is a warning. */
    private static final double LITTLE = 0.1;

    /** The share of the limit that is left, negative when the value is beyond it; NaN when that cannot be told. */
    public double share() {
        double inside = relation == Relation.AT_MOST ? limit - value : value - limit;
        return limit == 0 ? Double.NaN : inside / Math.abs(limit) + 0.0;
    }

    /** True when so little is left, or nothing, that it is worth a word. */
    public boolean isLittle() {
        return isAtLimit() || share() < LITTLE;
    }

    private boolean isAtLimit() {
        return value == limit || Math.abs(share()) <= Check.NOISE;
    }

    /**
     * {@code 87 % over}, {@code 12× its limit}, {@code 25 % short}; {@code 13 % left}, {@code 5 % to spare}, {@code at its limit}.
     */
    public String text() {
        if (Double.isNaN(value) || Double.isNaN(limit)) {
            return "no value";
        }
        if (isAtLimit()) {
            return "at its limit";
        }
        if (limit == 0) {
            return value > 0 ? "above 0" : "below 0";
        }
        if (value / limit >= MANY) {
            return "%s× its limit".formatted(Digits.whole(value / limit));
        }
        return "%s %% %s".formatted(percent(Math.abs(share())), word());
    }

    /** The same, where a tick says already that the value is inside: {@code 13 %}. */
    public String briefly() {
        return isInside() ? text().replace(" " + word(), "") : text();
    }

    private boolean isInside() {
        return relation == Relation.AT_MOST ? value < limit : value > limit;
    }

    private String word() {
        return relation == Relation.AT_MOST ? isInside() ? "left" : "over" : isInside() ? "to spare" : "short";
    }

    /**
     * The share in whole per cent; of little, and of all but a little, with as many digits as tell it from nothing and
     * from all.
     */
    private static String percent(double share) {
        double percent = share * 100;
        if (percent < 1) {
            return Digits.significant(percent, 1);
        }
        double rest = 100 - percent;
        return rest > 0 && rest < 0.5 ? Digits.decimals(percent, -(int) Math.floor(Math.log10(rest)))
                : Digits.whole(percent);
    }
}
