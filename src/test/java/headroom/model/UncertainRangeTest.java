package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.UncertainRange.Shape;
import headroom.model.typed.TypedRange;
import headroom.problems.Problems;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UncertainRangeTest {

    private static final Problem PROBLEM = Problems.all().getFirst();

    private static Assumption assumption(String id) {
        return PROBLEM.assumption(id).orElseThrow();
    }

    @Test
    void itsShapeFollowsTheSliderUnlessSomeoneSaysOtherwise() {
        assertEquals(Shape.LOGNORMAL, UncertainRange.of(assumption("peakRate"), 400, 700).shape());
        assertEquals(Shape.NORMAL, UncertainRange.of(assumption("prefixHitRate"), 40, 60).shape());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            peakRate   | 400 | 700 | LOGNORMAL |
            peakRate   | 0   | 700 | NORMAL    | peakRate is 0, but must be between 1 and 20,000 req/s
            peakRate   | 700 | 700 | UNIFORM   | peakRate is 700–700, but its P10 must be less than its P90
            headroom   | 0   | 40  | LOGNORMAL | headroom is 0–40, but a lognormal range must begin above 0
            spareUnits | 0.5 | 2   | NORMAL    | spareUnits is 0.5, but must be a whole number between 0 and 4 units
            """)
    void whatCannotBeIsRefusedInASentence(String id, double p10, double p90, Shape shape, String sentence) {
        assertEquals(Optional.ofNullable(sentence), new UncertainRange(p10, p90, shape).rejection(assumption(id)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            peakRate     | 400 | 700 | 400–700 req/s
            gpuHourPrice | 1.5 | 3   | $1.5–3/GPU/h
            headroom     | 10  | 40  | 10–40 %
            hbmPerGpu    | 70  | 80  | 70–80 GB/GPU
            hbmPerGpu    | 68.719476736 | 85.89934592 | 64–80 GiB/GPU
            hbmPerGpu    | 70  | 85.89934592 | 70 GB/GPU–80 GiB/GPU
            """)
    void itReadsAsAPersonWritesIt(String id, double p10, double p90, String text) {
        assertEquals(text, UncertainRange.of(assumption(id), p10, p90).print(assumption(id)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            400–700 | 400–700
            70–80 | 70–80
            64–80 GiB | 64–80 GiB
            70 GB–80 GiB | 70 GB–80 GiB
            """)
    void theUnitThatAPersonTypedStays(String typed, String text) {
        Assumption assumption = assumption(typed.equals("400–700") ? "peakRate" : "hbmPerGpu");
        TypedRange read = TypedRange.read(typed, assumption, Optional.empty()).orElseThrow();
        assertEquals(text, assertInstanceOf(TypedRange.Accepted.class, read).range().ends(assumption));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            peakRate     | 400 | 600 | 700 | 572–857 req/s
            headroom     | 10  | 30  | 50  | 40–60 %
            spareUnits   | 0   | 2   | 4   | 3–4 units
            """)
    void itMovesToAValueAndStaysAboutAsWide(String id, double p10, double p90, double value, String text) {
        Assumption assumption = assumption(id);
        assertEquals(text, UncertainRange.of(assumption, p10, p90).movedTo(assumption, value).orElseThrow()
                .print(assumption));
    }

    @Test
    void itsEndsBelongToIt() {
        UncertainRange range = UncertainRange.of(assumption("peakRate"), 400, 600);
        assertTrue(range.contains(400) && range.contains(600));
        assertFalse(range.contains(399) || range.contains(601));
    }
}
