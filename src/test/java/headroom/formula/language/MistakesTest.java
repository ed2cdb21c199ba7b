package headroom.formula.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.formula.Condition;
import headroom.text.Unit;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes are said in one sentence, at their place. */
class MistakesTest {

    private final Names names = RandomTrees.names().with("slow", RandomTrees.TIME.moreThan(0))
            .with("curve", Written.step("curve", "Curve", "", RandomTrees.I.times(2)))
            .function("half", List.of("x"), "x / 2").function("odd", List.of("x", "y"), "x + y + 1 s");
    private final FormulaReader reader = new FormulaReader(names);

    /** The mistaken part of the text stands between « and ». */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            a + «otherTme» | nothing is called “otherTme”; did you mean otherTime?
            a + «zzzzzz» | nothing is called “zzzzzz”
            «a + time» | cannot add “a” (a number) and “time” (s)
            3 * («2 * a - time») | cannot subtract “2 * a” (a number) and “time” (s)
            «max(a, time)» | cannot compare “a” (a number) and “time” (s)
            if «a < time» then 1 else 2 | cannot compare “a” (a number) and “time” (s)
            «if a < 1 then a else time» | cannot choose between “a” (a number) and “time” (s)
            «case mode of fast: a, else: time» | cannot choose between “a” (a number) and “time” (s)
            «time^b» | cannot raise “time” (s) to the power of “b” (a number): only a whole number keeps units
            a + «» | the formula is cut short: something is missing at its end
            (a + 1«» | the formula is cut short: “)” is missing to close the bracket opened before
            max(a, «» | the formula is cut short: something is missing at its end
            a + 1«)» | “)” does not belong here: this bracket was never opened
            a «b» | “b” does not belong here: an operator is missing before it
            a + «*» b | “*” does not belong here: a number, a name or a bracket belongs here
            if a < b «<» 3 then 1 else 2 | comparisons do not chain: write a < b and b < c
            if a «=» 3 then 1 else 2 | “=” asks for the option of a choice; numbers are compared with <, <=, > or >=
            if «a» = b then 1 else 2 | “a” is no choice; numbers are compared with <, <=, > or >=
            if mode = «fats» then 1 else 2 | choice “mode” has no option “fats”; it has fast, slow, none
            case «mode» of fast: 1, slow: 2 | “case mode” misses none; name every option, or end with else: …
            case mode of fast: 1, «fast»: 2, else: 3 | option “fast” has a formula already
            case «a» of fast: 1 | “a” is no choice, so “case” cannot ask for its option
            2 * «mode» | “mode” is a choice, not a number: case mode of fast: …, slow: …, none: …
            2 * «slow» | “slow” is a condition, not a number: if slow then … else …
            if «a» then 1 else 2 | “a” is a number, not a condition: compare it with <, <=, > or >=
            if «a + 1» then 1 else 2 | “a + 1” is a number, not a condition: compare it with <, <=, > or >=
            if «mode» then 1 else 2 | “mode” is a choice; say which option: mode = fast
            1 + («a < 2») | a condition stands where a number belongs: if a < 2 then 1 else 0
            if a > 1 then 2«» | this “if” has no “else”; where there is no answer write else none("why")
            max(«if» a > 1 then 2 else 3, 4) | “if” stands in brackets here: (if …)
            1 + «if» a > 1 then 2 else 3 | “if” does not belong here: a number or a name belongs here
            2 * «i» | “i” is a coordinate, and nothing here says its value: it needs a sum, as in sum(i in 0..9: i)
            2 * «curve» | “curve” runs along i, and nothing here says its value: it needs a sum, as in sum(i in 0..9: curve)
            a «**» b | “**” has no meaning in a formula: write a ^ b for a power
            if mode «==» fast then 1 else 2 | “==” has no meaning in a formula: a choice is asked with one =, numbers are compared with <, <=, > or >=
            if a < b «&»& b < 3 then 1 else 2 | “&” has no meaning in a formula: write and
            a < 2 «?» 1 : 2 | “?” has no meaning in a formula: write if … then … else …
            sum(«hour» in 1..3: 2) | nothing is called “hour”; what runs over a range is declared under “coordinates”
            2 «d» | “d” is no unit; did you mean day?
            2 «number» | “number” is no unit; did you mean 1?
            2 «q» | “q” is no unit; a noun is declared under “nouns”
            sum(«a» in 1..3: a) | “a” is no coordinate; what runs over a range is declared under “coordinates”
            sum(i in 1..«time»: i) | a range ends at a whole number, but “time” is s
            sum(i in 1..«2.5»: i) | a range ends at a whole number, not at 2.5
            sum(i in «1..1000000000»: i) | “sum” runs over more than 10,000 numbers
            «sum(i in 1..2: sum(i in 1..2: sum(i in 1..2: i)))» | ranges lie more than 2 deep in each other, which takes too long
            «sum(a, b)» | “sum” runs over a range: sum(i in 1..N: …)
            «erlangC(a)» | erlangC(servers, load) takes 2 arguments, not 1
            erlangC(a, «time») | erlangC(servers, load) takes a number as load, but “time” is s
            «lognormalCdf(time, a, 1)» | cannot take together “time” (s) and “a” (a number)
            «ceil(a, b)» | ceil(x) takes 1 argument, not 2
            «sqrt(time)» | sqrt(x) halves the unit, but s has no half
            share(«time») | share(x) takes a number, but “time” is s
            «erlngC»(a, b) | there is no function “erlngC”; did you mean erlangC?
            «a»(3) | “a” is no function; between factors stands *
            2 * «erlangC» | “erlangC” is a function: write its arguments in brackets after it
            «half(1, 2)» | half(x) takes 1 argument, not 2
            «odd(a, 1)» | in odd(x, y): cannot add “x + y” (a number) and “1 s” (s)
            30 «kttle» + a | “kttle” is no unit; a noun is declared under “nouns”
            30 «secs» | “secs” is no unit; did you mean s?
            30 «GBs» | “GBs” is no unit; did you mean GB?
            30 «GB/sx» | “sx” is no unit (in “GB/sx”); did you mean s?
            a as «ms» because "why" | “as” changes the unit but never the value, so it takes one without a prefix, not ms: s
            a as s + b«» | “as” needs a unit and a reason: as s because "one token of TPOT"
            a as s because «b» | after “because” stands a reason in quotes: because "one token of TPOT"
            none(«a») | none needs a reason in quotes: none("the queue grows without end")
            «"a» | the text in quotes has no end: a second " is missing
            a «#» b | “#” has no meaning in a formula
            1 + «1e999» | the number 1e999 is too large
            """)
    void aMistakeIsSaidAtItsPlace(String marked, String sentence) {
        String text = marked.replace("«", "").replace("»", "");
        Reading<?> read = reader.formula(text);
        int start = marked.indexOf('«');
        int end = marked.indexOf('»') < 0 ? text.length() : marked.indexOf('»') - 1;
        assertEquals(List.of(new Mistake(start, end, sentence)), read.mistakes());
        assertTrue(read.found().isEmpty());
    }

    @Test
    void allMistakesOfAFormulaAreTold() {
        List<Mistake> mistakes = reader.formula("aa + bb * (a + time) + cc").mistakes();
        assertEquals(List.of(0, 5, 11, 23), mistakes.stream().map(Mistake::start).toList());
    }

    @Test
    void aFormulaOfAnotherUnitThanDeclaredNamesBoth() {
        assertEquals(List.of(new Mistake(0, 8, "the formula gives s, but the unit is tok/s")),
                reader.formula("2 * time", Unit.of("tok/s")).mistakes());
        assertEquals(List.of(new Mistake(0, 8, "the formula gives s, but the unit is kB (B)")),
                reader.formula("2 * time", Unit.of("kB")).mistakes());
        assertEquals(List.of(), reader.formula("0", Unit.of("tok/s")).mistakes());
        assertEquals(List.of(), reader.formula("none(\"why\")", Unit.of("tok/s")).mistakes());
    }

    @Test
    void aCheckIsOneComparisonWithALimit() {
        assertEquals(List.of(), reader.check("time <= 30 s").mistakes());
        assertEquals(List.of(), reader.check("time >= 0").mistakes());
        assertEquals(1, reader.check("time < 30 s").mistakes().size());
        assertEquals(1, reader.check("time <= 30 s and a <= 1").mistakes().size());
    }

    @Test
    void aFunctionThatCallsItselfNamesTheWay() {
        Names circle = RandomTrees.names().function("g", List.of("x"), "x").function("f", List.of("x"), "g(x)")
                .function("g", List.of("x"), "f(x)");
        assertEquals("in f(x): in g(x): “f” calls itself: f → g → f",
                new FormulaReader(circle).formula("f(a)").mistakes().getFirst().sentence());
    }

    @Test
    void whatIsTooLargeIsRefusedInASentence() {
        assertRefused("a + ".repeat(250_000) + "a");
        assertRefused("(".repeat(100_000) + "a" + ")".repeat(100_000));
        assertRefused("(".repeat(9_000) + "a" + ")".repeat(9_000));
        assertRefused("-".repeat(15_000) + "a");
        assertRefused("a^".repeat(9_000) + "a");
        assertRefused("a+".repeat(9_000) + "a");
        assertRefused("if a > 1 then ".repeat(1_000) + "a");
        assertRefused("not ".repeat(4_000) + "a > 1");
        assertRefused("1".repeat(19_000));
    }

    @Test
    void functionsThatMultiplyAreRefused() {
        Names many = RandomTrees.names().function("f0", List.of("x"), "x * x");
        for (int i = 1; i < 60; i++) {
            many.function("f" + i, List.of("x"), "f%d(x) + f%d(x)".formatted(i - 1, i - 1));
        }
        assertEquals(1, new FormulaReader(many).formula("f59(a)").mistakes().size());
        String nested = IntStream.range(0, 100).mapToObj(_ -> "f0(").collect(Collectors.joining()) + "a"
                + ")".repeat(100);
        assertEquals(1, new FormulaReader(many).formula(nested).mistakes().size());
    }

    @Test
    void conditionsThatMultiplyAreRefused() {
        Names many = RandomTrees.names().with("c0", RandomTrees.A.moreThan(0));
        for (int i = 1; i < 100; i++) {
            Reading<Condition> next =
                    new FormulaReader(many).condition("c%d and c%d".formatted(i - 1, i - 1));
            if (next.found().isEmpty()) {
                assertEquals(1, next.mistakes().size());
                return;
            }
            many.with("c" + i, next.orElseThrow());
        }
        throw new AssertionError("a condition of 2^99 parts");
    }

    private void assertRefused(String text) {
        List<Mistake> mistakes = reader.formula(text).mistakes();
        assertEquals(1, mistakes.size());
        assertTrue(mistakes.getFirst().sentence().length() < 200, mistakes.getFirst().sentence());
    }
}
