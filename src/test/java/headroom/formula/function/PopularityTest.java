package headroom.formula.function;

import static headroom.formula.function.Popularity.BUSIEST_SHARE;
import static headroom.formula.function.Popularity.DEALT_DISTINCT;
import static headroom.formula.function.Popularity.DISTINCT;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.NamedFunction;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PopularityTest {

    private static double value(NamedFunction function, double... arguments) {
        return function.body().apply(arguments);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void theQuickSumsAgreeWithTheDefinition(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20; i++) {
            int items = upTo(20_000, random);
            int instances = upTo(512, random);
            int requests = upTo(4_096, random);
            double skew = 3 * random.nextDouble();
            ItemByItem definition = ItemByItem.of(items, skew, instances);
            ItemByItem together = ItemByItem.of(items, skew, 1);
            assertAll("seed %d: %d items, skew %s, %d instances, %d requests".formatted(seed, items, skew, instances,
                    requests),
                    () -> assertEquals(1, value(DEALT_DISTINCT, items, skew, requests, instances)
                            / definition.distinct(requests), 1e-8),
                    () -> assertEquals(1, value(DISTINCT, items, skew, requests) / together.distinct(requests), 1e-8),
                    () -> assertEquals(1, value(BUSIEST_SHARE, items, skew, instances) / definition.busiest(),
                            1e-8));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void functionsThatRememberAnswerAsThoseThatDoNot(long seed) {
        Random random = new Random(seed);
        List<NamedFunction> functions = List.of(DEALT_DISTINCT, Che.DEALT_HIT_SHARE);
        List<NamedFunction.Body> remembering =
                functions.stream().map(function -> function.body().forOneRun()).toList();
        for (int i = 0; i < 4_000; i++) {
            double[] arguments =
                    {5 + random.nextInt(3), random.nextInt(400) / 200.0, 1 + random.nextInt(9), 1 + random.nextInt(3)};
            for (int f = 0; f < functions.size(); f++) {
                assertEquals(functions.get(f).body().apply(arguments), remembering.get(f).apply(arguments),
                        () -> "seed %d: %s".formatted(seed, Arrays.toString(arguments)));
            }
        }
    }

    /** Small numbers as often as large ones. */
    static int upTo(int most, Random random) {
        return (int) Math.rint(Math.exp(random.nextDouble() * Math.log(most)));
    }

    @Test
    void oneRequestAsksForOneItem() {
        assertEquals(1, value(DISTINCT, 1_000, 1, 1), 1e-9);
        assertEquals(1, value(DEALT_DISTINCT, 1_000, 2.5, 1, 8), 1e-9);
    }

    @Test
    void anInstanceWithOneItemSeesOneItem() {
        assertEquals(1, value(DEALT_DISTINCT, 5, 1, 256, 8), 1e-15);
        assertEquals(1, value(DISTINCT, 1, 3, 4_096), 1e-15);
    }

    @Test
    void equallyPopularItemsFollowTheClosedForm() {
        assertEquals(4_000 * (1 - Math.pow(1 - 1.0 / 4_000, 256)), value(DISTINCT, 4_000, 0, 256), 1e-6);
    }

    @Test
    void moreRequestsNeverAskForFewerItemsAndNeverForMoreThanThereAre() {
        double before = 0;
        for (int requests = 1; requests <= 4_096; requests *= 2) {
            double now = value(DEALT_DISTINCT, 1_000, 1.2, requests, 8);
            assertTrue(now > before && now <= Math.min(requests, 125) + 1e-9, requests + " requests: " + now);
            before = now;
        }
    }

    @Test
    void evenPopularityMakesAllInstancesAlike() {
        assertEquals(1.0 / 8, value(BUSIEST_SHARE, 1_000, 0, 8), 1e-12);
    }

    @Test
    void theBusiestInstanceGetsEverythingWhenItIsTheOnlyOne() {
        assertEquals(1, value(BUSIEST_SHARE, 777, 1.3, 1), 1e-12);
    }

    @Test
    void skewMakesTheBusiestInstanceBusier() {
        double before = 0;
        for (double skew = 0; skew <= 3; skew += 0.25) {
            double now = value(BUSIEST_SHARE, 20_000, skew, 512);
            assertTrue(now > before, "skew " + skew + ": " + now);
            before = now;
        }
    }
}
