package headroom.formula.function;

import static headroom.formula.function.Che.BOUNDED_HIT_SHARE;
import static headroom.formula.function.Che.DEALT_HIT_SHARE;
import static headroom.formula.function.Popularity.BOUNDED_DISTINCT;
import static headroom.formula.function.Popularity.BOUNDED_ROOM;
import static headroom.formula.function.Popularity.BOUNDED_SHED;
import static headroom.formula.function.Popularity.DEALT_DISTINCT;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.NamedFunction;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedLoadsTest {

    private static double value(NamedFunction function, double... arguments) {
        return function.body().apply(arguments);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void theQuickSumsAgreeWithTheDefinition(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 10; i++) {
            int items = PopularityTest.upTo(5_000, random);
            int instances = PopularityTest.upTo(512, random);
            int requests = PopularityTest.upTo(4_096, random);
            int capacity = PopularityTest.upTo((items - 1) / instances + 3, random) - 1;
            double skew = 3 * random.nextDouble();
            double cap = random.nextInt(4) == 0 ? 1 : 1 + Math.pow(random.nextDouble(), 3) * 3;
            ItemByItem definition = ItemByItem.of(items, skew, instances).bounded(cap, instances);
            double missed = definition.missShare(capacity);
            assertAll(
                    "seed %d: %d items, skew %s, %d instances, cap %s, %d requests, capacity %d".formatted(seed, items,
                            skew, instances, cap, requests, capacity),
                    () -> assertEquals(definition.shed(), value(BOUNDED_SHED, items, skew, instances, cap),
                            1e-8 * definition.shed() + 1e-14),
                    () -> assertEquals(definition.withRoom(), value(BOUNDED_ROOM, items, skew, instances, cap)),
                    () -> assertEquals(1, value(BOUNDED_DISTINCT, items, skew, requests, instances, cap)
                            / definition.distinct(requests), 1e-7),
                    () -> assertEquals(missed, 1 - value(BOUNDED_HIT_SHARE, items, skew, capacity, instances, cap),
                            1e-7 * missed + 1e-13));
        }
    }

    @ParameterizedTest
    @CsvSource({"0.3, 8, 1.001", "1, 32, 1.25", "1, 512, 1", "2.5, 64, 2"})
    void aMillionItemsAreNoHarder(double skew, int instances, double cap) {
        int items = 1_000_000;
        ItemByItem definition = ItemByItem.of(items, skew, instances).bounded(cap, instances);
        assertEquals(definition.shed(), value(BOUNDED_SHED, items, skew, instances, cap), 1e-8);
        assertEquals(1, value(BOUNDED_DISTINCT, items, skew, 256, instances, cap) / definition.distinct(256), 1e-7);
    }

    @ParameterizedTest
    @CsvSource({"1000, 1, 8", "1000000, 1, 512", "5, 2, 8", "300, 0.4, 64"})
    void aCapAboveEveryLoadChangesNothing(int items, double skew, int instances) {
        assertEquals(0, value(BOUNDED_SHED, items, skew, instances, instances));
        assertEquals(instances, value(BOUNDED_ROOM, items, skew, instances, instances + 1));
        assertEquals(value(DEALT_DISTINCT, items, skew, 256, instances),
                value(BOUNDED_DISTINCT, items, skew, 256, instances, instances));
        assertEquals(value(DEALT_HIT_SHARE, items, skew, 50, instances),
                value(BOUNDED_HIT_SHARE, items, skew, 50, instances, instances));
    }

    @Test
    void equalLoadsHaveNothingToPassOn() {
        assertEquals(0, value(BOUNDED_SHED, 1_000, 0, 8, 1));
        assertEquals(0, value(BOUNDED_SHED, 1_000, 1.5, 1, 1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.999, 0, -1, Double.NaN, Double.NEGATIVE_INFINITY})
    void aCapThatNotEvenEqualLoadsKeepToHasNoAnswer(double cap) {
        assertEquals(Double.NaN, value(BOUNDED_SHED, 1_000, 1, 8, cap));
        assertEquals(Double.NaN, value(BOUNDED_ROOM, 1_000, 1, 8, cap));
        assertEquals(Double.NaN, value(BOUNDED_DISTINCT, 1_000, 1, 64, 8, cap));
        assertEquals(Double.NaN, value(BOUNDED_HIT_SHARE, 1_000, 1, 100, 8, cap));
    }

    @Test
    void aLowerCapPassesMoreOn() {
        double before = 0;
        for (double cap = 4; cap >= 1; cap -= 0.25) {
            double now = value(BOUNDED_SHED, 10_000, 1.1, 32, cap);
            assertTrue(now > before && now < 1, "cap " + cap + ": " + now);
            before = now;
        }
    }

    @Test
    void instancesWithoutItemsOfTheirOwnHelpWithOne() {
        // The one item has its home on the first of eight; seven help, and each then sees it.
        assertEquals(1 - 1.25 / 8, value(BOUNDED_SHED, 1, 1, 8, 1.25), 1e-12);
        assertEquals(1, value(BOUNDED_DISTINCT, 1, 1, 256, 8, 1.25), 1e-12);
        assertEquals(1, value(BOUNDED_HIT_SHARE, 1, 1, 1, 8, 1.25));
        assertEquals(0, value(BOUNDED_HIT_SHARE, 1, 1, 0, 8, 1.25));
    }
}
