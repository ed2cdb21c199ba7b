package headroom.drawing.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineWidthTest {

    @ParameterizedTest(name = "{0} is {1} pixels")
    @CsvSource({"0, 1.25", "1e3, 1.25", "1e6, 3.125", "1e9, 5", "1e12, 5", "NaN, 1.25", "-1, 1.25"})
    void thicknessFollowsTheLogarithmBetweenLeastAndMost(double value, double width) {
        assertEquals(width, LineWidth.of(value, 1e3, 1e9), 1e-9);
    }
}
