package headroom.problems;

import headroom.text.Base;
import headroom.text.Dimension;
import headroom.text.Unit;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Takes printed numbers for what they say, in base units, with its own table of units and none of the printer's code. */
final class PocketCalculator {

    private static final Pattern PRINTED =
            Pattern.compile("(−?)\\$?([\\d,]+(?:\\.(\\d+))?)(?: × 10\\^−(\\d+))?([kMGTPE]?)\\s*([^\\d/]*)(/.*)?");
    private static final Map<String, Double> MULTIPLES =
            Map.of("", 1.0, "k", 1e3, "M", 1e6, "G", 1e9, "T", 1e12, "P", 1e15, "E", 1e18);
    private static final Map<String,
            Double> UNITS = Map.ofEntries(Map.entry("ns", 1e-9), Map.entry("µs", 1e-6), Map.entry("ms", 1e-3),
                    Map.entry("min", 60.0), Map.entry("kB", 1e3), Map.entry("MB", 1e6), Map.entry("GB", 1e9),
                    Map.entry("TB", 1e12), Map.entry("PB", 1e15), Map.entry("EB", 1e18), Map.entry("KiB", 0x1p10),
                    Map.entry("MiB", 0x1p20), Map.entry("GiB", 0x1p30), Map.entry("TiB", 0x1p40),
                    Map.entry("PiB", 0x1p50), Map.entry("%", 0.01), Map.entry("G", 1e9), Map.entry("MFLOP", 1e6),
                    Map.entry("TFLOP", 1e12));
    private static final Map<String, Double> LONG_TIMES = Map.of("h", 3_600.0, "d", 86_400.0);
    private static final int SIGNIFICANT = 3;

    private final double value;
    private final double size;
    private final double lastDigit;

    /** @param size how much one of what the number counts is, in base units */
    private PocketCalculator(double value, double size, double lastDigit) {
        this.value = value;
        this.size = size;
        this.lastDigit = lastDigit;
    }

    /** A printed number of something with a unit. */
    static PocketCalculator of(String printed, Unit unit) {
        Matcher matcher = PRINTED.matcher(printed);
        if (!matcher.matches()) {
            throw new IllegalStateException("“%s” is no number".formatted(printed));
        }
        String decimals = matcher.group(3) == null ? "" : matcher.group(3);
        double power = matcher.group(4) == null ? 1 : Math.pow(10, -Integer.parseInt(matcher.group(4)));
        double size = power * MULTIPLES.get(matcher.group(5)) * size(matcher.group(6).strip(), unit)
                / below(matcher.group(7));
        double number = Double.parseDouble(matcher.group(2).replace(",", ""));
        return new PocketCalculator((matcher.group(1).isEmpty() ? 1 : -1) * number * size, size,
                Math.pow(10, -decimals.length()) * size);
    }

    private static double below(@Nullable String denominator) {
        return denominator == null ? 1
                : Stream.of(denominator.split("/")).mapToDouble(part -> UNITS.getOrDefault(part, 1.0))
                        .reduce(1, (left, right) -> left * right);
    }

    private static double size(String word, Unit unit) {
        boolean lasts = unit.dimension().exponents().getOrDefault(Base.SECOND, 0) == 1
                || unit.dimension().equals(Dimension.of(Base.SECOND));
        return lasts && LONG_TIMES.containsKey(word) ? LONG_TIMES.get(word) : UNITS.getOrDefault(word, 1.0);
    }

    double value() {
        return value;
    }

    /**
     * True when a result that was computed is the printed one, to its last digit.
     *
     * @param whole whether zeros at the end of a large number are digits, and not places
     */
    boolean shows(double computed, boolean whole) {
        double place =
                value == 0 ? 0 : Math.pow(10, Math.floor(Math.log10(Math.abs(value / size))) + 1 - SIGNIFICANT) * size;
        double last = whole ? lastDigit : Math.max(lastDigit, place);
        return Math.abs(computed - value) <= last * (0.5 + 1e-6);
    }
}
