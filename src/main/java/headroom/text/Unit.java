package headroom.text;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A unit as it is written, such as {@code ms/tok}: its symbol, its dimension, and the factor that takes a value in this
 * unit to base units. Written parts that are no known unit ({@code req}, {@code node}) are labels without dimension; so
 * are {@code h}, {@code month} and {@code day}, since prices per hour, amortisation and drive writes stay as they are.
 *
 * @param scale the factor from a value in this unit to base units
 * @param plural the plural of its numerator, which is counted or measured
 */
public record Unit(String symbol, Dimension dimension, double scale, String plural) {

    private static final Map<String,
            Atom> ATOMS = Map.ofEntries(atom("s", Base.SECOND, 1), atom("ms", Base.SECOND, 1e-3),
                    atom("µs", Base.SECOND, 1e-6), atom("ns", Base.SECOND, 1e-9), atom("min", Base.SECOND, 60),
                    atom("B", Base.BYTE, 1), atom("kB", Base.BYTE, 1e3), atom("MB", Base.BYTE, 1e6),
                    atom("GB", Base.BYTE, 1e9),
                    atom("TB", Base.BYTE, 1e12), atom("KiB", Base.BYTE, 1L << 10), atom("MiB", Base.BYTE, 1L << 20),
                    atom("GiB", Base.BYTE, 1L << 30), atom("TiB", Base.BYTE, 1L << 40), atom("PB", Base.BYTE, 1e15),
                    atom("PiB", Base.BYTE, 1L << 50), atom("tok", Base.TOKEN, 1),
                    atom("FLOP", Base.FLOP, 1), atom("kFLOP", Base.FLOP, 1e3), atom("MFLOP", Base.FLOP, 1e6),
                    atom("GFLOP", Base.FLOP, 1e9), atom("TFLOP", Base.FLOP, 1e12),
                    atom("$", Base.DOLLAR, 1), atom("GPU", Base.GPU, 1),
                    Map.entry("%", new Atom(Dimension.NONE, 0.01)), Map.entry("G", new Atom(Dimension.NONE, 1e9)));

    private static final Atom LABEL = new Atom(Dimension.NONE, 1);

    /** A number without a unit. */
    public static final Unit NONE = new Unit("", Dimension.NONE, 1);
    /** A share, printed in percent, held as a fraction. */
    public static final Unit SHARE = of("share");

    /** A unit whose numerator has the plural that everybody knows. */
    public Unit(String symbol, Dimension dimension, double scale) {
        this(symbol, dimension, scale, Nouns.plural(numerator(symbol)));
    }

    private record Atom(Dimension dimension, double scale) {}

    /**
     * The unit that is written so: factors joined by {@code ·} and divided by {@code /}; the first may be {@code 1}.
     *
     * @throws IllegalArgumentException in a sentence, when a part only looks like a known unit: {@code gb}
     */
    public static Unit of(String symbol) {
        for (String part : symbol.split("[/·]", -1)) {
            if (!ATOMS.containsKey(part)) {
                meant(part).ifPresent(known -> {
                    throw new IllegalArgumentException(
                            "“%s” in the unit “%s” is no unit; “%s” is one".formatted(part, symbol, known));
                });
            }
        }
        return labelled(symbol);
    }

    /** The known unit that is written almost like a part that is none: a label must not look like one of them. */
    private static Optional<String> meant(String part) {
        return ATOMS.keySet().stream()
                .filter(known -> known.equalsIgnoreCase(part) || (known + "s").equalsIgnoreCase(part))
                .filter(known -> known.length() > 1).sorted().findFirst();
    }

    /** A unit as it was printed or typed, where any word may stand for what is counted. */
    public static Unit labelled(String symbol) {
        if (symbol.isEmpty() || symbol.equals("—")) {
            return NONE;
        }
        String[] parts = symbol.split("/", -1);
        Dimension dimension = Dimension.NONE;
        double scale = 1;
        for (int i = 0; i < parts.length; i++) {
            for (String factor : parts[i].split("·", -1)) {
                Atom atom = ATOMS.getOrDefault(factor, LABEL);
                dimension = i == 0 ? dimension.times(atom.dimension) : dimension.dividedBy(atom.dimension);
                scale = i == 0 ? scale * atom.scale : scale / atom.scale;
            }
        }
        return new Unit(symbol, dimension, scale);
    }

    /** The written parts of units that are more than labels. */
    public static Set<String> known() {
        return ATOMS.keySet();
    }

    /** True when a written part of a unit is more than a label. */
    public static boolean knows(String part) {
        return ATOMS.containsKey(part);
    }

    /** The base unit of a dimension. */
    public static Unit of(Dimension dimension) {
        return dimension.equals(Dimension.NONE) ? NONE : new Unit(dimension.toString(), dimension, 1);
    }

    private static Map.Entry<String, Atom> atom(String symbol, Base base, double scale) {
        return Map.entry(symbol, new Atom(Dimension.of(base), scale));
    }

    /** The base value of a value in this unit. */
    public double toBase(double own) {
        return own * scale;
    }

    /** The value in this unit of a base value. */
    public double fromBase(double base) {
        return base / scale;
    }

    /** The same unit with a plural of its own. */
    Unit inPlural(String other) {
        return new Unit(symbol, dimension, scale, other);
    }

    /** The thing that is counted or measured: the symbol before its first {@code /}. */
    public String numerator() {
        return numerator(symbol);
    }

    private static String numerator(String symbol) {
        int slash = symbol.indexOf('/');
        return slash < 0 ? symbol : symbol.substring(0, slash);
    }

    /** The symbol from its first {@code /} on, which keeps its place behind any prefix of the numerator. */
    public String denominator() {
        return symbol.substring(numerator().length());
    }

    @Override
    public String toString() {
        return symbol.isEmpty() ? "a number" : symbol;
    }
}
