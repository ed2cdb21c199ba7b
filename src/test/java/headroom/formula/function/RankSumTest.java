package headroom.formula.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RankSumTest {

    @ParameterizedTest
    @CsvSource({"1, 1, 0", "1, 40, 1", "1, 1000, 0", "1, 1000, 1", "1, 20000, 1", "0.002, 500, 3", "0.5, 20000, 2.5",
        "385, 128, 1", "17, 496, 3"})
    void aPowerLawIsSummedToEightDigits(double first, int count, double skew) {
        DoubleUnaryOperator power = place -> Math.pow(place, -skew);
        double expected = IntStream.range(0, count).mapToDouble(i -> power.applyAsDouble(first + i)).sum();
        assertEquals(1, sum(new RankSum(first, count, skew), power) / expected, 1e-8);
    }

    @Test
    void aSumOverManyRanksLooksAtFewPlaces() {
        assertTrue(new RankSum(1, 20_000, 1).size() < 100);
    }

    @Test
    void aSumOverFewRanksTakesEachOfThem() {
        RankSum few = new RankSum(1, 20, 1);
        assertEquals(20, few.size());
        assertEquals(210, sum(few, place -> place));
    }

    @Test
    void noRanksHaveNoSum() {
        assertEquals(0, new RankSum(9, 0, 1).size());
    }

    private static double sum(RankSum ranks, DoubleUnaryOperator function) {
        return IntStream.range(0, ranks.size())
                .mapToDouble(i -> ranks.weight(i) * function.applyAsDouble(ranks.place(i))).sum();
    }
}
