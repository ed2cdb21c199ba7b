package headroom.whatif.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundNumbersTest {

    @ParameterizedTest
    @CsvSource({"1, 1", "1.1, 2", "2.2, 2.5", "3, 5", "5, 5", "6, 10", "300, 500", "0.0003, 0.0005", "1e12, 1e12"})
    void aStepIsTheNextRoundNumber(double rough, double step) {
        assertEquals(step, RoundNumbers.step(rough), 1e-9 * step);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "15, 10, 20", "49, 20, 50", "0.03, 0.02, 0.05", "700, 500, 1000"})
    void aValueLiesBetweenTwoStops(double value, double below, double above) {
        assertEquals(below, RoundNumbers.stopBelow(value), 1e-9 * below);
        assertEquals(above, RoundNumbers.stopAbove(value), 1e-9 * above);
    }

    @ParameterizedTest
    @CsvSource({"1500, 500, 1500, 1500", "1501, 500, 1500, 2000", "-1, 5, -5, 0", "0.3, 0.1, 0.3, 0.3"})
    void aValueLiesBetweenTwoMultiples(double value, double step, double down, double up) {
        assertEquals(down, RoundNumbers.down(value, step), 1e-9);
        assertEquals(up, RoundNumbers.up(value, step), 1e-9);
    }
}
