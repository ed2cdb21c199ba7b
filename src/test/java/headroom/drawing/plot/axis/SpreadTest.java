package headroom.drawing.plot.axis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SpreadTest {

    @Test
    void whatIsApartStaysWhereItIs() {
        assertArrayEquals(new double[]{80, 20}, Spread.apart(new double[]{80, 20}, new double[]{12, 12}, 0, 100));
    }

    @Test
    void whatIsNearMovesApartByTheSameOnBothSides() {
        assertArrayEquals(new double[]{44, 56}, Spread.apart(new double[]{49, 51}, new double[]{12, 12}, 0, 100), 1e-9);
    }

    @Test
    void nothingLeavesTheEdges() {
        assertArrayEquals(new double[]{6, 18}, Spread.apart(new double[]{-5, 0}, new double[]{12, 12}, 0, 100), 1e-9);
        assertArrayEquals(new double[]{94, 82}, Spread.apart(new double[]{120, 99}, new double[]{12, 12}, 0, 100),
                1e-9);
    }

    @Test
    void nothingOverlapsWhereverItWantsToBe() {
        Random random = new Random(3);
        for (int draw = 0; draw < 1_000; draw++) {
            double[] middles = random.doubles(6, -20, 120).toArray();
            double[] places = Spread.apart(middles, new double[]{12, 24, 12, 12, 24, 12}, 0, 100);
            int[] order = IntStream.range(0, 6).boxed().sorted((a, b) -> Double.compare(places[a], places[b]))
                    .mapToInt(i -> i).toArray();
            for (int i = 1; i < 6; i++) {
                double gap = places[order[i]] - places[order[i - 1]];
                double least = (height(order[i]) + height(order[i - 1])) / 2;
                assertTrue(gap >= least - 1e-9, () -> Arrays.toString(middles) + " → " + Arrays.toString(places));
            }
            assertTrue(places[order[0]] >= 6 && places[order[5]] <= 94);
        }
    }

    private static double height(int i) {
        return i == 1 || i == 4 ? 24 : 12;
    }
}
