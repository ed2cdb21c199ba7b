package headroom.drawing.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.model.Diagram.Flow;
import headroom.model.expression.Constant;
import headroom.model.expression.Estimate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineWidthTest {

    private static final Flow FLOW =
            new Flow(Estimate.estimate("traffic", "Traffic", "", Constant.of(1)).means("Traffic."), 1e3, 1e9);

    @ParameterizedTest(name = "{0} is {1} pixels")
    @CsvSource({"0, 1.25", "1e3, 1.25", "1e6, 3.125", "1e9, 5", "1e12, 5", "NaN, 1.25", "-1, 1.25"})
    void thicknessFollowsTheLogarithmBetweenLeastAndMost(double value, double width) {
        assertEquals(width, LineWidth.of(FLOW, value), 1e-9);
    }
}
