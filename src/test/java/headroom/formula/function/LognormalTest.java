package headroom.formula.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.NamedFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LognormalTest {

    private static final double Z99 = 2.3263478740408408;

    private static double call(NamedFunction function, double... arguments) {
        return function.body().apply(arguments);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 1, 3})
    void halfOfTheValuesAreBelowTheMedianAndOneInAHundredAboveTheNinetyNinthPercentile(double variation) {
        double mean = 8_000;
        double median = call(Lognormal.MEDIAN, mean, variation);
        double sigma = call(Lognormal.SIGMA, variation);
        assertEquals(0.5, call(Lognormal.CDF, median, median, sigma), 1e-12);
        assertEquals(0.99, call(Lognormal.CDF, mean * call(Lognormal.Q99, variation), median, sigma), 1e-12);
        assertEquals(0.99, call(Lognormal.CDF, median * Math.exp(Z99 * sigma), median, sigma), 1e-12);
    }

    @Test
    void meanAndMedianAreTheFamiliarPair() {
        assertEquals(100 / Math.sqrt(2), call(Lognormal.MEDIAN, 100, 1), 1e-12);
        assertEquals(Math.sqrt(Math.log(2)), call(Lognormal.SIGMA, 1), 1e-15);
    }

    @Test
    void withoutSpreadAllValuesAreTheMean() {
        assertEquals(100, call(Lognormal.MEDIAN, 100, 0));
        assertEquals(0, call(Lognormal.SIGMA, 0));
        assertEquals(1, call(Lognormal.Q99, 0));
        assertEquals(0, call(Lognormal.CDF, 99.9, 100, 0));
        assertEquals(1, call(Lognormal.CDF, 100, 100, 0));
        assertEquals(0, call(Lognormal.DENSITY, 100, 100, 0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 0.001, 0.25, 0.5, 0.99, 0.999_999})
    void theQuantileUndoesTheDistribution(double share) {
        double value = call(Lognormal.QUANTILE, share, 480, 1.5);
        assertEquals(share, call(Lognormal.CDF, value, 480, 1.5), 1e-12);
        assertEquals(480, call(Lognormal.QUANTILE, share, 480, 0));
    }

    @ParameterizedTest
    @CsvSource({"1, 8000, 1, 32768", "2, 8000, 1, 32768", "4, 8000, 1, 32768", "2, 8000, 3, 1000", "1, 60000, 1, 500",
        "2, 500, 0.3, 1e6"})
    void theMomentsOfWhatIsCutEqualTheirIntegral(double power, double mean, double variation, double limit) {
        double median = call(Lognormal.MEDIAN, mean, variation);
        double sigma = call(Lognormal.SIGMA, variation);
        int steps = 200_000;
        double width = 24.0 / steps;
        double sum = 0;
        for (int i = 0; i < steps; i++) {
            double z = -12 + (i + 0.5) * width;
            double value = Math.min(median * Math.exp(sigma * z), limit) / mean;
            sum += width * Math.pow(value, power) * Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
        }
        assertEquals(mean * Math.pow(sum, 1 / power), call(Lognormal.CUT_MEAN, power, mean, variation, limit),
                1e-7 * mean);
    }

    @Test
    void whatIsCutEarlyIsTheLimitAndWithoutSpreadAllAreAlike() {
        assertEquals(10, call(Lognormal.CUT_MEAN, 2, 1e6, 1, 10), 1e-9);
        assertEquals(100, call(Lognormal.CUT_MEAN, 1, 100, 2, 1e12), 1e-9);
        assertEquals(70, call(Lognormal.CUT_MEAN, 4, 100, 0, 70));
        assertTrue(Double.isNaN(call(Lognormal.CUT_MEAN, 0, 100, 1, 70)));
    }

    @Test
    void noValueIsZeroOrLess() {
        assertEquals(0, call(Lognormal.CDF, 0, 100, 1));
        assertEquals(0, call(Lognormal.CDF, -1, 100, 1));
        assertEquals(0, call(Lognormal.DENSITY, 0, 100, 1));
    }

    @Test
    void theDistributionRisesAndItsSlopeIsTheDensity() {
        double sigma = 0.8;
        double step = 1e-4;
        double before = 0;
        for (double x = 1; x < 10_000; x *= 1.5) {
            double share = call(Lognormal.CDF, x, 100, sigma);
            double slope = (call(Lognormal.CDF, x * Math.exp(step), 100, sigma)
                    - call(Lognormal.CDF, x * Math.exp(-step), 100, sigma)) / (2 * step);
            assertTrue(share >= before, "falls at " + x);
            assertEquals(slope, call(Lognormal.DENSITY, x, 100, sigma), 1e-6);
            before = share;
        }
    }
}
