package headroom.formula.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LruRetentionTest {

    private static final double MEDIAN = 480;

    private static double retention(double capacity, double returns, double median, double sigma) {
        return LruRetention.LRU_RETENTION.body().apply(new double[]{capacity, returns, median, sigma});
    }

    /** Different sessions in a window, over the turn rate: the integral of 1 − r·F by Simpson's rule, not by its solution. */
    private static double distinct(double window, double returns, double median, double sigma) {
        int strips = 100_000;
        double sum = 0;
        for (int i = 0; i <= strips; i++) {
            double at = 1 - returns * Lognormal.cdf(window * i / strips, median, sigma);
            sum += at * (i == 0 || i == strips ? 1 : i % 2 == 1 ? 4 : 2);
        }
        return sum * window / strips / 3;
    }

    @ParameterizedTest
    @CsvSource({"130, 0.875, 1", "610, 0.875, 1", "2000, 0.5, 0.4", "5000, 0.99, 1.5", "40, 0.3, 2"})
    void theWindowHoldsAsManyDifferentSessionsAsTheCache(double capacity, double returns, double sigma) {
        double window = retention(capacity, returns, MEDIAN, sigma);
        assertEquals(capacity, distinct(window, returns, MEDIAN, sigma), 1e-6 * capacity);
    }

    @Test
    void theEquationIsSolvedToTwelveDigitsAnywhereInTheRange() {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(20_260);
        for (int i = 0; i < 50_000; i++) {
            double capacity = Math.pow(10, random.nextDouble(-12, 14));
            double returns = 1 - 1 / Math.pow(200, random.nextDouble());
            double median = Math.pow(10, random.nextDouble(0.5, 5));
            double sigma = random.nextDouble(0.0001, 3);
            double window = retention(capacity, returns, median, sigma);
            double z = Math.log(window / median) / sigma;
            double slope = 1 - returns * Lognormal.phi(z);
            double found = window * slope
                    + returns * median * Math.exp(sigma * sigma / 2) * Lognormal.phi(z - sigma);
            double error = Math.abs(found - capacity) / (slope * window);
            assertTrue(error <= 1e-12,
                    () -> "seed 20260: capacity %s, r %s, median %s, σ %s: off by %s".formatted(capacity,
                            returns, median, sigma, error));
        }
    }

    @Test
    void anEmptyCacheKeepsNothing() {
        assertEquals(0, retention(0, 0.875, MEDIAN, 1));
        assertEquals(0, retention(0, 0, MEDIAN, 0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-9, 1, 480, 1e12})
    void sessionsThatNeverReturnFillTheCacheInItsCapacity(double capacity) {
        assertEquals(capacity, retention(capacity, 0, MEDIAN, 1));
        assertEquals(capacity, retention(capacity, 0, MEDIAN, 0));
    }

    @Test
    void withGapsAllAlikeSessionsCountTwiceOnlyAfterTheGap() {
        assertEquals(300, retention(300, 0.875, MEDIAN, 0));
        assertEquals(480, retention(480, 0.875, MEDIAN, 0), 1e-9);
        assertEquals(480 + (600 - 480) / 0.125, retention(600, 0.875, MEDIAN, 0), 1e-9);
    }

    @Test
    void narrowGapsApproachGapsAllAlike() {
        assertEquals(retention(600, 0.875, MEDIAN, 0), retention(600, 0.875, MEDIAN, 1e-6), 1e-6);
        assertEquals(retention(300, 0.875, MEDIAN, 0), retention(300, 0.875, MEDIAN, 1e-6), 1e-6);
    }

    @Test
    void aVeryLargeCacheKeepsSessionsAsLongAsFreshOnesNeedToFillIt() {
        double meanGap = MEDIAN * Math.exp(0.5);
        assertEquals((1e15 - 0.875 * meanGap) / 0.125, retention(1e15, 0.875, MEDIAN, 1), 1e3);
    }

    @Test
    void aVerySmallCacheTurnsOverBeforeAnyoneReturns() {
        assertEquals(1e-9, retention(1e-9, 0.995, MEDIAN, 1), 1e-21);
    }

    @Test
    void aLargerCacheNeverKeepsForLess() {
        double last = 0;
        for (double capacity = 1; capacity < 1e6; capacity *= 1.01) {
            double now = retention(capacity, 0.95, MEDIAN, 2);
            assertTrue(now > last, "capacity " + capacity);
            last = now;
        }
    }

    @Test
    void loyalSessionsLeaveRoomForEachOther() {
        double last = 0;
        for (double returns = 0; returns < 1; returns += 0.01) {
            double now = retention(2_000, returns, MEDIAN, 1);
            assertTrue(now > last, "r " + returns);
            last = now;
        }
    }

    @Test
    void aCacheThatHoldsEverySessionForEverHasNoAnswer() {
        assertTrue(Double.isNaN(retention(10_000, 1, MEDIAN, 1)));
        assertTrue(Double.isNaN(retention(10_000, 1, MEDIAN, 0)));
        assertEquals(100, distinct(retention(100, 1, MEDIAN, 1), 1, MEDIAN, 1), 1e-4);
    }
}
