package headroom.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitWordsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "nothing", textBlock = """
            500 | req/s            | requests per second
            1   | req/s            | request per second
            50  | ms/tok           | milliseconds per token
            2   | $/GPU/h          | dollars per GPU per hour
            989 | TFLOP/s/GPU      | trillion floating-point operations per second per GPU
            8   | GPU·h            | GPU hours
            0.5 | GiB/GPU          | gibibytes per GPU
            1   | drive writes/day | drive write per day
            70  | %                | percent
            2   | ×                | times
            8   | G                | billion
            3   | 1/s              | per second
            3   | node             | nodes
            """)
    void unitsAreSpokenInTheSingularOrPluralOfTheirNumber(String number, String unit, String words) {
        assertEquals(words, UnitWords.after(number, Unit.of(unit)));
    }

    @ParameterizedTest
    @CsvSource({"''", "—"})
    void aNumberWithoutAUnitHasNoWordsBehindIt(String unit) {
        assertEquals("", UnitWords.after("2", Unit.of(unit)));
    }
}
