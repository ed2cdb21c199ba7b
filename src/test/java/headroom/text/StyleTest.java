package headroom.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.Written;
import headroom.formula.Constant;
import headroom.formula.Estimate;
import headroom.formula.Formulas;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StyleTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GPU        | 187.5            | 188 GPUs
            req/GPU    | 92.5             | 92.5 req/GPU
            session    | 0.8164           | 0.816 sessions
            session    | 4.61             | 4.61 sessions
            req/GPU    | 0.3125           | 0.312 req/GPU
            GPU        | 99.97            | 100 GPUs
            GPU        | 216.216          | 216 GPUs
            GPU        | 38.0000000000001 | 38 GPUs
            unit       | 1                | 1 unit
            unit       | 2                | 2 units
            node       | 68               | 68 nodes
            session    | 18310.5          | 18,310 sessions
            session    | 732421.875       | 732,422 sessions
            lookup/s   | 64e6             | 64M lookups/s
            lookup/s   | 320000           | 320,000 lookups/s
            node       | 6.25e6           | 6.25M nodes
            parameter  | 41943040         | 41.9M parameters
            tok        | 16384000         | 16.4M tok
            tok        | 999600           | 999,600 tok
            tok        | 999999.7         | 1M tok
            tok        | 2.5e9            | 2.5G tok
            GPU        | 0                | 0 GPUs
            """)
    void countsHaveThreeDigitsBelowAHundredAndFromAMillionOnAndAreWholeBetween(String unit, double value,
            String printed) {
        assertEquals(printed, print(unit, value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            session | 4.619     | 4.61 sessions
            session | 99.99     | 99.9 sessions
            session | 4.9999999999999 | 5 sessions
            session | 18310.5   | 18,310 sessions
            session | 732421.9  | 732,422 sessions
            GPU     | -3.456    | −3.46 GPUs
            GPU     | 55        | 55 GPUs
            """)
    void aFractionOfWhatFitsIsRoundedDown(String unit, double value, String printed) {
        assertEquals(printed, Style.FITTING.print(value, Unit.of(unit)).toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GPU     | 38.49     | 38.5 GPUs
            GPU     | 38.41     | 38.5 GPUs
            GPU     | 216.2     | 217 GPUs
            GPU     | 216.0000000000001 | 216 GPUs
            GPU     | 0.0001234 | 0.000124 GPUs
            GPU     | 999999.5  | 1M GPUs
            GPU     | 1234567   | 1.24M GPUs
            GPU     | 0         | 0 GPUs
            """)
    void whatIsNeededIsNeverRoundedDown(String unit, double value, String printed) {
        assertEquals(printed, Style.NEEDED.print(value, Unit.of(unit)).toString());
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void whatIsInfiniteIsADash(Style style) {
        assertEquals(Figure.ABSENT, style.print(Double.POSITIVE_INFINITY, Unit.NONE));
        assertEquals(List.of(Figure.ABSENT, style.print(0x5p30, Unit.NONE)),
                style.printApart(Unit.NONE, Double.NEGATIVE_INFINITY, 0x5p30));
    }

    @Test
    void pricesThatDifferBelowACentReadApart() {
        List<Figure> figures = Style.DOLLARS.printApart(Unit.of("$/M"), 0.00342, 0.00344);
        assertEquals(List.of("$0.00342/M", "$0.00344/M"), figures.stream().map(Figure::toString).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            $/h    | 1088       | $1,088/h
            $/M    | 0.755555   | $0.756/M
            $/M    | 0.5        | $0.50/M
            $/M    | 0.9996     | $1.00/M
            $/h    | 0.30000000000000004 | $0.30/h
            $/h    | 64         | $64.00/h
            $/h    | 99.994     | $99.99/h
            $/h    | 99.996     | $100/h
            $/year | 9530880    | $9.53M/year
            $/day  | 999999.8   | $1M/day
            $      | -12.5      | −$12.50
            $      | -0.001     | −$0.001
            $/M    | 0.0034567  | $0.0035/M
            $/M    | 0.003512   | $0.0035/M
            $/M    | 0.0562     | $0.056/M
            $/M    | 0.0601     | $0.060/M
            $/M    | 0.06       | $0.06/M
            $/M    | 0.0997     | $0.10/M
            $/M    | 0.00000042 | $4.2 × 10^−7/M
            $/h    | 1E-15      | $0.00/h
            $/h    | 0          | $0.00/h
            $/day  | -2500      | −$2,500/day
            """)
    void dollarsHaveCentsBelowAHundredThreeDecimalsBelowOneAndTwoDigitsAtLeast(String unit, double value,
            String printed) {
        assertEquals(printed, print(unit, value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            share | 0.666     | 66.6 %
            share | 0.005     | 0.5 %
            share | 0.000267  | 0.027 %
            share | 0.0000267 | 0.0027 %
            share | 0.000001  | 0.0 %
            share | 0         | 0.0 %
            share | -0.0002   | −0.02 %
            share | 1.19467   | 119.5 %
            share | 13.463    | 1,346.3 %
            share | 3658.982  | 365,898 %
            share | -0.25     | −25.0 %
            %     | 0.5       | 50.0 %
            ×     | 0.925     | 0.925×
            ×     | 1.8125    | 1.81×
            """)
    void sharesHaveOneDecimalAndFactorsATimesSign(String unit, double value, String printed) {
        assertEquals(printed, print(unit, value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            s      | 0.2923     | 292 ms
            s      | 0.0032768  | 3.28 ms
            s      | 1.89356    | 1.89 s
            s      | 0.9996     | 1 s
            s      | 3.2e-7     | 320 ns
            s      | 45e-6      | 45 µs
            s      | 300        | 300 s
            s      | 900        | 15 min
            s      | 7200       | 2 h
            s      | 259200     | 3 d
            s      | 0          | 0 s
            s/tok  | 0.005      | 5 ms/tok
            """)
    void timesAreInTheUnitThatAPersonWouldSay(String unit, double value, String printed) {
        assertEquals(printed, print(unit, value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            B       | 1310720000    | 1.31 GB
            B/GPU   | 22100544000   | 22.1 GB/GPU
            B/s     | 105408000000  | 105 GB/s
            B       | 999.9         | 1 kB
            B       | 999.4         | 999 B
            B       | 0             | 0 B
            B/s     | 0.0000161     | 0 B/s
            B/s     | 0.25          | 0.25 B/s
            B/tok   | 70272         | 70.3 kB/tok
            MiB     | 83886080      | 80 MiB
            MiB     | 400000000     | 381 MiB
            GiB     | 83886080000   | 78.1 GiB
            """)
    void bytesAreDecimalUnlessTheirUnitIsBinary(String unit, double value, String printed) {
        assertEquals(printed, print(unit, value));
    }

    @ParameterizedTest
    @CsvSource({"83886080, 0.08 GiB", "1342177280, 1.25 GiB", "5368709120, 5.00 GiB"})
    void gibibytesHaveTwoDecimalsSoThatTheyCompare(double value, String printed) {
        assertEquals(printed, Style.GIBIBYTES.print(value, Unit.of("B")).toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tok/s      | 750000    | 750,000 tok/s
            tok/s      | 64e6      | 64M tok/s
            tok/s/GPU  | 4291.51   | 4,290 tok/s/GPU
            req/s      | 0.1234    | 0.123 req/s
            FLOP       | 8.4e7     | 84M FLOP
            """)
    void ratesHaveThreeSignificantDigits(String unit, double value, String printed) {
        assertEquals(printed, print(unit, value));
    }

    @Test
    void aStyleCanBeOtherThanItsUnitSuggests() {
        Estimate size = Written.printed("size", "Size", "B", Style.BINARY_BYTES,
                Constant.of(80 * 1024 * 1024, "B"));
        assertEquals("80 MiB", size.print(80 * 1024 * 1024).toString());
    }

    @Test
    void aFigureStandsInTextWithOrWithoutAGap() {
        assertEquals("22.1 GB", new Figure("22.1", "GB").toString());
        assertEquals("$1,088/h", new Figure("$1,088", "/h").toString());
        assertEquals("1.3×", new Figure("1.3", "×").toString());
        assertEquals("7", new Figure("7", "").toString());
    }

    @Test
    void anAssumptionPrintsWhatWasTypedInItsOwnUnit() {
        assertEquals("50 ms/tok", Formulas.assumption("tpot", "ms/tok", 50).print(0.05).toString());
        assertEquals("$2/GPU/h", Formulas.assumption("price", "$/GPU/h", 2).print(2).toString());
        assertEquals("0.3 %", Formulas.assumption("part", "%", 0.3).print(0.003).toString());
    }

    private static String print(String unit, double value) {
        Unit of = Unit.of(unit);
        return Style.of(of).print(value, of).toString();
    }
}
