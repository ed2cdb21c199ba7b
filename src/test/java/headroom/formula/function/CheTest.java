package headroom.formula.function;

import static headroom.formula.function.Che.DEALT_HIT_SHARE;
import static headroom.formula.function.Che.HIT_SHARE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.NamedFunction;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheTest {

    private static double value(NamedFunction function, double... arguments) {
        return function.body().apply(arguments);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void theQuickHitShareAgreesWithTheDefinition(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 10; i++) {
            int items = PopularityTest.upTo(20_000, random);
            int instances = PopularityTest.upTo(512, random);
            int held = (items - 1) / instances + 1;
            int capacity = PopularityTest.upTo(held + 1, random) - 1;
            double skew = 3 * random.nextDouble();
            double expected = ItemByItem.of(items, skew, instances).missShare(capacity);
            double found = 1 - value(DEALT_HIT_SHARE, items, skew, capacity, instances);
            assertEquals(expected, found, 1e-7 * expected + 1e-14,
                    "seed %d: %d items, skew %s, capacity %d, %d instances"
                            .formatted(seed, items, skew, capacity, instances));
        }
    }

    @ParameterizedTest
    @CsvSource({"0.6, 102", "1, 11920", "2.4, 300"})
    void aMillionItemsAreNoHarder(double skew, int capacity) {
        double expected = ItemByItem.of(1_000_000, skew, 1).missShare(capacity);
        assertEquals(1, (1 - value(HIT_SHARE, 1_000_000, skew, capacity)) / expected, 1e-7);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1, 3})
    void aCacheOfNothingHitsNothingAndACacheOfEverythingHitsAll(double skew) {
        assertEquals(0, value(HIT_SHARE, 1_000, skew, 0));
        assertEquals(1, value(HIT_SHARE, 1_000, skew, 1_000));
        assertEquals(1, value(HIT_SHARE, 1_000, skew, 5_000));
        assertEquals(1, value(DEALT_HIT_SHARE, 5, skew, 1, 8));
    }

    @Test
    void withEqualPopularityTheHitShareIsTheShareOfItemsThatFit() {
        assertEquals(0.204, value(DEALT_HIT_SHARE, 4_000, 0, 102, 8), 1e-12);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.3, 1, 2.2})
    void aLargerCacheHitsMoreOften(double skew) {
        double before = 0;
        for (int capacity = 1; capacity < 1_000; capacity += 37) {
            double now = value(HIT_SHARE, 1_000, skew, capacity);
            assertTrue(now > before && now < 1, "capacity " + capacity + ": " + now);
            before = now;
        }
    }

    @Test
    void theLastItemThatDoesNotFitIsTheOneMissed() {
        double missed = 1 - value(HIT_SHARE, 1_000, 1, 999);
        assertTrue(missed > 0 && missed < 1e-3, "missed " + missed);
    }

    @Test
    void dealingItemsToInstancesHelpsEachOfThem() {
        assertTrue(value(DEALT_HIT_SHARE, 1_000, 1, 102, 8) > value(HIT_SHARE, 1_000, 1, 102));
        assertEquals(value(HIT_SHARE, 1_000, 1, 102), value(DEALT_HIT_SHARE, 1_000, 1, 102, 1));
    }
}
