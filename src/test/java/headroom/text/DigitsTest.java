package headroom.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigitsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            92.5      | 92
            187.5     | 188
            93.5      | 94
            0.5       | 0
            -0.4      | 0
            732421.9  | 732,422
            1088      | 1,088
            -1234     | −1,234
            """)
    void wholeNumbersRoundHalfToEven(double value, String printed) {
        assertEquals(printed, Digits.whole(value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            22.100544  | 22.1
            0.0032768  | 0.00328
            1.3109     | 1.31
            80         | 80
            43.016     | 43
            4291.5     | 4,290
            999.6      | 1,000
            0          | 0
            -0.05      | −0.05
            """)
    void sizesHaveThreeSignificantDigitsWithoutTrailingZeros(double value, String printed) {
        assertEquals(printed, Digits.significant(value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0.000001   | 0.000001
            5.5213E-9  | 5.52 × 10^−9
            -1.28E-28  | −1.28 × 10^−28
            9.9999E-10 | 1 × 10^−9
            1E-300     | 1 × 10^−300
            """)
    void aRowOfZerosBecomesAPowerOfTen(double value, String printed) {
        assertEquals(printed, Digits.significant(value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0.755555 | 2 | 0.76
            66.6     | 1 | 66.6
            100      | 1 | 100.0
            0.125    | 2 | 0.12
            -0.04    | 1 | 0.0
            """)
    void aFixedNumberOfDecimalsRoundsHalfToEvenAndIsNeverMinusZero(double value, int decimals, String printed) {
        assertEquals(printed, Digits.decimals(value, decimals));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            13.26              | 13.26
            70272              | 70,272
            2345.679           | 2,345.679
            0.30000000000000004| 0.3
            131072             | 131,072
            """)
    void anInputKeepsEveryDigitThatWasTypedAndNoNoise(double value, String printed) {
        assertEquals(printed, Digits.exact(value));
    }

    @Test
    void theMachinesLocaleDoesNotMatter() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("1,234.5", Digits.exact(1234.5));
            assertEquals("1,088", Digits.whole(1088));
        } finally {
            Locale.setDefault(before);
        }
    }
}
