package headroom.whatif.seek;

import headroom.model.expression.Range;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The values that an assumption may take, in the order and spacing of its slider. */
record Scale(Range range) {

    /** Values over the whole range, rising and distinct: about {@code cells}, and the present one; whole ones all, if they are so few. */
    double[] spread(int cells, double present) {
        boolean few = range.whole() && range.high() - range.low() <= cells;
        DoubleStream even = few ? IntStream.rangeClosed((int) range.low(), (int) range.high()).asDoubleStream()
                : IntStream.rangeClosed(0, cells)
                        .mapToDouble(i -> range.scale().between(range.low(), range.high(), (double) i / cells))
                        .map(range::nearest);
        DoubleStream special = range.zero() ? DoubleStream.of(0, present) : DoubleStream.of(present);
        return DoubleStream.concat(special, even).sorted().distinct().toArray();
    }

    /** The value between two; one of them where there is none. */
    double middle(double low, double high) {
        boolean factors = range.scale() == Range.Scale.LOGARITHMIC && low > 0 && high > 2 * low;
        return range.nearest(factors ? Math.sqrt(low) * Math.sqrt(high) : low + (high - low) / 2);
    }

    boolean isDivisible(double low, double high) {
        double middle = middle(low, high);
        return !isGap(low, high) && low < middle && middle < high;
    }

    /** Whether there is nothing between two neighbours: 0 may stand alone, below the rest. */
    boolean isGap(double low, double high) {
        return range.zero() && low == 0 && high >= range.low() && range.low() > 0;
    }
}
