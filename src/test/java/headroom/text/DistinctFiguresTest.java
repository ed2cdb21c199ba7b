package headroom.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DistinctFiguresTest {

    private static final int TRIES = 2000;

    private final Random random = new Random(41);

    private static Unit unit(Style style) {
        return Unit.of(switch (style) {
            case COUNT, FITTING, NEEDED -> "GPU";
            case NUMBER -> "req/s";
            case DOLLARS -> "$/h";
            case SHARE -> "%";
            case FACTOR -> "×";
            case TIME -> "s";
            case BYTES -> "B";
            case BINARY_BYTES, GIBIBYTES -> "GiB";
        });
    }

    /** Of any size, and now and then very near to a value before. */
    private double[] values(Style style) {
        double size =
                style == Style.SHARE ? 1 : Math.pow(10, random.nextInt(style.name().contains("BYTES") ? 1 : -7, 13));
        double[] values = new double[4];
        for (int i = 0; i < values.length; i++) {
            double near = i == 0 ? 0 : values[i - 1] * (1 + Math.pow(10, -random.nextDouble(1, 4.9)));
            values[i] = i > 0 && random.nextBoolean() ? near : random.nextDouble() * size;
        }
        return values;
    }

    private static boolean differ(double one, double other) {
        return Math.abs(one - other) > 1.1e-5 * Math.max(Math.abs(one), Math.abs(other));
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void valuesThatDifferArePrintedDifferently(Style style) {
        for (int i = 0; i < TRIES; i++) {
            double[] values = values(style);
            List<Figure> figures = style.printApart(unit(style), values);
            List<Figure> beside = style.printApartBeside(values[0], unit(style), values);
            for (int one = 0; one < values.length; one++) {
                for (int other = 0; other < one; other++) {
                    if (differ(values[one], values[other])) {
                        assertNotEquals(figures.get(one), figures.get(other), Arrays.toString(values));
                        assertNotEquals(beside.get(one), beside.get(other), Arrays.toString(values));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void equalValuesArePrintedEquallyAndSoIsWhatArithmeticMakesOfThem(Style style) {
        for (int i = 0; i < TRIES; i++) {
            double[] values = values(style);
            double same = values[0] * (1 + 4e-13 * random.nextDouble(-1, 1));
            List<Figure> figures = style.printApart(unit(style), values[0], values[1], same, values[2], values[0]);
            assertEquals(figures.get(0), figures.get(2), Arrays.toString(values));
            assertEquals(figures.get(0), figures.get(4), Arrays.toString(values));
        }
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void noMoreDigitsThanAreWorthReading(Style style) {
        for (int i = 0; i < TRIES; i++) {
            double[] values = values(style);
            for (Figure figure : style.printApart(unit(style), values)) {
                assertTrue(significant(figure) <= 6, figure + " of " + Arrays.toString(values));
                assertFalse(figure.toString().contains("NaN"));
            }
        }
    }

    private static int significant(Figure figure) {
        String digits = figure.number().replaceFirst(" × .*", "").chars().filter(Character::isDigit)
                .mapToObj(Character::toString).collect(Collectors.joining());
        boolean whole = !figure.number().contains(".");
        return digits.replaceFirst("^0+", "").replaceFirst(whole ? "0+$" : "$", "").length();
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void whatIsToldApartAlreadyIsPrintedAsItIsAlone(Style style) {
        List<Figure> figures = style.printApart(unit(style), 0.12, 0.55, 0.9);
        boolean whole = style == Style.COUNT || style.name().contains("BYTES");
        if (!whole) {
            assertEquals(List.of(style.print(0.12, unit(style)), style.print(0.55, unit(style)),
                    style.print(0.9, unit(style))), figures);
        }
        assertEquals(style.print(5e9, unit(style)), style.printApart(unit(style), 5e9).getFirst());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            DOLLARS | 0.0612   | 0.0634  | $0.061/h    | $0.063/h
            DOLLARS | 0.06     | 0.06    | $0.06/h     | $0.06/h
            DOLLARS | 1088     | 1088.4  | $1,088.00/h | $1,088.40/h
            DOLLARS | 0        | 0.0004  | $0.00/h     | $0.0004/h
            DOLLARS | -0.00004 | 5       | −$0.00004/h | $5.00/h
            SHARE   | 0.0001   | 0.5     | 0.01 %      | 50.0 %
            SHARE   | 0.99999  | 1       | 99.999 %    | 100.0 %
            SHARE   | 4E-10    | 1       | 0.0 %       | 100.0 %
            COUNT   | 3.2      | 3.4     | 3.2 GPUs    | 3.4 GPUs
            COUNT   | 588      | 588.31  | 588 GPUs    | 588.3 GPUs
            TIME    | 0.2921   | 0.2924  | 292.1 ms    | 292.4 ms
            NUMBER  | 750528   | 750900  | 750,500 req/s | 750,900 req/s
            NUMBER  | NaN      | 5       | —           | 5 req/s
            """)
    void digitsGrowOnlyAsFarAsTheyMust(Style style, double one, double other, String first, String second) {
        List<Figure> figures = style.printApart(unit(style), one, other);
        assertEquals(first, figures.getFirst().toString());
        assertEquals(second, figures.getLast().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            COUNT   | 750528 | 533051 | 1052000 | 533k GPUs | 1.05M GPUs
            COUNT   | 750528 | 750528 | 750900  | 750.5k GPUs | 750.9k GPUs
            COUNT   | 588    | 500    | 700     | 500 GPUs  | 700 GPUs
            DOLLARS | 12345  | 9800   | 15011   | $9.8k/h   | $15k/h
            TIME    | 1.2    | 0.8    | 2.1     | 0.8 s     | 2.1 s
            TIME    | 1.2    | 0.0003 | 2.1     | 300 µs    | 2.1 s
            BYTES   | 2E12   | 8E11   | 3E12    | 0.8 TB    | 3 TB
            """)
    void besideAnotherNumberTheyAreShortAndInItsUnit(Style style, double beside, double low, double high,
            String first, String last) {
        List<Figure> figures = style.printApartBeside(beside, unit(style), low, high);
        assertEquals(first, figures.getFirst().toString());
        assertEquals(last, figures.getLast().toString());
    }

    @Test
    void whatIsNotNothingIsNotPrintedAsNothing() {
        for (Style style : List.of(Style.DOLLARS, Style.COUNT, Style.FACTOR, Style.NUMBER)) {
            for (int i = 0; i < TRIES; i++) {
                double value = Math.pow(10, random.nextDouble(-9, 2));
                assertTrue(significant(style.printApart(unit(style), value).getFirst()) > 0, style + " " + value);
            }
        }
    }
}
