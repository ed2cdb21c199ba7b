package headroom.whatif;

import headroom.formula.Assumption;
import headroom.formula.Range;
import headroom.text.Digits;
import headroom.whatif.axis.RoundNumbers;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A part of an assumption's range that is run over: evenly as its slider runs, both ends included.
 *
 * @param low in the assumption's own unit
 * @param high in the assumption's own unit
 * @param points the number of places, at least 2; fewer where whole numbers leave no more
 */
public record SweepRange(Assumption assumption, double low, double high, int points) {

    /** More places than this show nothing new. */
    public static final int MOST_POINTS = 10_000;

    /** The factor by which a part of a range around a value reaches above and below it. */
    private static final double REACH = 4;

    public SweepRange {
        rejection(assumption, low, high, points).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
    }

    /** The whole range of an assumption. */
    public static SweepRange whole(Assumption assumption, int points) {
        Range range = assumption.range();
        return new SweepRange(assumption, range.low(), range.high(), points);
    }

    /** A part of an assumption's range around the value that it has: a quarter to four times it, if its slider runs by factors, else all. */
    public static SweepRange around(Assumption assumption, double value, int points) {
        Range range = assumption.range();
        double low = Math.max(range.low(), RoundNumbers.stopBelow(Math.max(value, range.low()) / REACH));
        double high = Math.min(range.high(), RoundNumbers.stopAbove(Math.max(value, range.low()) * REACH));
        boolean sensible = range.scale() == Range.Scale.LOGARITHMIC && value > 0
                && rejection(assumption, low, high, points).isEmpty();
        return sensible ? new SweepRange(assumption, low, high, points) : whole(assumption, points);
    }

    /** One sentence that says what was found and what is allowed, when there is no such part. */
    public static Optional<String> rejection(Assumption assumption, double low, double high, int points) {
        if (!assumption.range().allows(low) || !assumption.range().allows(high)) {
            return assumption.rejection(assumption.range().allows(low) ? high : low);
        }
        if (!(low < high)) {
            return Optional.of("%s runs from %s to %s, but must begin below its end".formatted(assumption.id(),
                    Digits.exact(low), Digits.exact(high)));
        }
        return points >= 2 && points <= MOST_POINTS ? Optional.empty()
                : Optional.of("%s has %d points, but must have 2 to 10,000".formatted(assumption.id(), points));
    }

    /** The scale on which the places lie: as on the assumption's slider, but by factors only above 0. */
    public Range.Scale scale() {
        return low > 0 ? assumption.range().scale() : Range.Scale.LINEAR;
    }

    /** The places, rising, in the assumption's own unit. */
    public Column values() {
        return Column
                .of(IntStream.range(0, points).mapToDouble(i -> scale().between(low, high, (double) i / (points - 1)))
                        .map(assumption.range()::nearest).distinct().toArray());
    }

    /** The places, rising, in base units. */
    public Column baseValues() {
        return values().map(assumption.unit()::toBase);
    }
}
