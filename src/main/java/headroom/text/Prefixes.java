package headroom.text;

import java.math.RoundingMode;
import java.util.List;

/** A family of prefixed units, smallest first: the largest whose value prints as at least 1 is the one a person says. */
enum Prefixes {
    LARGE_NUMBERS(new Step("", 1), new Step("M", 1e6), new Step("G", 1e9), new Step("T", 1e12), new Step("P", 1e15),
            new Step("E", 1e18)),
    SHORT_NUMBERS(new Step("", 1), new Step("k", 1e3), new Step("M", 1e6), new Step("G", 1e9), new Step("T", 1e12),
            new Step("P", 1e15), new Step("E", 1e18)),
    TIME(new Step("ns", 1e-9), new Step("µs", 1e-6), new Step("ms", 1e-3), new Step("s", 1), new Step("min", 60, 10),
            new Step("h", 3600, 2), new Step("d", 86_400, 3)),
    DECIMAL_BYTES(new Step("B", 1), new Step("kB", 1e3), new Step("MB", 1e6), new Step("GB", 1e9), new Step("TB", 1e12),
            new Step("PB", 1e15), new Step("EB", 1e18)),
    BINARY_BYTES(new Step("B", 1), new Step("KiB", 1L << 10), new Step("MiB", 1L << 20), new Step("GiB", 1L << 30),
            new Step("TiB", 1L << 40), new Step("PiB", 1L << 50));

    /** The least value, in its unit, that has few zeros before its digits. */
    private static final double NEAR = 0.01;

    private final List<Step> steps;

    Prefixes(Step... steps) {
        this.steps = List.of(steps);
    }

    /** A unit of the family, its size in base units, and from how many of it on it is the one to say. */
    private record Step(String symbol, double size, double from) {
        Step(String symbol, double size) {
            this(symbol, size, 1);
        }
    }

    /** The prefixed unit in which a person would say a value. */
    Prefix prefix(double value) {
        Step chosen = stepFor(value, RoundingMode.HALF_EVEN);
        return new Prefix(chosen.symbol, chosen.size);
    }

    /** A value in the unit in which a person would say it, with {@code more} digits than usual. */
    Figure print(double value, Unit unit, int more) {
        return print(value, unit, more, RoundingMode.HALF_EVEN);
    }

    /** The same, rounded in one direction. */
    Figure print(double value, Unit unit, int more, RoundingMode mode) {
        return print(value, unit, more, stepFor(value, mode), mode);
    }

    /** A value in the unit in which a person would say {@code other}, unless it is far from that. */
    Figure printBeside(double other, double value, Unit unit, int more) {
        RoundingMode mode = RoundingMode.HALF_EVEN;
        Step chosen = stepFor(other, mode);
        double size = Math.abs(value / chosen.size);
        boolean near = value == 0 || (size >= NEAR && size * NEAR < 1);
        return print(value, unit, more, near ? chosen : stepFor(value, mode), mode);
    }

    private static Figure print(double value, Unit unit, int more, Step step, RoundingMode mode) {
        return new Figure(Digits.finer(value / step.size, more, mode), step.symbol + unit.denominator());
    }

    /** The size in base units of a unit of the family. */
    double size(String symbol) {
        return steps.stream().filter(step -> step.symbol.equals(symbol)).findFirst().orElseThrow().size;
    }

    private Step stepFor(double value, RoundingMode mode) {
        if (value == 0) {
            return steps.stream().filter(step -> step.size == 1).findFirst().orElseThrow();
        }
        Step chosen = steps.getFirst();
        for (Step step : steps) {
            if (Math.abs(Digits.rounded(value / step.size, mode)) >= step.from) {
                chosen = step;
            }
        }
        return chosen;
    }
}
