package headroom.whatif.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.AxisRange;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Ranges in base units and what stands on their axes. */
class TicksTest {

    private static String labels(List<Tick> ticks) {
        return ticks.stream().map(Tick::label).collect(Collectors.joining(" | "));
    }

    private static Ticks ticks(Style style, String unit) {
        return new Ticks(style, Unit.of(unit));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            COUNT,        GPU,       0,    1000,   5, 0 | 250 | 500 | 750 | 1k
            COUNT,        GPU,       0,    1000,   3, 0 | 500 | 1k
            COUNT,        GPU,       0,    3,      5, 0 | 1 | 2 | 3
            COUNT,        req/s,     0,    1500,   5, 0 | 500 | 1k | 1.5k
            COUNT,        GPU,       0,    20000,  5, 0 | 5k | 10k | 15k | 20k
            COUNT,        GPU,       0,    2e6,    5, 0 | 0.5M | 1M | 1.5M | 2M
            COUNT,        tok,       0,    1e12,   5, 0 | 0.25T | 0.5T | 0.75T | 1T
            NUMBER,       '',        0,    0.6,    5, 0 | 0.2 | 0.4 | 0.6
            NUMBER,       '',        -1,   1,      5, −1 | −0.5 | 0 | 0.5 | 1
            SHARE,        share,     0,    1,      5, 0 % | 25 % | 50 % | 75 % | 100 %
            SHARE,        share,     0,    0.006,  5, 0 % | 0.2 % | 0.4 % | 0.6 %
            DOLLARS,      $/M,       0,    1.5,    5, $0.00 | $0.50 | $1.00 | $1.50
            DOLLARS,      $/M,       0,    6,      2, $0 | $5
            DOLLARS,      $/h,       0,    2000,   5, $0 | $500 | $1k | $1.5k | $2k
            DOLLARS,      $/h,       -100, 200,    5, −$100 | $0 | $100 | $200
            FACTOR,       ×,         0,    2,      5, 0× | 0.5× | 1× | 1.5× | 2×
            BYTES,        GB/GPU,    0,    100e9,  5, 0 GB | 25 GB | 50 GB | 75 GB | 100 GB
            BYTES,        B,         0,    2e12,   5, 0 TB | 0.5 TB | 1 TB | 1.5 TB | 2 TB
            TIME,         ms/tok,    0,    0.1,    5, 0 ms | 25 ms | 50 ms | 75 ms | 100 ms
            TIME,         s,         0,    14400,  5, 0 h | 1 h | 2 h | 3 h | 4 h
            TIME,         s,         0,    1800,   5, 0 min | 10 min | 20 min | 30 min
            COUNT,        h,         0,    24,     5, 0 h | 6 h | 12 h | 18 h | 24 h
            COUNT,        drive writes/day, 0, 0.5, 5, 0 | 0.2 | 0.4
            COUNT,        GPU,       0,    0,      5, 0
            """)
    void aLinearAxisHasRoundTicksInOneUnit(Style style, String unit, double low, double high, int most,
            String expected) {
        assertEquals(expected, labels(ticks(style, unit).linear(new Extent(low, high), most)));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            COUNT,        req/s,     1,    1000,   5, 1 | 10 | 100 | 1k
            COUNT,        req/s,     1,    1e6,    4, 1 | 100 | 10k | 1M
            COUNT,        tok/s,     0,    1000,   5, 0.001 | 0.1 | 10 | 1k
            COUNT,        req/s,     150,  700,    5, 200 | 500
            COUNT,        answer,    2,    100,    5, 3 | 10 | 30 | 100
            DOLLARS,      $/h,       102e6, 144e6, 5, $110M | $120M | $130M | $140M
            COUNT,        tok,       2000, 50000,  5, 2k | 5k | 10k | 20k | 50k
            COUNT,        tok,       200,  10000,  2, 1k | 10k
            TIME,         s,         0.05, 1.5,    5, 50 ms | 100 ms | 200 ms | 500 ms | 1 s
            SHARE,        %,         0.001, 1,     5, 0.1 % | 1 % | 10 % | 100 %
            DOLLARS,      $,         0.1,  100,    5, $0.10 | $1 | $10 | $100
            TIME,         s,         0.001, 10,    5, 1 ms | 10 ms | 100 ms | 1 s | 10 s
            TIME,         s,         0.01, 100,    5, 10 ms | 100 ms | 1 s | 10 s | 100 s
            TIME,         min,       1,    90000,  7, 1 s | 10 s | 1 min | 10 min | 1 h | 1 d
            BYTES,        B,         1e6,  1e9,    5, 1 MB | 10 MB | 100 MB | 1 GB
            BINARY_BYTES, B,         1048576, 1073741824, 5, 1 MiB | 10 MiB | 100 MiB | 1 GiB
            """)
    void aLogarithmicAxisHasTicksAtDecades(Style style, String unit, double low, double high, int most,
            String expected) {
        assertEquals(expected, labels(ticks(style, unit).logarithmic(new Extent(low, high), most)));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            COUNT,   GPU,    0,    864,   0,    1000
            COUNT,   GPU,    0,    1250,  0,    1500
            COUNT,   GPU,    0,    1,     0,    1
            COUNT,   GPU,    0,    0,     0,    1
            SHARE,   share,  0,    1.18,  0,    1.5
            DOLLARS, $/h,    -42,  150,   -50,  150
            TIME,    s,      0,    86400, 0,    86400
            NUMBER,  '',     0,    1e12,  0,    1e12
            """)
    void anAxisBeginsAndEndsAtTicks(Style style, String unit, double low, double high, double from, double to) {
        AxisRange range = ticks(style, unit).roundedOut(low, high);
        assertEquals(from, range.low(), 1e-9 * Math.abs(from));
        assertEquals(to, range.high(), 1e-9 * Math.abs(to));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            60   | 3 | 0 s, 20 s, 40 s, 60 s
            0.001 | 2 | 0 ms, 0.5 ms, 1 ms
            1    | 2 | 0 s, 0.5 s, 1 s
            600  | 3 | 0 s, 200 s, 400 s, 600 s
            600  | 2 | 0 s, 300 s, 600 s
            1200 | 4 | 0 min, 5 min, 10 min, 15 min, 20 min
            """)
    void anAxisOfTimeIsDividedInTheUnitOfItsValues(double high, int parts, String expected) {
        String labels = labels(ticks(Style.TIME, "s").dividing(new AxisRange(0, high, parts), 5));
        assertEquals(expected, labels.replace(" |", ","));
    }

    @ParameterizedTest
    @CsvSource({"100, 100, 4, 100, 100", "90, 700, 4, 100, 800", "3, 1, 4, 4, 1", "130, 1.4, 3, 150, 1.5",
        "0.8, 2300, 4, 0.8, 4000"})
    void twoAxesShareTheirGridLinesWithLittleRoomUnused(double high, double other, int parts, double to,
            double otherTo) {
        List<AxisRange> both = ticks(Style.NUMBER, "").together(high, ticks(Style.NUMBER, ""), other);
        assertEquals(List.of(new AxisRange(0, to, parts), new AxisRange(0, otherTo, parts)), both);
    }

    @ParameterizedTest
    @EnumSource
    void axesTogetherHoldTheirValuesAndHaveTheirTicksAtTheSameHeights(Style style) {
        Random random = new Random(11);
        for (int i = 0; i < 500; i++) {
            double high = Math.pow(10, random.nextDouble(-3, 9));
            double other = Math.pow(10, random.nextDouble(-3, 9));
            List<AxisRange> both = ticks(style, "").together(high, ticks(Style.NUMBER, ""), other);
            assertEquals(both.getFirst().parts(), both.getLast().parts());
            assertTrue(both.getFirst().high() >= high * (1 - 1e-9) && both.getLast().high() >= other * (1 - 1e-9));
            assertTrue(both.getLast().high() <= 3 * other, () -> both + " for " + other);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anyRangeHasFewDifferentTicksInsideIt(Style style) {
        Random random = new Random(7);
        Ticks ticks = ticks(style, "");
        for (int i = 0; i < 2_000; i++) {
            double low = Math.pow(10, random.nextDouble(-6, 12));
            double high = low * Math.pow(10, random.nextDouble(0.001, 9));
            Extent rounded = new Extent(0, ticks.roundedOut(0, high).high());
            for (List<Tick> some : List.of(ticks.linear(new Extent(low, high), 5),
                    ticks.linear(rounded, 5), ticks.logarithmic(new Extent(low, high), 5))) {
                assertTrue(some.size() <= 5, () -> labels(some));
                assertEquals(some.size(), some.stream().map(Tick::label).distinct().count(), () -> labels(some));
            }
            assertTrue(ticks.linear(rounded, 5).size() >= 2);
        }
    }
}
