package headroom.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.formula.Constant;
import headroom.formula.Expression;
import headroom.formula.Formulas;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnitTest {

    @ParameterizedTest
    @CsvSource({"ms, 50, 0.05", "µs, 3, 3e-6", "ns, 2, 2e-9", "min, 2, 120", "kB, 1, 1000", "KiB, 1, 1024",
        "GB, 2, 2e9",
        "GiB, 1, 1073741824", "TB, 1, 1e12", "TFLOP/s/GPU, 989, 9.89e14", "%, 20, 0.2", "G, 8, 8e9",
        "$/GB, 3, 3e-9", "ms/tok, 50, 0.05", "GB/s/GPU, 3350, 3.35e12", "MB/expert, 44, 44e6"})
    void valuesGoToBaseUnitsAndBack(String unit, double value, double inBaseUnits) {
        assertEquals(inBaseUnits, Unit.of(unit).toBase(value), Math.abs(inBaseUnits) * 1e-12);
        assertEquals(value, Unit.of(unit).fromBase(inBaseUnits), Math.abs(value) * 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"req/s, 1/s", "tok/req, tok", "tok/s/GPU, tok/s/GPU", "GPU/unit, GPU", "$/GPU/h, $/GPU",
        "GPU·h/day, GPU", "1/GPU, 1/GPU", "B/tok, B/tok", "ms/tok, s/tok", "expert, a number", "month, a number"})
    void nounsAreLabelsAndOnlyTheSixBasesCount(String unit, String dimension) {
        assertEquals(dimension, Unit.of(unit).dimension().toString());
    }

    @Test
    void tokensPerSecondOverTokensPerSecondAndGpuAreGpus() {
        Dimension load = Unit.of("tok/s").dimension();
        assertEquals(Dimension.of(Base.GPU), load.dividedBy(Unit.of("tok/s/GPU").dimension()));
    }

    @Test
    void aDimensionOverItselfIsANumber() {
        Dimension rate = Unit.of("GB/s/GPU").dimension();
        assertEquals(Dimension.NONE, rate.dividedBy(rate));
        assertTrue(rate.dividedBy(rate).exponents().isEmpty());
    }

    @Test
    void aRepeatedBaseIsWrittenAsAPower() {
        Dimension seconds = Dimension.of(Base.SECOND);
        assertEquals("s^2", seconds.times(seconds).toString());
        assertEquals("1/s^2", Dimension.NONE.dividedBy(seconds).dividedBy(seconds).toString());
    }

    @Test
    void decimalAndBinaryBytesAreDifferentUnitsOfOneDimension() {
        assertEquals(Unit.of("GB").dimension(), Unit.of("GiB").dimension());
        assertNotEquals(Unit.of("GB").scale(), Unit.of("GiB").scale());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "—"})
    void aNumberHasNoUnit(String symbol) {
        assertEquals(Unit.NONE, Unit.of(symbol));
    }

    @Test
    void theNumeratorStandsBeforeTheFirstSlash() {
        Unit unit = Unit.of("tok/s/GPU");
        assertEquals("tok", unit.numerator());
        assertEquals("/s/GPU", unit.denominator());
        assertEquals("", Unit.of("GPU").denominator());
    }

    @Test
    void tokensAndGpusCannotBeAddedAndTheRefusalNamesBoth() {
        String refusal = assertThrows(IllegalArgumentException.class,
                () -> Constant.of(3, "tok").plus(Constant.of(2, "GPU"))).getMessage();
        assertEquals("cannot add tok and GPU: “3 tok” and “2 GPU”", refusal);
    }

    @Test
    void secondsAndTokensCannotBeComparedOrChosenBetween() {
        Expression seconds = Constant.of(3, "s");
        Expression tokens = Constant.of(2, "tok");
        assertThrows(IllegalArgumentException.class, () -> seconds.atMost(tokens));
        assertThrows(IllegalArgumentException.class, () -> Written.max(seconds, tokens));
        assertThrows(IllegalArgumentException.class, () -> seconds.moreThan(0).then(seconds).otherwise(tokens));
    }

    @Test
    void aBridgeCrossesBasesAndKeepsTheValue() {
        Expression tpot = Constant.of(50, "ms/tok");
        Expression time = tpot.bridgedTo(Unit.of("s"), "one token");
        assertEquals(Dimension.of(Base.SECOND), time.dimension());
        assertEquals(0.05, Formulas.value(time));
    }

    @ParameterizedTest
    @CsvSource({"gb/GPU, gb, GB", "Tok/s, Tok, tok", "GPUs, GPUs, GPU", "$/GPU/mS, mS, ms"})
    void whatOnlyLooksLikeAUnitIsNoLabel(String symbol, String part, String known) {
        assertEquals("“%s” in the unit “%s” is no unit; “%s” is one".formatted(part, symbol, known),
                assertThrows(IllegalArgumentException.class, () -> Unit.of(symbol)).getMessage());
    }
}
