package headroom.whatif.axis;

import headroom.model.AxisRange;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Chooses round places on an axis for values of a style and unit. */
public record Ticks(Style style, Unit unit) {

    /** The most ticks of an axis. */
    public static final int MOST = 5;

    /** A logarithmic axis with fewer rungs can hardly be read between them. */
    private static final int FEW = 3;
    private static final double NOISE = 1e-9;
    /** An axis of up to 600 s keeps the seconds of its values, although its end alone would be 10 min. */
    private static final double JUST_BELOW = 0.99;
    private static final double MINUTE = 60;
    private static final double[] HOURS = {1, 2, 3, 4, 6, 12, 24, 48};
    private static final double[] MINUTES = {1, 2, 5, 10, 15, 20, 30, 60, 120, 240};

    /** At most {@code most} ticks between two values on a linear axis, all in one unit. */
    public List<Tick> linear(Extent range, int most) {
        Notation notation = Notation.of(style, unit, largest(range));
        double low = range.low() / notation.size();
        double high = range.high() / notation.size();
        double step = step(notation, low, high, most);
        return multiples(low, high, step).mapToObj(value -> new Tick(value * notation.size(),
                notation.text(value, step))).toList();
    }

    /** The range of an axis that shows values from low to high and begins and ends at ticks. */
    public AxisRange roundedOut(double low, double high) {
        Notation notation = Notation.of(style, unit, Math.max(Math.abs(low), Math.abs(high)));
        double from = low / notation.size();
        double to = high > low ? high / notation.size() : from + 1;
        double step = step(notation, from, to, MOST);
        while ((RoundNumbers.up(to, step) - RoundNumbers.down(from, step)) / step > MOST - 1 + NOISE) {
            step = next(notation, step);
        }
        double begin = RoundNumbers.down(from, step);
        double end = RoundNumbers.up(to, step);
        return new AxisRange(begin * notation.size(), end * notation.size(),
                (int) Math.round((end - begin) / step));
    }

    /** The range from 0 in so many parts that holds {@code high}, with as little above it as round ticks allow. */
    private AxisRange inParts(double high, int parts) {
        Notation notation = Notation.of(style, unit, high);
        double step = atLeast(notation, high / notation.size() / parts);
        if (style.counts() && notation.size() == unit.scale()) {
            step = Math.max(1, step);
        }
        return new AxisRange(0, step * parts * notation.size(), parts);
    }

    /**
     * The ranges of two axes from 0 that hold {@code high} and {@code otherHigh} and whose ticks lie at the same heights:
     * of 2 to 4 parts those that leave least room unused.
     */
    public List<AxisRange> together(double high, Ticks other, double otherHigh) {
        List<AxisRange> best = List.of();
        double least = Double.MAX_VALUE;
        for (int parts = MOST - 1; parts >= 2; parts--) {
            AxisRange one = inParts(high, parts);
            AxisRange two = other.inParts(otherHigh, parts);
            double unused = one.high() / high * (two.high() / otherHigh);
            if (unused < least - NOISE) {
                least = unused;
                best = List.of(one, two);
            }
        }
        return best;
    }

    /** At most {@code most} of the ticks that divide a range into equal parts; 0 is among them when it is in the range. */
    public List<Tick> dividing(AxisRange range, int most) {
        double low = range.low();
        double length = range.high() - low;
        int parts = range.parts();
        while (parts > 1 && (parts + 1 > most || range.parts() % parts != 0 || !isWhole(low / length * parts))) {
            parts--;
        }
        if (parts == 0 || !isWhole(low / length * parts)) {
            return linear(new Extent(low, range.high()), most);
        }
        double largest = Math.max(Math.abs(low), Math.abs(range.high()));
        Notation notation =
                Notation.of(style, unit, largest * (style == Style.TIME && largest >= MINUTE ? JUST_BELOW : 1));
        double step = length / parts / notation.size();
        return IntStream.rangeClosed(0, parts)
                .mapToDouble(i -> RoundNumbers.down(low / notation.size() + i * step, step))
                .mapToObj(value -> new Tick(value * notation.size(), notation.text(value, step))).toList();
    }

    private static boolean isWhole(double number) {
        return Math.abs(number - Math.rint(number)) < NOISE;
    }

    /** The height of an axis on which everything is 0. */
    public double unitStep() {
        return style == Style.SHARE ? 1 : unit.scale();
    }

    private static double largest(Extent range) {
        return Math.max(Math.abs(range.low()), Math.abs(range.high()));
    }

    private double step(Notation notation, double low, double high, int most) {
        double step = atLeast(notation, (high - low) / most);
        if (style.counts() && notation.size() == unit.scale() && high - low >= 1) {
            step = Math.max(1, step);
        }
        while (multiples(low, high, step).count() > most) {
            step = next(notation, step);
        }
        return step;
    }

    private static double next(Notation notation, double step) {
        return atLeast(notation, step * 1.01);
    }

    private static double atLeast(Notation notation, double rough) {
        double[] steps = switch (notation.after().strip()) {
            case "h" -> HOURS;
            case "min" -> MINUTES;
            default -> new double[0];
        };
        boolean listed = rough >= 0.5 && steps.length > 0 && rough <= steps[steps.length - 1];
        return listed ? DoubleStream.of(steps).filter(step -> step >= rough * (1 - NOISE)).findFirst().orElseThrow()
                : RoundNumbers.step(Math.max(rough, Double.MIN_NORMAL));
    }

    private static DoubleStream multiples(double low, double high, double step) {
        long first = (long) Math.ceil(low / step - NOISE);
        long last = (long) Math.floor(high / step + NOISE);
        return LongStream.rangeClosed(first, Math.min(last, first + 100)).mapToDouble(i -> i * step);
    }

    /** At most {@code most} ticks on a logarithmic axis, each in the unit that suits it; a short one is as good as linear. */
    public List<Tick> logarithmic(Extent range, int most) {
        Decades decades = new Decades(style, unit);
        double[] rungs = decades.within(range);
        double[] places = rungs.length < FEW ? decades.finerWithin(range, most)
                : rungs.length > most ? decades.chiefWithin(range) : rungs;
        if (places.length < 2) {
            return linear(range, most);
        }
        int every = Math.max(1, Math.ceilDiv(places.length, most));
        return IntStream.range(0, places.length).filter(i -> i % every == 0)
                .mapToObj(i -> new Tick(places[i], decades.text(places[i]))).toList();
    }
}
