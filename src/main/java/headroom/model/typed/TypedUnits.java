package headroom.model.typed;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ways in which people write units, in the symbols that units have here. */
final class TypedUnits {

    /** Gb and Mbit are bits; gb, all small, is what people type for bytes. */
    static final Pattern BITS = Pattern.compile("[kKMGTP]?(?:b|bits?)(?:/.*|ps)?|[kKMGTP]ib(?:/.*)?");

    /** Spaces of all kinds that come with pasted text. */
    private static final Pattern SPACES = Pattern.compile("[\\p{Zs}\\t]");
    private static final Pattern INVISIBLE =
            Pattern.compile("[\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF]");
    private static final Pattern PER = Pattern.compile("\\s*(?:\\bper\\b|/)\\s*");
    private static final Pattern WORD = Pattern.compile("[\\p{L}µ]+");
    private static final Pattern OTHER_TIME = Pattern.compile("(?<before>[^/]*)/(?<time>min|h|d)(?<after>/.*)?");
    private static final Map<String, Double> TIMES = Map.of("min", 60.0, "h", 3_600.0, "d", 86_400.0);
    private static final Map<String, String> SYMBOLS = Map.ofEntries(Map.entry("sec", "s"), Map.entry("secs", "s"),
            Map.entry("second", "s"), Map.entry("seconds", "s"), Map.entry("msec", "ms"), Map.entry("us", "µs"),
            Map.entry("\u03bcs", "µs"), Map.entry("mins", "min"), Map.entry("minute", "min"),
            Map.entry("minutes", "min"), Map.entry("hr", "h"), Map.entry("hrs", "h"), Map.entry("hour", "h"),
            Map.entry("hours", "h"), Map.entry("day", "d"), Map.entry("days", "d"), Map.entry("rps", "req/s"),
            Map.entry("qps", "req/s"), Map.entry("reqs", "req"), Map.entry("request", "req"),
            Map.entry("requests", "req"), Map.entry("tps", "tok/s"), Map.entry("toks", "tok"),
            Map.entry("token", "tok"), Map.entry("tokens", "tok"), Map.entry("kb", "kB"), Map.entry("mb", "MB"),
            Map.entry("gb", "GB"), Map.entry("tb", "TB"), Map.entry("pb", "PB"), Map.entry("kib", "KiB"),
            Map.entry("mib", "MiB"), Map.entry("gib", "GiB"), Map.entry("tib", "TiB"), Map.entry("gpus", "GPU"),
            Map.entry("gpu", "GPU"), Map.entry("percent", "%"));

    private TypedUnits() {}

    /** A rate of another time than a second. */
    record Rate(String perSecond, double seconds) {}

    /** The text with plain single spaces in the place of all others, and none at its ends. */
    static String plainSpaces(String text) {
        return INVISIBLE.matcher(SPACES.matcher(text).replaceAll(" ")).replaceAll("").strip();
    }

    /** A unit with its words replaced: {@code requests per minute} is {@code req/min}. */
    static String symbols(String typed) {
        return WORD.matcher(PER.matcher(typed).replaceAll("/")).replaceAll(TypedUnits::symbol);
    }

    private static String symbol(MatchResult word) {
        String written = word.group();
        boolean bits = BITS.matcher(written).matches() && !written.equals(written.toLowerCase(Locale.ROOT));
        String meant = SYMBOLS.get(written.toLowerCase(Locale.ROOT));
        return Matcher.quoteReplacement(written.equals("KB") ? "kB" : bits || meant == null ? written : meant);
    }

    /** A unit as a rate in seconds and how long its own time is; empty where it is no such rate. */
    static Optional<Rate> rate(String unit) {
        Matcher matcher = OTHER_TIME.matcher(unit);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String after = matcher.group("after") == null ? "" : matcher.group("after");
        return Optional.of(new Rate(matcher.group("before") + "/s" + after,
                Objects.requireNonNull(TIMES.get(matcher.group("time")))));
    }
}
