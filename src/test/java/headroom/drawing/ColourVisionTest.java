package headroom.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.whatif.Comparison;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Series of one chart stay apart for people who see colours differently. */
class ColourVisionTest {

    /** Well above 2.3, the least difference that is seen at all when two colours lie side by side. */
    private static final double LEAST_DISTANCE = 15;

    /**
     * Colours as they are seen without one of the three kinds of cones, on linear RGB: Machado, Oliveira, Fernandes, “A
     * Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE TVCG 15 (6), 2009, severity 1.
     */
    private enum Vision {
        USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
        PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
        DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
        TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

        private final double[] matrix;

        Vision(double... matrix) {
            this.matrix = matrix;
        }

        double[] seen(Color colour) {
            double[] rgb = {linear(colour.getRed()), linear(colour.getGreen()), linear(colour.getBlue())};
            return Arrays.stream(new int[]{0, 3, 6}).mapToDouble(row -> Math.clamp(
                    matrix[row] * rgb[0] + matrix[row + 1] * rgb[1] + matrix[row + 2] * rgb[2], 0, 1)).toArray();
        }
    }

    @ParameterizedTest
    @EnumSource
    void noTwoSeriesLookAlikeToAnybody(Theme theme) {
        List<String> alike = new ArrayList<>();
        List<Color> series = theme.palette().series();
        for (Vision vision : Vision.values()) {
            for (int one = 0; one < series.size(); one++) {
                for (int other = one + 1; other < series.size(); other++) {
                    double distance = distance(vision.seen(series.get(one)), vision.seen(series.get(other)));
                    if (distance < LEAST_DISTANCE) {
                        alike.add("%s: %d and %d, %.1f".formatted(vision, one + 1, other + 1, distance));
                    }
                }
            }
        }
        assertEquals(List.of(), alike);
    }

    @ParameterizedTest
    @EnumSource
    void asManyScenariosAsAreComparedHaveAColourEach(Theme theme) {
        assertEquals(Comparison.MOST, theme.palette().series().stream().distinct().count());
    }

    /** The distance in CIELAB (CIE 1976). */
    private static double distance(double[] one, double[] other) {
        double[] first = lab(one);
        double[] second = lab(other);
        return Math.sqrt(Math.pow(first[0] - second[0], 2) + Math.pow(first[1] - second[1], 2)
                + Math.pow(first[2] - second[2], 2));
    }

    private static double[] lab(double[] rgb) {
        double x = bent((0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047);
        double y = bent(0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]);
        double z = bent((0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883);
        return new double[]{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double bent(double share) {
        return share > 216.0 / 24389 ? Math.cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
