package headroom.whatif.uncertainty;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RankCorrelationTest {

    @Test
    void whatAlwaysRisesOrFallsTogetherCorrelatesWholly() {
        RankCorrelation with = RankCorrelation.with(new double[]{1, 10, 100, 1_000});

        assertEquals(1, with.of(new double[]{3, 4, 5, 6}), 1e-12);
        assertEquals(-1, with.of(new double[]{6, 5, 4, 3}), 1e-12);
    }

    @Test
    void equalValuesShareTheirMeanRank() {
        // By hand: ranks 0.5 0.5 2 3 against 0 1 2 3 give 4.5 / √(4.5 · 5).
        assertEquals(4.5 / Math.sqrt(4.5 * 5), RankCorrelation.with(new double[]{7, 7, 8, 9})
                .of(new double[]{1, 2, 3, 4}), 1e-12);
    }

    @Test
    void absentSamplesAreLeftOut() {
        assertEquals(1, RankCorrelation.with(new double[]{1, Double.NaN, 2, 3}).of(new double[]{1, 99, 2, 3}), 1e-12);
    }

    @Test
    void whatNeverChangesCorrelatesWithNothing() {
        assertEquals(0, RankCorrelation.with(new double[]{4, 4, 4}).of(new double[]{1, 2, 3}));
    }
}
