package headroom.model.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.expression.NamedFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
