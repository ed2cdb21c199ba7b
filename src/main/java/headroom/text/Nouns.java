package headroom.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Nouns that are counted, in labels of units and in sentences, and their plurals. */
public final class Nouns {

    /** Nouns that count things of the field. */
    private static final Set<String> COUNTED = Set.of("node", "unit", "layer", "expert", "instance", "block", "turn",
            "session", "prompt", "replica", "host", "event", "slot", "version", "adapter", "answer", "question",
            "scorer",
            "connection", "core", "check", "month");
    /** Nouns that read the same in the plural. */
    private static final Set<String> UNCHANGED = Set.of("req", "share", "×", "—", "h", "day", "year", "M");
    /** Nouns that have a plural wherever they stand, without being known to everybody. */
    private static final Set<String> MORE = Set.of("GPU", "request", "lookup", "step", "token", "parameter");

    /** Units that are written in the plural, since no short sign stands for them. */
    private static final Map<String, String> SINGULARS = Map.of("drive writes", "drive write", "swaps", "swap");

    /** Nouns of sentences alone. */
    private static final Set<String> TOLD = Set.of("machine worker stream prompt gateway byte time".split(" "));
    private static final Pattern COUNTED_FEW = Pattern.compile(
            "^( (?:(?!(?:of|in|and|or|to|that|with|on|at)\\b)\\p{L}+ )?)(%s)s\\b".formatted(
                    Stream.of(COUNTED, MORE, TOLD).flatMap(Set::stream).collect(Collectors.joining("|"))),
            Pattern.CASE_INSENSITIVE);
    private static final Map<String, String> PLURALS = Stream.of(COUNTED, MORE).flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableMap(noun -> noun, noun -> noun + "s"));

    /** The labels that need no declaration. */
    public static final Set<String> KNOWN = Stream.of(COUNTED, UNCHANGED).flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    private final Map<String, String> declared;

    /** Nouns of a problem: those that everybody knows, and those that it declares, each singular with its plural. */
    public Nouns(Map<String, String> declared) {
        this.declared = Map.copyOf(declared);
    }

    /** The plural of a label; itself where it has none. */
    static String plural(String singular) {
        return PLURALS.getOrDefault(singular, singular);
    }

    /** The label of one thing; itself but where labels are written in the plural. */
    static String singular(String label) {
        return SINGULARS.getOrDefault(label, label);
    }

    /** Words after a number that is 1: the noun that they begin with, or after one adjective, in the singular. */
    public static String afterOne(String words) {
        Matcher counted = COUNTED_FEW.matcher(words);
        return counted.find() ? counted.group(1) + counted.group(2) + words.substring(counted.end()) : words;
    }

    /** True when a label is one of these. */
    public boolean has(String label) {
        return KNOWN.contains(label) || declared.containsKey(label);
    }

    /** True when a problem itself declares a label, even one that everybody knows. */
    public boolean declares(String label) {
        return declared.containsKey(label);
    }

    /** The labels in the singular, those that everybody knows and those declared, with their plurals. */
    public Map<String, String> all() {
        Map<String, String> all = new HashMap<>();
        KNOWN.forEach(noun -> all.put(noun, plural(noun)));
        all.putAll(declared);
        return all;
    }

    /** A unit that says its own plural, where its numerator is declared here. */
    public Unit counting(Unit unit) {
        String plural = declared.get(unit.numerator());
        return plural == null ? unit : unit.inPlural(plural);
    }
}
