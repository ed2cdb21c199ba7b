package headroom.ui.inputs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.formula.Assumption;
import headroom.formula.Range;
import headroom.problems.Problems;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SliderScaleTest {

    private static final int POSITIONS = 1_000;
    private static final int ENOUGH_STEPS = 600;

    static Stream<Assumption> assumptions() {
        return Problems.all().stream().flatMap(problem -> problem.assumptions().stream());
    }

    static Stream<Assumption> fractionalAssumptions() {
        return assumptions().filter(assumption -> !assumption.range().whole());
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void theEndsOfASliderAreTheEndsOfTheRange(Assumption assumption) {
        Range range = assumption.range();
        SliderScale scale = new SliderScale(range);
        assertEquals(range.zero() ? 0 : range.low(), scale.value(0));
        assertEquals(range.high(), scale.value(1));
        assertEquals(0, scale.position(range.zero() ? 0 : range.low()));
        assertEquals(1, scale.position(range.high()));
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void everyPositionHasAnAllowedValueAndFurtherRightIsNeverLess(Assumption assumption) {
        SliderScale scale = new SliderScale(assumption.range());
        double[] values = positions().mapToDouble(scale::value).toArray();
        for (double value : values) {
            assertTrue(assumption.range().allows(value), () -> assumption + " = " + value);
        }
        assertTrue(IntStream.range(1, values.length).allMatch(i -> values[i] >= values[i - 1]));
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void aValueReadOffAPositionLiesNearIt(Assumption assumption) {
        Range range = assumption.range();
        SliderScale scale = new SliderScale(range);
        for (double position : positions().toList()) {
            double value = scale.value(position);
            double apart = Math.abs(scale.position(value) - position);
            boolean rounded = range.whole() && value < 100;
            assertTrue(apart < 0.01 || rounded || position < 0.04, () -> assumption + " at " + position + ": " + value);
        }
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void aRoundValueStaysWhatItIs(Assumption assumption) {
        SliderScale scale = new SliderScale(assumption.range());
        for (double position : positions().toList()) {
            double value = scale.value(position);
            assertEquals(value, scale.value(scale.position(value)), assumption.id());
        }
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void valuesBetweenTheEndsHaveFewDigits(Assumption assumption) {
        Range range = assumption.range();
        SliderScale scale = new SliderScale(range);
        List<Double> ragged = positions().map(scale::value)
                .filter(value -> value != range.low() && value != range.high())
                .filter(value -> new BigDecimal(value.toString()).round(new MathContext(4))
                        .compareTo(new BigDecimal(value.toString())) != 0)
                .toList();
        assertEquals(List.of(), ragged);
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void aStepMovesTheValueUnlessItStandsAtTheEnd(Assumption assumption) {
        assertEveryStepMoves(assumption, 1);
        assertEveryStepMoves(assumption, 10);
    }

    @ParameterizedTest
    @MethodSource("fractionalAssumptions")
    void aTenthOfAStepMovesAValueThatNeedNotBeWhole(Assumption assumption) {
        assertEveryStepMoves(assumption, 0.1);
    }

    private static void assertEveryStepMoves(Assumption assumption, double size) {
        Range range = assumption.range();
        SliderScale scale = new SliderScale(range);
        double bottom = range.zero() ? 0 : range.low();
        Stream.concat(Stream.of(assumption.ownDefault()), positions().map(scale::value)).forEach(value -> {
            double up = scale.stepped(value, size);
            double down = scale.stepped(value, -size);
            assertTrue(range.allows(up) && range.allows(down), () -> assumption + ": " + down + ", " + up);
            assertTrue(up > value || value == range.high(), () -> "%s %s up is %s".formatted(assumption, value, up));
            assertTrue(down < value || value == bottom, () -> "%s %s down is %s".formatted(assumption, value, down));
        });
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void stepsReachBothEnds(Assumption assumption) {
        Range range = assumption.range();
        SliderScale scale = new SliderScale(range);
        double up = assumption.ownDefault();
        double down = assumption.ownDefault();
        for (int i = 0; i < ENOUGH_STEPS; i++) {
            up = scale.stepped(up, 1);
            down = scale.stepped(down, -1);
        }
        assertEquals(range.high(), up);
        assertEquals(range.zero() ? 0 : range.low(), down);
    }

    @Test
    void aRangeThatAlsoAllowsZeroHasItAtTheVeryLeftAndTheRestAfterAGap() {
        SliderScale scale = new SliderScale(Written.andZero(Range.log(10, 1_000)));
        assertEquals(0, scale.value(0.01));
        assertEquals(10, scale.value(0.02));
        assertEquals(10, scale.value(0.03));
        assertEquals(100, scale.value(0.515));
        assertEquals(0.03, scale.position(10));
        assertEquals(10, scale.stepped(0, 1));
        assertEquals(0, scale.stepped(10, -1));
    }

    @ParameterizedTest
    @CsvSource({"0.5, 50", "0.499, 50", "0.5026, 50.5", "0.123, 12.5", "0.999, 100"})
    void aLinearRangeOfAHundredGoesInHalves(double position, double value) {
        assertEquals(value, new SliderScale(Range.linear(0, 100)).value(position));
    }

    @Test
    void stepsOnALinearRangeLeaveNoNoiseOfBinaryFractions() {
        SliderScale scale = new SliderScale(Range.linear(0, 3));
        double value = 0;
        for (int i = 0; i < 30; i++) {
            value = scale.stepped(value, 1);
        }
        assertEquals(0.3, value);
    }

    @Test
    void aStepOnALogarithmicRangeIsAHundredthOfItsLength() {
        SliderScale scale = new SliderScale(Range.log(1, 10_000));
        assertEquals(110, scale.stepped(100, 1), 0.5);
        assertEquals(251, scale.stepped(100, 10), 0.5);
        assertEquals(91.2, scale.stepped(100, -1), 0.05);
    }

    @Test
    void aTypedValueBetweenRoundOnesHasItsOwnPosition() {
        SliderScale scale = new SliderScale(Range.linear(0, 100));
        assertEquals(0.33337, scale.position(33.337), 1e-12);
    }

    private static Stream<Double> positions() {
        return IntStream.rangeClosed(0, POSITIONS).mapToObj(i -> i / (double) POSITIONS);
    }
}
