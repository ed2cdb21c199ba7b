package headroom.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoundingTest {

    @ParameterizedTest
    @CsvSource({"3, 3", "3.0000000001, 3", "3.00000001, 4", "2.9999999999, 3", "7.03, 8", "0, 0", "-1.5, -1",
        "1e12, 1e12", "1000000000000.5, 1e12", "0.0000000005, 0", "0.00000001, 1"})
    void theCeilingForgivesNoise(double x, double ceiling) {
        assertEquals(ceiling, Rounding.up(x));
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "2.9999999999, 3", "2.99999999, 2", "3.0000000001, 3", "7.97, 7", "-1.5, -2",
        "0.9999999999, 1"})
    void theFloorForgivesNoise(double x, double floor) {
        assertEquals(floor, Rounding.down(x));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.0, -0.3, -1e-12})
    void nothingIsEverMinusZero(double x) {
        assertEquals(Double.doubleToRawLongBits(0.0), Double.doubleToRawLongBits(Rounding.up(x)));
        assertEquals(0.0, Rounding.down(-1e-12));
    }

    @Test
    void aProductThatShouldBeWholeIsNotLiftedToTheNext() {
        assertTrue(0.1 * 3 / 0.1 > 3);
        assertEquals(3, Formulas.value(Written.ceil(Constant.of(0.1).times(3).dividedBy(0.1))));
    }

    @Test
    void anAbsentValueStaysAbsent() {
        assertTrue(Double.isNaN(Rounding.up(Double.NaN)));
        assertTrue(Double.isNaN(Rounding.down(Double.NaN)));
    }
}
