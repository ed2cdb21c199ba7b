package headroom.text;

import java.math.RoundingMode;

/**
 * The number of things of a kind, as it is printed: whole from a hundred on, with three digits below, where a fraction
 * matters; from a
 * million on in three digits with M or G.
 */
enum Counting {
    /** Numbers rounded to the nearest. */
    NEAREST(RoundingMode.HALF_EVEN, RoundingMode.HALF_EVEN),
    /** Things that fit: 4.61 is 4.6 and a bit, never 5; of hundreds nobody misses a half. */
    ROOM(RoundingMode.FLOOR, RoundingMode.HALF_EVEN),
    /** Things that are needed: 38.491 is 38.5 at least, 216.2 is 217. */
    NEED(RoundingMode.CEILING, RoundingMode.CEILING);

    /** The number from which on one of several beside each other is written with a k. */
    private static final double LONG = 1e4;
    private static final double LARGE = 1e6;
    /** The number of things up to which a fraction matters. */
    private static final double FEW = 100;

    private final RoundingMode ofFew;
    private final RoundingMode ofMany;

    Counting(RoundingMode ofFew, RoundingMode ofMany) {
        this.ofFew = ofFew;
        this.ofMany = ofMany;
    }

    Figure print(double value, Unit unit, int more) {
        if (isFew(value)) {
            return Style.counted(Digits.finer(value, more, ofFew), unit);
        }
        boolean large = Math.abs(Math.rint(value)) >= LARGE;
        return large ? prefixed(value, unit, more, ofMany)
                : Style.counted(Digits.finerWhole(value, more, ofMany), unit);
    }

    /** A fraction of a thing keeps four digits: what is rounded up must show what it is rounded up from. */
    Figure printOperand(double value, Unit unit, int more) {
        boolean fraction = Math.abs(value) < LARGE && value != Math.rint(value);
        return fraction ? Style.counted(Digits.finer(value, more + 1), unit)
                : NEAREST.print(value, unit, more);
    }

    Figure printBeside(double other, double value, Unit unit, int more) {
        return isLong(other, value) ? Style.counted(shortened(value, more), unit) : print(value, unit, more);
    }

    /** A large number with M, G or more. */
    static Figure prefixed(double value, Unit unit, int more, RoundingMode mode) {
        Figure figure = Prefixes.LARGE_NUMBERS.print(value, Unit.NONE, more, mode);
        return Style.counted(figure.number() + figure.unit(), unit);
    }

    static boolean isLong(double other, double value) {
        return Math.max(Math.abs(other), Math.abs(value)) >= LONG;
    }

    static String shortened(double value, int more) {
        Figure figure = Prefixes.SHORT_NUMBERS.print(value, Unit.NONE, more);
        return figure.number() + figure.unit();
    }

    private static boolean isFew(double value) {
        return Math.abs(value) < FEW && !Digits.same(value, Math.rint(value));
    }
}
