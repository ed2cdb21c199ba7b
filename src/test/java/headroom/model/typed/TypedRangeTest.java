package headroom.model.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import headroom.Written;
import headroom.formula.Assumption;
import headroom.formula.Group;
import headroom.formula.Range;
import headroom.model.UncertainRange;
import headroom.model.UncertainRange.Shape;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person types to say that a value is uncertain. */
class TypedRangeTest {

    private static Assumption of(String unit, Range range) {
        return Written.assumption("load", "Load", new Group("Traffic"), unit, range.low(), range);
    }

    private static Optional<TypedRange> read(String typed, Assumption assumption) {
        return TypedRange.read(typed, assumption, Optional.empty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            400–700                 | req/s | 400   | 700
            400-700                 | req/s | 400   | 700
            400 - 700               | req/s | 400   | 700
            400..700                | req/s | 400   | 700
            400 … 700               | req/s | 400   | 700
            400 to 700              | req/s | 400   | 700
            400−700 req/s           | req/s | 400   | 700
            400 req/s–700 req/s     | req/s | 400   | 700
            400 req/s to 700        | req/s | 400   | 700
            1,200–2,400             | req/s | 1200  | 2400
            1.2k–2.4k               | req/s | 1200  | 2400
            1.2–2.4k                | req/s | 1200  | 2400
            0.5..1.5                | req/s | 0.5   | 1.5
            1e2-2e3                 | req/s | 100   | 2000
            350–500 ms              | s     | 0.35  | 0.5
            350 ms–0.5 s            | s     | 0.35  | 0.5
            350 ms – 500            | s     | 0.35  | 0.5
            10–20 %                 | %     | 10    | 20
            $2–$3                   | $/h   | 2     | 3
            $2–3/h                  | $/h   | 2     | 3
            """)
    void rangesAreReadAsTheyAreWritten(String typed, String unit, double p10, double p90) {
        TypedRange.Accepted read = assertInstanceOf(TypedRange.Accepted.class,
                read(typed, of(unit, Range.log(0.001, 1e6))).orElseThrow());
        assertEquals(new UncertainRange(p10, p90, Shape.LOGNORMAL), read.range());
    }

    @ParameterizedTest
    @ValueSource(strings = {"500", "1.2M", "-5", "1e-3", "400–", "–700", "400 700", "four to seven", "", "80 GiB"})
    void whatIsNoRangeIsLeftToSingleValues(String typed) {
        assertEquals(Optional.empty(), read(typed, of("req/s", Range.log(1, 1e6))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            700–400     | Load is 700–400, but its P10 must be less than its P90.
            400–400     | Load is 400–400, but its P10 must be less than its P90.
            400–7000000 | Load is 7,000,000, but must be between 1 and 1,000,000 req/s.
            0.1–400     | Load is 0.1, but must be between 1 and 1,000,000 req/s.
            400–700 GPU | “GPU” is no unit of load; type a number such as 1 req/s.
            """)
    void whatCannotBeUsedIsRefusedInASentence(String typed, String sentence) {
        assertEquals(Optional.of(new TypedRange.Refused(sentence)), read(typed, of("req/s", Range.log(1, 1e6))));
    }

    @Test
    void bothEndsOfWholeAssumptionsAreWhole() {
        Assumption whole = of("GPU", Written.whole(Range.linear(1, 320)));
        assertEquals(
                Optional.of(new TypedRange.Refused(
                        "Load is 2.5, but must be a whole number between 1 and 320 GPUs.")),
                read("2.5–4", whole));
        assertEquals(Optional.of(new TypedRange.Accepted(new UncertainRange(2, 4, Shape.NORMAL))),
                read("2–4", whole));
    }

    @Test
    void aRangeKeepsTheShapeThatItHad() {
        Assumption load = of("req/s", Range.linear(0, 1_000));
        Optional<UncertainRange> before = Optional.of(new UncertainRange(1, 2, Shape.TRIANGULAR));
        assertEquals(Optional.of(new TypedRange.Accepted(new UncertainRange(3, 4, Shape.TRIANGULAR))),
                TypedRange.read("3–4", load, before));
        Optional<UncertainRange> lognormal = Optional.of(new UncertainRange(1, 2, Shape.LOGNORMAL));
        assertEquals(Optional.of(new TypedRange.Accepted(new UncertainRange(0, 4, Shape.NORMAL))),
                TypedRange.read("0–4", load, lognormal), "a lognormal one cannot begin at 0");
    }
}
