package headroom.whatif.uncertainty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HistogramTest {

    @Test
    void sharesAddUpAndLieWhereTheSamplesDo() {
        Histogram histogram = Histogram.of(new double[]{0, 1, 1, 2, 3, 4, 4, 4, Double.NaN}, 4);

        assertEquals(0, histogram.low());
        assertEquals(1, histogram.width());
        assertEquals(0.125, histogram.shares().at(0));
        assertEquals(0.25, histogram.shares().at(1));
        assertEquals(0.5, histogram.shares().at(3));
        assertEquals(0.375, histogram.cumulative(1));
        assertEquals(1, histogram.cumulative(3));
    }

    @Test
    void equalSamplesAreAllInTheFirstBin() {
        Histogram histogram = Histogram.of(new double[]{5, 5, 5}, 10);

        assertEquals(0, histogram.width());
        assertEquals(1, histogram.shares().at(0));
    }

    @Test
    void withoutSamplesThereIsNoPlace() {
        assertTrue(Double.isNaN(Histogram.of(new double[]{Double.NaN}, 10).low()));
    }

    @Test
    void whatDiffersByRoundingAloneIsEqual() {
        Histogram histogram = Histogram.of(new double[]{1, Math.nextDown(1.0), Math.nextUp(1.0)}, 10);
        assertEquals(0, histogram.width());
        assertEquals(1, histogram.shares().at(0));
    }
}
