package headroom.model;

import headroom.formula.Assumption;
import headroom.formula.Range;
import headroom.text.Digits;
import headroom.text.Figure;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * The range of an uncertain assumption: one time in ten it is less than {@code p10}, one time in ten more than {@code p90}.
 *
 * @param p10 the lower end, in the assumption's own unit
 * @param p90 the upper end, in the assumption's own unit
 */
public record UncertainRange(double p10, double p90, Shape shape) {

    /** The share of a value by which it may be wrong until someone says otherwise. */
    private static final double AROUND = 0.2;

    /** The way in which values between and beyond the two ends are spread. */
    public enum Shape {
        /** Values whose factors are as likely up as down: rates, sizes, loads. */
        LOGNORMAL,
        /** Values whose differences are as likely up as down. */
        NORMAL,
        /** Values of which every one is as likely as any other, and none lies far beyond the ends. */
        UNIFORM,
        /** Values of which the middle is likeliest, and none lies far beyond the ends. */
        TRIANGULAR;

        /** The name in files and on the command line. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The shape of that id, if there is one. */
        public static Optional<Shape> of(String id) {
            for (Shape shape : values()) {
                if (shape.id().equals(id)) {
                    return Optional.of(shape);
                }
            }
            return Optional.empty();
        }
    }

    /** A range of the shape that suits the assumption's slider: factors on a logarithmic one, differences on others. */
    public static UncertainRange of(Assumption assumption, double p10, double p90) {
        boolean factors = assumption.range().scale() == Range.Scale.LOGARITHMIC && p10 > 0;
        return new UncertainRange(p10, p90, factors ? Shape.LOGNORMAL : Shape.NORMAL);
    }

    /**
     * A range to begin with: a fifth below a value to a fifth above it, as far as the assumption allows, in round numbers.
     *
     * @param own the value in the assumption's own unit
     */
    public static UncertainRange around(Assumption assumption, double own) {
        Range range = assumption.range();
        double p10 = range.nearest(rounded(own * (1 - AROUND)));
        double p90 = range.nearest(rounded(own * (1 + AROUND)));
        if (p10 < p90) {
            return of(assumption, p10, p90);
        }
        // Around 0, or a small whole number, a fifth is nothing.
        double step = range.whole() ? 1 : (range.high() - range.low()) * AROUND;
        double below = range.nearest(own - step);
        double above = range.nearest(own + step);
        return of(assumption, below, above > below ? above : range.low());
    }

    private static double rounded(double value) {
        return Digits.rounded(value, 3, RoundingMode.HALF_UP);
    }

    /** The sentence that says what was found and what is allowed; empty when an assumption can have this range. */
    public Optional<String> rejection(Assumption assumption) {
        Range range = assumption.range();
        if (!range.allows(p10) || !range.allows(p90)) {
            double outside = range.allows(p10) ? p90 : p10;
            return assumption.rejection(outside);
        }
        if (!(p10 < p90)) {
            return Optional.of("%s is %s–%s, but its P10 must be less than its P90".formatted(assumption.id(),
                    Digits.exact(p10), Digits.exact(p90)));
        }
        return shape == Shape.LOGNORMAL && p10 <= 0
                ? Optional.of("%s is %s–%s, but a lognormal range must begin above 0".formatted(assumption.id(),
                        Digits.exact(p10), Digits.exact(p90)))
                : Optional.empty();
    }

    /** True when a value, in the assumption's own unit, lies between the two ends or on one. */
    public boolean contains(double own) {
        return own >= p10 && own <= p90;
    }

    /**
     * A range of the same kind and about the same width around a value, as far as the assumption allows; none where it
     * allows none.
     *
     * @param own the value in the assumption's own unit
     */
    public Optional<UncertainRange> movedTo(Assumption assumption, double own) {
        boolean factors = shape == Shape.LOGNORMAL && own > 0;
        double middle = factors ? Math.sqrt(p10 * p90) : (p10 + p90) / 2;
        double low = factors ? own * (p10 / middle) : own + (p10 - middle);
        double high = factors ? own * (p90 / middle) : own + (p90 - middle);
        Range allowed = assumption.range();
        UncertainRange moved = new UncertainRange(allowed.nearest(rounded(low)), allowed.nearest(rounded(high)), shape);
        return moved.contains(own) && moved.rejection(assumption).isEmpty() ? Optional.of(moved) : Optional.empty();
    }

    /** The range of one assumption as that of another of the same dimension, as far as that allows it. */
    public Optional<UncertainRange> of(Assumption one, Assumption other) {
        UncertainRange same = new UncertainRange(
                other.range().nearest(other.unit().fromBase(one.unit().toBase(p10))),
                other.range().nearest(other.unit().fromBase(one.unit().toBase(p90))), shape);
        return same.rejection(other).isEmpty() ? Optional.of(same) : Optional.empty();
    }

    /** The two ends alone: {@code 400–700}, or {@code 64–80 GiB} where the assumption's own unit is another one. */
    public String ends(Assumption assumption) {
        return inOwnUnit(assumption) ? "%s–%s".formatted(Digits.exact(p10), Digits.exact(p90))
                : joined(assumption, Figure::withoutDenominator);
    }

    /** The same ends, with other values between and beyond them. */
    public UncertainRange shaped(Shape other) {
        return new UncertainRange(p10, p90, other);
    }

    /** The range as a person reads it: {@code 400–700 req/s}. */
    public String print(Assumption assumption) {
        return joined(assumption, Figure::toString);
    }

    private String joined(Assumption assumption, Function<Figure, String> text) {
        Figure low = assumption.print(assumption.unit().toBase(p10));
        Figure high = assumption.print(assumption.unit().toBase(p90));
        boolean oneUnit = low.unit().equals(high.unit()) || inOwnUnit(assumption);
        return "%s–%s".formatted(oneUnit ? low.number() : text.apply(low),
                oneUnit && low.number().startsWith("$") ? text.apply(high).substring(1) : text.apply(high));
    }

    private boolean inOwnUnit(Assumption assumption) {
        return assumption.isPrintedInOwnUnit(p10) && assumption.isPrintedInOwnUnit(p90);
    }
}
