package headroom.formula;

import headroom.text.Digits;
import headroom.text.DistinctFigures;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.text.UnitWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Something that the planner is told and does not compute: a load, a limit, a price. Its value, default and range are in
 * its own unit; formulas see it in base units.
 *
 * @param ownDefault the default in its own unit
 * @param description a sentence for a newcomer; may be empty
 * @param former the values in earlier times, each by the last schema of scenario files in which it held
 */
public record Assumption(String id, String label, Group group, Unit unit, double ownDefault, Range range,
        String description, Source source, NavigableMap<Integer, Former> former) implements Quantity {

    /** A number longer than this was typed in another unit, perhaps. */
    private static final int LONG = 7;
    private static final double MILLION = 1e6;
    private static final double LARGE = 1e7;
    /** An input is exact to ten digits. */
    private static final double TYPED_RESOLUTION = 1e-9;

    public Assumption {
        former = Collections.unmodifiableNavigableMap(new TreeMap<>(former));
        List<Double> defaults = new ArrayList<>(List.of(ownDefault));
        former.values().forEach(value -> {
            if (value instanceof Former.Value(double earlier)) {
                defaults.add(earlier);
            }
        });
        for (double value : defaults) {
            if (!range.allows(value)) {
                throw new IllegalArgumentException("the default of " + refusal(id, value, range.rule(unit)));
            }
        }
    }

    /** The value of an assumption in earlier scenario files that do not name it. */
    public sealed interface Former {

        /** A default, in its own unit. */
        record Value(double own) implements Former {}

        /** The value of another assumption, which then meant both. */
        record Same(String id) implements Former {}
    }

    /** The sentence that says what was found and what is allowed; empty when a value in the own unit is allowed. */
    public Optional<String> rejection(double own) {
        return range.allows(own) ? Optional.empty() : Optional.of(refusal(id, own, rule()));
    }

    private static String refusal(String id, double own, String rule) {
        return "%s is %s, but %s".formatted(id, found(own), rule);
    }

    /** A rejected value as it was given; one with endless zeros in powers of ten. */
    private static String found(double own) {
        boolean readable = own == 0 || (Math.abs(own) >= 1e-9 && Math.abs(own) < 1e15);
        return readable ? Digits.exact(own) : Digits.shortest(own);
    }

    /** The rule for values as the end of a sentence: {@code must be a whole number between 1 and 320 GPUs/unit}. */
    public String rule() {
        return range.rule(unit);
    }

    /** The default, in the assumption's own unit, that it had when scenario files of a schema were written. */
    public double ownDefaultOf(int schema) {
        return formerly(schema).filter(Former.Value.class::isInstance).map(value -> ((Former.Value) value).own())
                .orElse(ownDefault);
    }

    /** The id of the assumption whose value it had too when scenario files of a schema were written; empty for none. */
    public Optional<String> sameAs(int schema) {
        return formerly(schema).filter(Former.Same.class::isInstance).map(same -> ((Former.Same) same).id());
    }

    private Optional<Former> formerly(int schema) {
        return Optional.ofNullable(former.ceilingEntry(schema)).map(Map.Entry::getValue);
    }

    /** True for a price, which holds for a time only. */
    public boolean isPrice() {
        return unit.numerator().equals("$");
    }

    /**
     * True for a price that was seen too long ago.
     *
     * @param yearAgo the month of a year ago, such as 2025-11
     */
    public boolean isAged(String yearAgo) {
        return isPrice() && source.isBefore(yearAgo);
    }

    /**
     * The source of the default for people, who are told when a price has grown old.
     *
     * @param yearAgo the month of a year ago, such as 2025-11
     */
    public String sourceSince(String yearAgo) {
        return isAged(yearAgo) ? source + " That is more than a year ago: look for today’s price." : source.toString();
    }

    @Override
    public Style style() {
        return Style.of(unit);
    }

    /**
     * A value in base units in the assumption's own unit, with every digit that was typed: it is an input; dollars stand
     * in front, and 80 GiB stay 80 GiB.
     */
    @Override
    public Figure print(double base) {
        String digits = Digits.exact(unit.fromBase(base));
        return digits.length() > LONG ? Style.binary(base, unit).orElseGet(() -> printed(digits)) : printed(digits);
    }

    /** True when a value, in the assumption's own unit, is printed in that unit: 80 GiB are not where it is GB. */
    public boolean isPrintedInOwnUnit(double own) {
        String number = print(unit.toBase(own)).number();
        return (number.startsWith("$") ? number.substring(1) : number).equals(Digits.exact(own));
    }

    /**
     * Values, in the assumption's own unit, that nobody typed and that are read against each other: three digits of them,
     * or as many as tell them apart.
     */
    public List<Figure> printRoundedApart(double... values) {
        return new DistinctFigures(TYPED_RESOLUTION, List.of(), (value, more) -> printed(rounded(value, more)))
                .print(values);
    }

    /** A few digits of a value; from ten millions on in millions, which a person can take in. */
    private static String rounded(double own, int more) {
        boolean large = Math.abs(own) >= LARGE;
        double shown = large ? own / MILLION : own;
        String digits = more == 0 ? Digits.significant(shown) : Digits.significant(shown, Math.min(3 + more, 10));
        return large ? digits + "M" : digits;
    }

    @Override
    public List<Figure> printApart(double... values) {
        return Arrays.stream(values).mapToObj(value -> Double.isNaN(value) ? Figure.ABSENT : print(value)).toList();
    }

    private Figure printed(String digits) {
        return isPrice() ? new Figure("$" + digits, unit.denominator()) : Style.counted(digits, unit);
    }

    /** A value, in the assumption's own unit, as it is spoken: {@code 500 requests per second}. */
    public String spoken(double own) {
        String digits = Digits.exact(own);
        return (digits + " " + UnitWords.after(digits, unit)).strip();
    }

    /** The figure of {@link #print}: an input is exact already. */
    @Override
    public Figure printOperand(double base, int more) {
        return print(base);
    }

    @Override
    public double read(Figure figure) {
        Unit printed = Unit.labelled(figure.unit());
        boolean binary = Style.of(printed) == Style.BINARY_BYTES;
        return (binary ? printed : unit).toBase(Digits.read(figure.number()));
    }

    @Override
    public Object content() {
        return List.of(id, label, group, unit, ownDefault, range, description, source, former);
    }

    /** Two are the same when they have one id. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Assumption assumption && id.equals(assumption.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
