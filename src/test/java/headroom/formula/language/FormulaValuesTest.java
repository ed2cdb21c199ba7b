package headroom.formula.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.Range;
import headroom.formula.program.Columns;
import headroom.formula.program.Compiler;
import headroom.formula.program.Program;
import headroom.model.AbsenceReason;
import headroom.text.Unit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The values that formulas as text have: a = 3, b = 3 (a share), time = 3 ms, otherTime = 3 min, mode = fast. */
class FormulaValuesTest {

    private final Names names = RandomTrees.names().function("twice", List.of("x"), "2 * x");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            1 + 2 * 3 | 7
            2^3^2 | 512
            -2^2 | -4
            2^-1 | 0.5
            10 - 3 - 2 | 5
            12 / 3 / 2 | 2
            1 + 20 % | 1.2
            2 h + 0 s | 7200
            20 GB/s * 1 s / 1 kB | 2e7
            3 G | 3e9
            40 $/h | 40
            1.5 TiB / 1 B | 1649267441664
            0.003 s - time | 0
            time + 0 | 0.003
            max(0, time) | 0.003
            (time as 1 because "why") + 1 | 1.003
            sum(i in 1..a: i * i) | 14
            sum(i in 1..0: i) | 0
            sum(i in 1..1000 * a: i) | 4501500
            sum(i in 1..10000: 1) | 10000
            sum(t in 0..a: t * a) | 18
            sum(i in 1..a: sum(t in 1..i: t / 1 s)) | 10
            max(i in -5..a: i * i) | 25
            min(i in 1..a: (i - 2)^2) | 0
            least(i in 1..1000: i * i >= 500) | 23
            least(i in 1..a * 1000: i * i >= 500) | 23
            least(i in 1..1: i > 0) | 1
            first(none("no"), 1 / 0, a) | 3
            if known(1 / 0) then 1 else 2 | 2
            if known(a) then 1 else 2 | 1
            if a > 1 or 1 / 0 > 1 then 1 else 2 | 1
            if a < 1 and 1 / 0 > 1 then 1 else 2 | 2
            if a = a then 1 else 2 |
            if a > 0 then a else 1 / 0 | 3
            case mode of fast: 1, slow: 1 / 0, none: 3 | 1
            if mode in (slow, none) then 1 else 2 | 2
            if not mode = slow then 1 else 2 | 1
            twice(a + 1) | 8
            share(a) | 1
            share(0 - a) | 0
            ceil(2.1) + floor(2.9) + round(2.5) + round(3.5) | 11
            abs(-3 s) / 1 s | 3
            mod(-1, 24) | 23
            mod(25 s, 24 s) / 1 s | 1
            sqrt(9 s^2) / 1 s | 9
            log2(1024) | 10
            ln(exp(2)) | 2
            cos(pi) + sin(pi / 2) | 0
            erlangC(4, 3) * 6 | 3.0566037735849054
            normalCdf(0) | 0.5
            normalQuantile(0.99) | 2.3263478740408408
            percentile(0.9, 5 s, 0.5, 1 s, 0.3, 9 s, 0.2) / 1 s | 9
            percentile(0.8, 5, 0.5, 1, 0.3, none("no tier"), 0, 9, 0.2) | 5
            """)
    void aFormulaHasThisValue(String formula, Double value) {
        Reading<Expression> read = new FormulaReader(names).formula(formula);
        if (value == null) {
            assertEquals(1, read.mistakes().size());
            return;
        }
        assertEquals(List.of(), read.mistakes());
        assertEquals(value, value(read.orElseThrow()), 1e-12 * Math.abs(value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            a / (a - 3) | “a − 3” is 0, and nothing can be divided by it
            1e300 * 1e300 * a | the number is too large
            (-a)^0.5 | “(−a)^0.5” is no number for these values
            min(a, none("so it is")) | so it is
            if none("unknown") > 1 then 1 else 2 | unknown
            if a > 1 and none("unknown") > 1 then 1 else 2 | unknown
            first(none("this"), none("that")) | this
            sum(i in 1..3: if i < 3 then i else none("three")) | three
            sum(i in 1..a / 2: i) | the number runs from 1 to 1.5, which must be whole numbers
            sum(i in 1..a * 1e4: i) | it runs over more than 10,000 numbers
            sum(i in 1..a: sum(t in 1..i * 4000: t * i)) | it runs over more than 10,000 numbers
            max(i in 1..a - 3: i) | there is no number from 1 to 0
            least(i in 1..3: i > 3) | it holds for no number up to the last
            percentile(0.9, none("no tier"), 0.5, 1, 0.5) | no tier
            percentile(0.9, none("no tier"), 0, none("full"), 1) | full
            waitP99(1 s, a, 3, 1) | “waitP99(1 s, a, 3, 1)” has no answer for these values
            shedBounded(100, 1, 8, 0.5) | “shedBounded(100, 1, 8, 0.5)” has no answer for these values
            """)
    void noValueHasThisReason(String formula, String reason) {
        Expression read = new FormulaReader(names).formula(formula).orElseThrow();
        assertTrue(Double.isNaN(value(read)));
        assertEquals(reason, new AbsenceReason(this::value, Choice::byDefault).of(read));
    }

    @Test
    void everyFunctionWithoutAnAnswerHasNoValue() {
        for (String formula : List.of("ln(0)", "ln(-1)", "sqrt(-1)", "exp(1000)", "log2(0)", "mod(1, 0)", "0^-1",
                "erlangC(3, 3)", "waitP99(1 s, 3, 3, 1)", "normalQuantile(2)", "zipf(0, 3, 1)", "1 / 0")) {
            assertTrue(Double.isNaN(value(new FormulaReader(names).formula(formula).orElseThrow())), formula);
        }
    }

    @Test
    void aKitchenThatServesTeaWaitsAsLongAsItsQueue() {
        Choice service = Written.choice("service", "Service", RandomTrees.GROUP, "A choice.",
                new Choice.Option("queue", "one queue", "One."), new Choice.Option("tables", "tables", "Two."));
        Names kitchen = new Names().nouns("guest/guests", "kettle/kettles").with(service)
                .with(given("guestRate", "guest/s", 0.5), given("kettles", "kettle", 4), given("brewTime", "s", 6));
        define(kitchen, "busyKettles", "kettle",
                "guestRate * brewTime as kettle because \"a kettle serves one guest at a time\"");
        define(kitchen, "utilisation", "share", "busyKettles / kettles");
        Estimate wait = define(kitchen, "meanWait", "s", """
                if utilisation >= 1 then none("more guests come than the kettles can serve")
                else if service = queue then erlangC(kettles, busyKettles) * brewTime / (kettles - busyKettles)
                else utilisation * brewTime / (1 - utilisation)""");
        assertEquals(3.0566, value(wait), 5e-5);
        Expression atSeven = Compiler.compile(List.of(wait), Map.of(), Set.of()).inputs().stream()
                .filter(input -> input.id().equals("guestRate")).findFirst().orElseThrow();
        double[] waits = Compiler.compile(List.of(wait), Map.of(), Set.of())
                .run(quantity -> quantity.equals(atSeven) ? new double[]{0.5, 0.7} : base(quantity), 2).column(wait, 2);
        assertTrue(Double.isNaN(waits[1]));
    }

    private static Assumption given(String id, String unit, double byDefault) {
        return Written.assumption(id, id, RandomTrees.GROUP, unit, byDefault,
                Range.linear(0, 100));
    }

    private static Estimate define(Names names, String id, String unit, String formula) {
        Unit of = names.units().read(unit);
        Estimate estimate =
                Written.estimate(id, id, unit, new FormulaReader(names).formula(formula, of).orElseThrow());
        names.with(estimate);
        return estimate;
    }

    @Test
    void aRangeOverColumnsEqualsItsRowsAlone() {
        Expression sum = new FormulaReader(names).formula("sum(i in 1..a: i * time) + least(i in 0..9: i >= a) * 1 s")
                .orElseThrow();
        Program program = Compiler.compile(List.of(sum), Map.of(), Set.of());
        double[] ends = {1, 2, 5, 9};
        double[] together = program.run(quantity -> quantity.equals(RandomTrees.A) ? ends : base(quantity), 4)
                .column(sum, 4);
        for (int row = 0; row < ends.length; row++) {
            double end = ends[row];
            assertEquals(end * (end + 1) / 2 * 0.003 + end, together[row], 1e-12);
        }
    }

    @Test
    void aLongSumEqualsAShortOneBitByBit() {
        Estimate curve =
                Written.step("curve", "Curve", "", RandomTrees.I.dividedBy(7).plus(RandomTrees.A.dividedBy(3)));
        Names with = names.with(curve);
        double unrolled = value(new FormulaReader(with).formula("sum(i in 0..49: curve)").orElseThrow());
        double looped = value(new FormulaReader(with).formula("sum(i in a - 3..49: curve)").orElseThrow());
        assertEquals(unrolled, looped);
    }

    @Test
    void unitsOfNounsAreTheirPlurals() {
        Unit kettles = names.nouns("kettle/kettles", "goose/geese").units().read("kettle/h");
        Estimate of = Written.estimate("of", "Of", "", RandomTrees.A);
        assertEquals("3 kettles/h", headroom.text.Style.COUNT.print(3, kettles).toString());
        assertEquals("1 kettle/h", headroom.text.Style.COUNT.print(1, kettles).toString());
        assertEquals("2 geese", headroom.text.Style.COUNT.print(2, names.units().read("goose")).toString());
        assertEquals(3, value(of));
    }

    @Test
    void mentionsAreListedWithoutAnyMeaning() {
        assertEquals(List.of("a", "mode", "twice", "i", "time", "slow"),
                Mentions.of(
                        "a * (case mode of slow: twice(sum(i in 1..3: i)), else: time / 30 s) + (if slow then 1 else 2)",
                        Set.of("a", "mode", "twice", "i", "time", "slow")::contains));
        assertEquals(List.of(), Mentions.of("a * (", _ -> true));
    }

    @Test
    void aNameOfTheProblemWinsOverAUnit() {
        Names own = RandomTrees.names().with("s", RandomTrees.A);
        assertEquals(
                List.of(new Mistake(2, 3, "“s” is an id here, so it is no unit: give what has that id another one")),
                new FormulaReader(own).formula("3 s").mistakes());
        assertEquals(10, value(new FormulaReader(own).formula("30 GB/s / 1 GB").orElseThrow()));
    }

    @Test
    void aChainOfManyEstimatesIsReadOneByOne() {
        Names chain = new Names().with(RandomTrees.A);
        Expression last = RandomTrees.A;
        for (int i = 0; i < 300; i++) {
            String before = i == 0 ? "a" : "e" + (i - 1);
            Expression formula = new FormulaReader(chain).formula(before + " + 1").orElseThrow();
            Estimate estimate = Written.estimate("e" + i, "E", "", formula);
            chain.with(estimate);
            last = estimate;
        }
        assertEquals(303, value(last));
        assertEquals(300, IntStream.range(0, 300).filter(i -> chain.meaning("e" + i).isPresent()).count());
    }

    private double value(Expression expression) {
        return value(Map.of(), expression);
    }

    private double value(Map<Coordinate, Double> coordinates, Expression expression) {
        Columns columns = Compiler.compile(List.of(expression), Map.of(), Set.copyOf(coordinates.keySet()))
                .run(quantity -> quantity instanceof Coordinate coordinate
                        ? new double[]{Objects.requireNonNull(coordinates.get(coordinate))} : base(quantity),
                        1);
        return columns.value(expression, 0);
    }

    private static double[] base(Quantity quantity) {
        Assumption assumption = (Assumption) quantity;
        return new double[]{assumption.unit().toBase(assumption.ownDefault())};
    }
}
