package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.formula.Constant;
import headroom.formula.Expression;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckTest {

    private static final Expression ONE = Constant.of(1);

    private final Check atMost = Written.atMost("most", "Most", ONE, ONE);
    private final Check atLeast = Written.atLeast("least", "Least", ONE, ONE);

    @ParameterizedTest
    @CsvSource({"1.5, 2, 0.25", "2, 2, 0", "4, 2, -0.5", "0, 2, 1", "0, 0, 0", "1, 0, -1", "-1, 2, 1.5", "NaN, 2, -1",
        "1, NaN, -1"})
    void theMarginOfAnUpperLimitIsTheDistanceOverTheLargerSide(double value, double limit, double margin) {
        assertEquals(margin, atMost.margin(value, limit));
    }

    @ParameterizedTest
    @CsvSource({"4, 2, 0.5", "2, 2, 0", "1, 2, -0.5", "0, 0, 0", "0.666, 1, -0.334", "NaN, 1, -1"})
    void theMarginOfALowerLimitHasTheSignReversed(double value, double limit, double margin) {
        assertEquals(margin, atLeast.margin(value, limit), 1e-12);
    }

    @Test
    void aMarginIsNeverMinusZero() {
        assertEquals(Double.doubleToRawLongBits(0.0), Double.doubleToRawLongBits(atLeast.margin(2, 2)));
    }

    @Test
    void roundingNoiseAtTheLimitPasses() {
        assertTrue(Check.passes(0));
        assertTrue(Check.passes(-1e-10));
        assertTrue(Check.passes(atMost.margin(0.1 + 0.2, 0.3)));
        assertFalse(Check.passes(-1e-8));
    }

    @Test
    void sidesOfDifferentDimensionsAreRefusedByName() {
        String refusal = assertThrows(IllegalArgumentException.class,
                () -> Written.atMost("odd", "Odd", Constant.of(1, "s"), Constant.of(2, "GPU"))).getMessage();
        assertEquals("cannot compare s and GPU: “1 s” and “2 GPU”", refusal);
    }
}
