package headroom.whatif.seek;

import headroom.formula.Assumption;
import headroom.formula.Range;
import headroom.model.Scenario;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The values that an assumption may take, in the order and spacing of its slider.
 *
 * @param multiple the number of which all values are multiples, in the assumption's own unit; 0 where any value will do
 */
record SearchGrid(Range range, double multiple) {

    /** Its multiples are spread over 0–1 as evenly as can be, and never repeat. */
    private static final double GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;
    /** The most by which places are put aside from even ones, as a part of the way to the next. */
    private static final double ASIDE = 0.6;

    /** The values that an assumption of a scenario may take. */
    static SearchGrid of(Scenario scenario, Assumption by) {
        Assumption multiple = scenario.problem().usage(by).multiple();
        return new SearchGrid(by.range(),
                multiple == null ? 0 : by.unit().fromBase(scenario.baseValue(multiple)));
    }

    /** Values over the whole range, rising and distinct: about {@code cells}, and the present one; whole ones all, if they are so few. */
    double[] spread(int cells, double present) {
        double step = multiple > 0 ? multiple : range.whole() ? 1 : 0;
        boolean few = step > 0 && (range.high() - range.low()) / step <= cells;
        DoubleStream even = few
                ? LongStream.rangeClosed((long) Math.ceil(range.low() / step), (long) Math.floor(range.high() / step))
                        .mapToDouble(count -> count * step)
                : IntStream.rangeClosed(0, cells)
                        .mapToDouble(i -> range.scale().between(range.low(), range.high(), share(i, cells)))
                        .map(this::nearest);
        DoubleStream special = range.zero() ? DoubleStream.of(0, present) : DoubleStream.of(present);
        return DoubleStream.concat(special, even).sorted().distinct().toArray();
    }

    /**
     * The share of the range, 0–1, at which a place lies. Evenly spaced, a quantity that rises and falls as often as
     * there are places would look straight; places that are rounded to whole numbers are not even anyway.
     */
    private double share(int place, int cells) {
        double aside = range.whole() || place == 0 || place == cells ? 0 : ASIDE * (place * GOLDEN_RATIO % 1 - 0.5);
        return (place + aside) / cells;
    }

    /** The value between two; one of them where there is none. */
    double middle(double low, double high) {
        boolean factors = range.scale() == Range.Scale.LOGARITHMIC && low > 0 && high > 2 * low;
        return nearest((factors ? Range.Scale.LOGARITHMIC : Range.Scale.LINEAR).between(low, high, 0.5));
    }

    /** The allowed multiple that is nearest; where there is none within the range, the nearest allowed value. */
    private double nearest(double value) {
        double allowed = range.nearest(value);
        if (!(multiple > 0)) {
            return allowed;
        }
        double least = Math.ceil(range.low() / multiple) * multiple;
        double most = Math.floor(range.high() / multiple) * multiple;
        double near = Math.rint(allowed / multiple) * multiple;
        double inside = range.zero() && near == 0 ? 0 : least > most ? allowed : Math.clamp(near, least, most);
        return range.allows(inside) ? inside : allowed;
    }

    boolean isDivisible(double low, double high) {
        double middle = middle(low, high);
        return !isGap(low, high) && low < middle && middle < high;
    }

    /** True when there is nothing between two neighbours: 0 may stand alone, below the rest. */
    boolean isGap(double low, double high) {
        return range.zero() && low == 0 && high >= range.low() && range.low() > 0;
    }
}
