package headroom.formula.language;

import static headroom.formula.NamedFunction.Parameter.measure;
import static headroom.formula.NamedFunction.Parameter.number;

import headroom.formula.NamedFunction;
import headroom.formula.NamedFunction.Parameter;
import headroom.formula.function.Che;
import headroom.formula.function.Daylight;
import headroom.formula.function.Drain;
import headroom.formula.function.Elementary;
import headroom.formula.function.Lognormal;
import headroom.formula.function.LruRetention;
import headroom.formula.function.Normal;
import headroom.formula.function.Percentile;
import headroom.formula.function.Popularity;
import headroom.formula.function.Queueing;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The functions that a formula can call, by name. */
public final class Functions {

    /** Functions of plain arithmetic over their arguments. */
    private static final List<NamedFunction> NAMED = List.of(Elementary.ABS, Elementary.MOD, Elementary.SQRT,
            Elementary.EXP, Elementary.LN, Elementary.LOG2, Elementary.COS, Elementary.SIN, Normal.CDF,
            Normal.QUANTILE, Lognormal.CDF, Lognormal.QUANTILE, Lognormal.DENSITY, Lognormal.MEDIAN, Lognormal.SIGMA,
            Lognormal.Q99, Lognormal.CUT_MEAN, Queueing.ERLANG_C, Queueing.WAIT_P99, Percentile.PERCENTILE,
            LruRetention.LRU_RETENTION,
            Popularity.ZIPF, Popularity.DISTINCT, Popularity.DEALT_DISTINCT, Popularity.BUSIEST_SHARE,
            Popularity.BOUNDED_DISTINCT, Popularity.BOUNDED_SHED, Popularity.BOUNDED_ROOM, Che.HIT_SHARE,
            Che.DEALT_HIT_SHARE, Che.BOUNDED_HIT_SHARE, Drain.DRAIN_STEPS, Daylight.DAILY_SWING);

    static final Map<String, NamedFunction> BY_NAME =
            NAMED.stream().collect(Collectors.toUnmodifiableMap(NamedFunction::name, Function.identity()));

    private static final Parameter X = measure("x");
    private static final String NUMBER = "a number";
    private static final String THAT_UNIT = "that unit";

    /** Functions and forms that are more than arithmetic over their arguments. */
    private static final List<Entry> BUILT_IN = List.of(
            new Entry("ceil(x)", List.of(X), THAT_UNIT,
                    "The smallest whole number that is not below x, in base units; noise of 1e-9 does not lift it."),
            new Entry("floor(x)", List.of(X), THAT_UNIT,
                    "The largest whole number that is not above x, in base units; noise of 1e-9 does not lower it."),
            new Entry("round(x)", List.of(X), THAT_UNIT, "The nearest whole number, in base units; half to even."),
            new Entry("min(a, b, …)", List.of(measure("a"), measure("b")), THAT_UNIT, "The least of them."),
            new Entry("max(a, b, …)", List.of(measure("a"), measure("b")), THAT_UNIT, "The greatest of them."),
            new Entry("share(x)", List.of(number("x")), NUMBER, "x kept within 0 and 1."),
            new Entry("first(a, b, …)", List.of(measure("a"), measure("b")), THAT_UNIT,
                    "The first of them that has a value."),
            new Entry("known(a)", List.of(measure("a")), "a condition", "It holds where a has a value."),
            new Entry("none(\"why\")", List.of(), "no value, of any unit", "No value, for this reason."),
            new Entry("sum(i in a..b: x)", List.of(number("a"), number("b"), X), THAT_UNIT,
                    "The sum of x over the whole numbers i from a to b, both included; 10,000 at most."),
            new Entry("min(i in a..b: x)", List.of(number("a"), number("b"), X), THAT_UNIT,
                    "The least x over the whole numbers i from a to b."),
            new Entry("max(i in a..b: x)", List.of(number("a"), number("b"), X), THAT_UNIT,
                    "The greatest x over the whole numbers i from a to b."),
            new Entry("least(i in a..b: condition)", List.of(number("a"), number("b")), NUMBER,
                    "The first whole number i for which the condition holds, by bisection; no value where it fails at b."),
            new Entry("pi", List.of(), NUMBER, "The ratio of a circle’s circumference to its diameter."));

    /**
     * A function or form that can be called.
     *
     * @param form the way in which it is written
     * @param parameters the values that it is told
     * @param result the unit of what it gives, in words
     * @param description one sentence
     */
    public record Entry(String form, List<Parameter> parameters, String result, String description) {

        private static Entry of(NamedFunction function) {
            return new Entry(function.signature(), function.parameters(), switch (function.result()) {
                case NUMBER -> NUMBER;
                case MEASURE -> THAT_UNIT;
                case ROOT -> "half that unit";
            }, function.description());
        }

        /** The name alone. */
        public String name() {
            int end = form.indexOf('(');
            return end < 0 ? form : form.substring(0, end);
        }
    }

    /** Everything that can be called, in an order for reading. */
    public static final List<Entry> ALL =
            Stream.concat(BUILT_IN.stream(), NAMED.stream().map(Entry::of)).toList();

    /** The names that a call may have. */
    static final Set<String> NAMES = ALL.stream().map(Entry::name).collect(Collectors.toUnmodifiableSet());

    private Functions() {}
}
