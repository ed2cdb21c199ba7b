package headroom.formula.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExponentialsTest {

    private static final int MANY = 1_003;

    /** Numbers below 0 of all sizes. */
    private static double[] numbers(double least, double greatest) {
        Random random = new Random(7);
        return IntStream.range(0, MANY)
                .mapToDouble(_ -> -least * Math.pow(greatest / least, random.nextDouble())).toArray();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.25, 1, 2})
    void manyExponentialsAreThoseOfOneByOne(double factor) {
        double[] x = numbers(1e-9, 16);
        double[] results = new double[MANY];
        Exponentials.exp(x, factor, results);
        for (int i = 0; i < MANY; i++) {
            assertEquals(1, results[i] / Math.exp(factor * x[i]), 2e-13, "of " + factor * x[i]);
        }
    }

    @Test
    void exponentialsOfNumbersAboveZeroAreRightToo() {
        double[] x = numbers(1e-9, 30);
        double[] results = new double[MANY];
        Exponentials.exp(x, -1, results);
        for (int i = 0; i < MANY; i++) {
            assertEquals(1, results[i] / Math.exp(-x[i]), 1e-12, "of " + -x[i]);
        }
    }

    @Test
    void farBelowZeroNothingIsLeftThatCounts() {
        double[] results = new double[4];
        Exponentials.exp(new double[]{-50, -64, -1e6, Double.NEGATIVE_INFINITY}, 1, results);
        assertEquals(1, results[0] / Math.exp(-50), 1e-11);
        for (double result : results) {
            assertTrue(result >= 0 && result < 2e-22, "left: " + result);
        }
        Exponentials.expMinus1(new double[]{-50, -64, -1e6, Double.NEGATIVE_INFINITY}, 1, results);
        for (double result : results) {
            assertEquals(-1, result, 1e-15);
        }
    }

    @Test
    void whatIsNearNothingKeepsItsDigits() {
        double[] x = numbers(1e-15, 30);
        double[] results = new double[MANY];
        Exponentials.expMinus1(x, 1, results);
        for (int i = 0; i < MANY; i++) {
            assertEquals(1, results[i] / Math.expm1(x[i]), 2e-13, "of " + x[i]);
        }
    }

    @Test
    void logarithmsOfComplementsAreThoseOfOneByOne() {
        double[] x = IntStream.range(0, MANY).mapToDouble(i -> Math.pow(0.97, i)).toArray();
        double[] results = new double[MANY];
        Exponentials.logOfComplement(x, results);
        assertEquals(Double.NEGATIVE_INFINITY, results[0]);
        for (int i = 1; i < MANY; i++) {
            assertEquals(1, results[i] / Math.log1p(-x[i]), 2e-15, "of " + x[i]);
        }
    }
}
