package headroom.whatif.axis;

import headroom.text.Digits;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The rungs of a logarithmic axis: powers of ten, but 1, 10 and 100 of each binary prefix, and what a clock says where
 * minutes and hours come up.
 */
public record Decades(Style style, Unit unit) {

    private static final double NOISE = 1e-9;
    /** The number of powers of ten in a range that begins at 0. */
    private static final int MOST = 6;
    /** Seconds, minutes, hours and days; from the second on that is not 1 or 10 they are no powers of ten. */
    private static final double[] CLOCK = {60, 600, 3600, 86_400, 864_000, 8_640_000};
    private static final double BEFORE_THE_CLOCK = 10;
    /** A time axis that ends before this shows powers of ten throughout. */
    private static final double CLOCK_FROM = 600;

    /** The rungs in a range. */
    double[] within(Extent range) {
        return inside(rungs(range.low(), range.high()), range);
    }

    /** The rungs that say most, for an axis without room for all: of a clock, no tens of seconds or minutes. */
    double[] chiefWithin(Extent range) {
        double[] rungs = within(range);
        boolean clock = style == Style.TIME && range.high() >= CLOCK_FROM;
        return clock ? DoubleStream.of(rungs).filter(rung -> rung != 10 && rung != 600).toArray() : rungs;
    }

    /**
     * Places for a range that holds few rungs: 1, 2 and 5 times the powers of ten, or 1 and 3 times where those are more
     * than {@code most}, or the rungs where there are enough of them to go without.
     */
    double[] finerWithin(Extent range, int most) {
        double[] rungs = within(range);
        double[] fifths = times(range, 1, 2, 5);
        double[] thirds = times(range, 1, 3);
        boolean decimal = switch (style) {
            case BINARY_BYTES, GIBIBYTES -> false;
            case TIME -> range.high() < CLOCK_FROM;
            case BYTES, SHARE, COUNT, FITTING, NEEDED, NUMBER, DOLLARS, FACTOR -> true;
        };
        return rungs.length < 2 || (decimal && fifths.length <= most) ? fifths
                : decimal && thirds.length <= most ? thirds : rungs;
    }

    private double[] times(Extent range, double... factors) {
        DoubleStream powers = powers(range.low(), range.high(), base());
        return inside(powers.flatMap(power -> DoubleStream.of(factors).map(factor -> factor * power)), range);
    }

    /** The range from the rung at or below {@code low} to the one at or above {@code high}, both positive. */
    public Extent around(double low, double high) {
        double[] rungs = rungs(low, high).toArray();
        double from = DoubleStream.of(rungs).filter(rung -> rung <= low * (1 + NOISE)).max().orElse(low);
        double to = DoubleStream.of(rungs).filter(rung -> rung >= high * (1 - NOISE)).min().orElse(high);
        return new Extent(from, to > from ? to : 10 * from);
    }

    /** The label at a place. */
    String text(double value) {
        double size = value < 3600 ? 60 : value < 86_400 ? 3600 : 86_400;
        if (style == Style.TIME && value >= size && value % size == 0) {
            return Digits.exact(value / size) + (size == 60 ? " min" : size == 3600 ? " h" : " d");
        }
        Notation notation = Notation.of(style, unit, value);
        return notation.text(value / notation.size(), value / notation.size());
    }

    private DoubleStream rungs(double low, double high) {
        return switch (style) {
            case BINARY_BYTES, GIBIBYTES -> IntStream.rangeClosed(0, 6).mapToDouble(power -> Math.pow(1024, power))
                    .flatMap(one -> DoubleStream.of(one, 10 * one, 100 * one));
            case TIME -> high < CLOCK_FROM ? powers(low, high, 1)
                    : DoubleStream.concat(powers(Math.min(low, BEFORE_THE_CLOCK), BEFORE_THE_CLOCK, 1),
                            DoubleStream.of(CLOCK));
            case BYTES, SHARE, COUNT, FITTING, NEEDED, NUMBER, DOLLARS, FACTOR -> powers(low, high, base());
        };
    }

    /**
     * Powers of ten of {@code base} from the last at or below low to the first at or above high; a low of 0, as axes kept
     * from a linear chart have it, has none below it, so that some are left out.
     */
    private static DoubleStream powers(double low, double high, double base) {
        int last = (int) Math.ceil(Math.log10(high / base) - NOISE);
        int first = low > 0 ? (int) Math.floor(Math.log10(low / base) + NOISE) : last - MOST;
        return IntStream.rangeClosed(first, last).mapToDouble(power -> Math.pow(10, power) * base);
    }

    private static double[] inside(DoubleStream rungs, Extent range) {
        return rungs.filter(rung -> rung >= range.low() * (1 - NOISE)
                && rung <= range.high() * (1 + NOISE)).distinct().toArray();
    }

    /** The value, in base units, whose powers of ten the decades are. */
    private double base() {
        return switch (style) {
            case TIME, BYTES, SHARE, BINARY_BYTES, GIBIBYTES -> 1;
            case COUNT, FITTING, NEEDED, NUMBER, DOLLARS, FACTOR -> unit.scale();
        };
    }
}
