package headroom.drawing.plot.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.Theme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ColourScaleTest {

    private static final int STEPS = 10;

    @ParameterizedTest
    @EnumSource
    void equalStepsAreEquallyLightApartSoThatTheyAreToldApartWithoutSeeingColours(Theme theme) {
        ColourScale scale = new ColourScale(theme.palette());
        double all = ColourScale.lightness(scale.at(1)) - ColourScale.lightness(scale.at(0));

        assertTrue(Math.abs(all) > 0.45, "the scale spans " + all);
        for (int step = 0; step < STEPS; step++) {
            double one = ColourScale.lightness(scale.at((step + 1.0) / STEPS))
                    - ColourScale.lightness(scale.at((double) step / STEPS));
            assertEquals(all / STEPS, one, 0.1 * Math.abs(all / STEPS) + 0.005, "step " + step);
        }
    }
}
