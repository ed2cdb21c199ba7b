package headroom.formula.language;

import headroom.text.Base;
import headroom.text.Dimension;
import headroom.text.Nouns;
import headroom.text.Unit;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The units of a problem: those that everybody knows, and the nouns that it declares. */
public final class Units {

    /** Alone, hours are time, unless the problem declares them as a noun; in a price per hour and the like they are a label. */
    private static final String HOUR = "h";
    private static final Unit HOURS = new Unit(HOUR, Dimension.of(Base.SECOND), 3_600);
    private static final char MICRO = 'µ';
    private static final char GREEK_MU = 'μ';

    /** Units as people say them, by what is written here. */
    private static final Map<String, Set<String>> SPOKEN = Map.of("1", Set.of("number", "factor", "count", "ratio",
            "none", "scalar", "integer", "-"), "%", Set.of("percent", "pct"), "s",
            Set.of("sec", "secs", "second",
                    "seconds"),
            "min", Set.of("minute", "minutes", "mins"), "h", Set.of("hour", "hours", "hr", "hrs"), "day",
            Set.of("d", "days"), "$", Set.of("usd", "dollar", "dollars", "€", "eur"), "B", Set.of("byte", "bytes"),
            "tok",
            Set.of("token", "tokens"), "req", Set.of("request", "requests", "rps"));

    private final Nouns nouns;

    /** Units with the labels that these nouns are. */
    public Units(Nouns nouns) {
        this.nouns = nouns;
    }

    /**
     * Reads a unit as it is written.
     *
     * @throws IllegalArgumentException in a sentence, when a part of it is no unit
     */
    public Unit read(String written) {
        String symbol = written.strip().replace(GREEK_MU, MICRO).replaceAll("\\s*([/·])\\s*", "$1");
        if (symbol.isEmpty() || symbol.equals("—") || symbol.equals("1")) {
            return Unit.NONE;
        }
        String[] parts = symbol.split("/", -1);
        for (int i = 0; i < parts.length; i++) {
            String[] factors = parts[i].split("·", -1);
            if (i > 0 && factors.length > 1) {
                throw new IllegalArgumentException(
                        "“%s” divides by “%s”; each / divides by one part: %s".formatted(symbol, parts[i],
                                symbol.replace("/" + parts[i], "/" + String.join("/", factors))));
            }
            for (String factor : factors) {
                boolean one = i == 0 && factor.equals("1") && factors.length == 1 && parts.length > 1;
                require(one || isKnown(factor), symbol, factor);
            }
        }
        return symbol.equals(HOUR) && !nouns.declares(HOUR) ? HOURS : nouns.counting(Unit.of(symbol));
    }

    private boolean isKnown(String part) {
        return Unit.knows(part) || nouns.has(part);
    }

    private void require(boolean known, String symbol, String part) {
        if (!known) {
            String what = part.isEmpty() ? "a part of the unit “%s” is missing".formatted(symbol)
                    : "“%s” is no unit%s".formatted(part, symbol.equals(part) ? "" : " (in “%s”)".formatted(symbol));
            String hint = part.isEmpty() ? "" : meant(part).map("; did you mean %s?"::formatted)
                    .orElse("; a noun is declared under “nouns”");
            throw new IllegalArgumentException(what + hint);
        }
    }

    private Optional<String> meant(String part) {
        return SPOKEN.entrySet().stream().filter(entry -> entry.getValue().contains(part.toLowerCase(Locale.ROOT)))
                .map(Map.Entry::getKey).findFirst().or(() -> Nearest.to(part, all()));
    }

    private Set<String> all() {
        Set<String> all = new TreeSet<>(Unit.known());
        all.addAll(nouns.all().keySet());
        return all;
    }
}
