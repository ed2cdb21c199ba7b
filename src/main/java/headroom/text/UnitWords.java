package headroom.text;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

/** Units as they are spoken, for who listens instead of reading: {@code tok/s/GPU} is tokens per second per GPU. */
public final class UnitWords {

    /** The singular of what symbols stand for; other parts of units are words already. */
    private static final Map<String, String> NOUNS = Map.ofEntries(Map.entry("s", "second"),
            Map.entry("ms", "millisecond"), Map.entry("µs", "microsecond"), Map.entry("ns", "nanosecond"),
            Map.entry("min", "minute"), Map.entry("h", "hour"), Map.entry("B", "byte"), Map.entry("kB", "kilobyte"),
            Map.entry("MB", "megabyte"), Map.entry("GB", "gigabyte"), Map.entry("TB", "terabyte"),
            Map.entry("KiB", "kibibyte"), Map.entry("MiB", "mebibyte"), Map.entry("GiB", "gibibyte"),
            Map.entry("TiB", "tebibyte"), Map.entry("tok", "token"), Map.entry("req", "request"),
            Map.entry("$", "dollar"), Map.entry("FLOP", "floating-point operation"),
            Map.entry("MFLOP", "million floating-point operation"),
            Map.entry("TFLOP", "trillion floating-point operation"), Map.entry("drive writes", "drive write"));
    private static final Map<String, String> WITHOUT_PLURAL =
            Map.of("%", "percent", "share", "percent", "×", "times", "G", "billion", "1", "", "", "");

    private UnitWords() {}

    /** The words behind a number. */
    public static String after(String number, Unit unit) {
        String counted = WITHOUT_PLURAL.containsKey(unit.numerator()) ? WITHOUT_PLURAL.get(unit.numerator())
                : number.equals("1") ? nouns(unit.numerator()) : many(unit);
        String per = Arrays.stream(unit.denominator().split("/")).filter(part -> !part.isEmpty())
                .map(part -> " per " + nouns(part)).collect(Collectors.joining());
        return (counted + per).strip();
    }

    private static String many(Unit unit) {
        return unit.plural().equals(unit.numerator()) ? nouns(unit.numerator()) + "s" : unit.plural();
    }

    private static String nouns(String part) {
        return Arrays.stream(part.split("·")).map(noun -> NOUNS.getOrDefault(noun, noun))
                .collect(Collectors.joining(" "));
    }
}
