package headroom.whatif.chart;

import headroom.formula.Range.Scale;
import headroom.model.Axis.Up;
import headroom.model.AxisRange;
import headroom.text.Style;
import headroom.whatif.axis.Decades;
import headroom.whatif.axis.Extent;
import headroom.whatif.axis.RoundNumbers;
import headroom.whatif.axis.Ticks;
import java.util.Arrays;
import java.util.stream.DoubleStream;

/** Decides what part of a vertical axis a chart shows. */
final class VerticalRange {

    /** A limit that is more than this many times as high as all values is named, but not drawn. */
    private static final double LIMIT_REACH = 2.5;
    /** A peak that is more than this many times as high as nine in ten values leaves the plot at its top. */
    private static final double PEAK_REACH = 5;
    /** The least value that a logarithmic axis still shows, as a share of the greatest. */
    private static final double DEPTH = 1e-12;

    private VerticalRange() {}

    /** Kinds of things that an axis has room for. */
    enum Room {
        /** Lines, but for those that rise beyond all measure: they leave the plot at its top. */
        LINES,
        /** Areas, which are shown whole. */
        AREAS,
        /** Bars and their values above them. */
        BARS_WITH_VALUES;

        double factor() {
            return this == BARS_WITH_VALUES ? 1.12 : 1;
        }
    }

    /**
     * The extent that an axis must show: from 0, or below, to the highest value or level; of a logarithmic one, from the
     * least that is above 0.
     *
     * @param values the tops of all that is drawn on it
     * @param levels levels that it shows besides
     */
    static Extent extent(Up up, double[] values, Levels levels, Room room) {
        if (up.scale() == Scale.LOGARITHMIC) {
            return positive(up, values, levels);
        }
        double low = Math.min(0, DoubleStream.of(values).min().orElse(0));
        double high = Math.max(0, room == Room.LINES ? usualPeak(values) : DoubleStream.of(values).max().orElse(0));
        for (double level : levels.wanted()) {
            boolean near = high <= 0 || level <= high * LIMIT_REACH;
            high = near ? Math.max(high, level) : high;
            low = level < 0 && -level <= LIMIT_REACH * Math.max(high, -low) ? Math.min(low, level) : low;
        }
        for (double level : levels.needed()) {
            low = Math.min(low, level);
            high = Math.max(high, level);
        }
        return readsAsNothing(up, low) && readsAsNothing(up, high) ? new Extent(0, ticks(up).unitStep())
                : new Extent(low * room.factor(), high * room.factor());
    }

    /**
     * True when a value is 0, or a share so small that it is written like that: an axis of these would have endless
     * digits.
     */
    private static boolean readsAsNothing(Up up, double value) {
        return value == 0
                || (up.style() == Style.SHARE && up.style().read(up.style().print(value, up.unit())) == 0);
    }

    /** The range of an axis, from tick to tick. */
    static AxisRange of(Up up, double[] values, Levels levels, Room room) {
        Extent extent = extent(up, values, levels, room);
        if (up.scale() == Scale.LOGARITHMIC) {
            Extent decades = new Decades(up.style(), up.unit()).around(extent.low(), extent.high());
            Extent range = room == Room.BARS_WITH_VALUES ? withRoomForBars(decades, values) : decades;
            return AxisRange.between(range.low(), range.high());
        }
        return ticks(up).roundedOut(extent.low(), extent.high());
    }

    private static Ticks ticks(Up up) {
        return new Ticks(up.style(), up.unit());
    }

    private static double usualPeak(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        if (sorted.length == 0) {
            return 0;
        }
        double highest = sorted[sorted.length - 1];
        double common = sorted[(int) (0.9 * (sorted.length - 1))];
        return sorted.length > 20 && common > 0 && highest > common * PEAK_REACH ? 2 * common : highest;
    }

    private static Extent positive(Up up, double[] values, Levels levels) {
        double[] positive = DoubleStream.concat(DoubleStream.of(values), levels.all())
                .filter(value -> value > 0).toArray();
        double high = DoubleStream.of(positive).max().orElse(ticks(up).unitStep());
        double low = Math.max(DoubleStream.of(positive).min().orElse(high), high * DEPTH);
        return new Extent(low, high);
    }

    /** Bars on a logarithmic axis need a foot below the least of them and room above the highest. */
    private static Extent withRoomForBars(Extent range, double[] tops) {
        double least = DoubleStream.of(tops).filter(top -> top > 0).min().orElse(range.low());
        double most = DoubleStream.of(tops).max().orElse(range.high());
        double low = Math.min(range.low(), RoundNumbers.decade(least / 2));
        boolean full = Math.log10(range.high() / most) < 0.15 * Math.log10(range.high() / low);
        return new Extent(low, full ? range.high() * 10 : range.high());
    }
}
