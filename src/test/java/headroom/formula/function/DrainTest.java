package headroom.formula.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrainTest {

    @ParameterizedTest
    @CsvSource({"8000, 1, 32768", "8000, 0.3, 10000", "500, 3, 1e5", "8000, 1, 100", "8000, 0, 32768"})
    void oneAnswerTakesItsMeanLengthUpToTheLimit(double mean, double variation, double limit) {
        assertEquals(meanUpTo(mean, variation, limit), Drain.steps(1, 1, mean, variation, limit),
                1e-9 * mean);
        assertEquals(0.25 * meanUpTo(mean, variation, limit), Drain.steps(1, 0.25, mean, variation, limit),
                1e-9 * mean);
    }

    @Test
    void theLongerOfTwoHasAClosedForm() {
        double sigma = Lognormal.sigma(1);
        assertEquals(2 * 8000 * Normal.cdf(sigma / Math.sqrt(2)), Drain.steps(2, 1, 8000, 1, 1e12), 1e-6);
    }

    @ParameterizedTest
    @CsvSource({"2048, 1, 8000, 1, 32768", "2048, 0.0937, 8000, 1, 32768", "1e6, 1, 8000, 3, 2e6",
        "16, 0.5, 100, 0.2, 1e4"})
    void itEqualsTheIntegralInManySmallSteps(double answers, double share, double mean, double variation,
            double limit) {
        double median = Lognormal.median(mean, variation);
        double sigma = Lognormal.sigma(variation);
        int steps = 400_000;
        double sum = 0;
        double low = -12;
        double high = Math.log(limit / median) / sigma;
        double width = (high - low) / steps;
        for (int i = 0; i <= steps; i++) {
            double z = low + i * width;
            double running = share * Normal.cdf(-z);
            double weight = i == 0 || i == steps ? 1 : i % 2 == 1 ? 4 : 2;
            sum += weight * width / 3 * sigma * median * Math.exp(sigma * z)
                    * -Math.expm1(answers * Math.log1p(-running));
        }
        sum += median * Math.exp(sigma * low) * -Math.expm1(answers * Math.log1p(-share));
        assertEquals(sum, Drain.steps(answers, share, mean, variation, limit), 1e-9 * sum);
    }

    @Test
    void withoutSpreadAllEndTogether() {
        assertEquals(100 * (1 - Math.pow(0.5, 3)), Drain.steps(3, 0.5, 100, 0, 1000), 1e-12);
        assertEquals(70, Drain.steps(3, 1, 100, 0, 70), 1e-12);
    }

    @Test
    void nonsenseHasNoAnswer() {
        assertTrue(Double.isNaN(Drain.steps(-1, 1, 100, 1, 1000)));
        assertTrue(Double.isNaN(Drain.steps(1, 2, 100, 1, 1000)));
        assertEquals(0, Drain.steps(0, 1, 100, 1, 1000));
    }

    private static double meanUpTo(double mean, double variation, double limit) {
        double sigma = Lognormal.sigma(variation);
        if (sigma == 0) {
            return Math.min(mean, limit);
        }
        double z = (Math.log(limit / mean) + sigma * sigma / 2) / sigma;
        return mean * Normal.cdf(z - sigma) + limit * Normal.cdf(-z);
    }
}
