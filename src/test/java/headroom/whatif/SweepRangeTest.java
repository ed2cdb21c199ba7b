package headroom.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.problems.Problems;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SweepRangeTest {

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Assumption peakRate = problem.assumption("peakRate").orElseThrow();
    private final Assumption spareUnits = problem.assumption("spareUnits").orElseThrow();

    @Test
    void placesAreSpreadAsTheSliderRunsAndWholeOnesOnlyOnce() {
        assertEquals(Column.of(1, 100, 10_000), new SweepRange(peakRate, 1, 10_000, 3).values());
        assertEquals(Column.of(0, 1, 2, 3, 4), SweepRange.whole(spareUnits, 50).values());
    }

    @Test
    void aStretchAroundAValueRunsFromAQuarterOfItToFourTimesItInRoundNumbers() {
        assertEquals(new SweepRange(peakRate, 100, 2000, 50), SweepRange.around(peakRate, 500, 50));
        assertEquals(new SweepRange(peakRate, 1, 5, 50), SweepRange.around(peakRate, 1, 50));
        assertEquals(SweepRange.whole(spareUnits, 50), SweepRange.around(spareUnits, 1, 50));
    }

    @Test
    void whatIsNoStretchIsRefusedInASentence() {
        assertEquals(Optional.of("peakRate is 0.5, but must be between 1 and 20,000 req/s"),
                SweepRange.rejection(peakRate, 0.5, 10, 5));
        assertEquals(Optional.of("peakRate runs from 10 to 10, but must begin below its end"),
                SweepRange.rejection(peakRate, 10, 10, 5));
        assertEquals(Optional.of("peakRate has 1 points, but must have 2 to 10,000"),
                SweepRange.rejection(peakRate, 1, 10, 1));
    }
}
