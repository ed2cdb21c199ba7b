package headroom.formula.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {

    @ParameterizedTest
    @CsvSource({"peakRat,'; did you mean peakRate?'", "PEAKRATE,'; did you mean peakRate?'",
        "mpt,'; did you mean mtp?'", "somethingElse,''", "d,''", "'',''"})
    void slipsAreUnderstoodAndNothingElse(String typed, String suggestion) {
        assertEquals(suggestion, Nearest.hint(typed, List.of("peakRate", "mtp", "decodeRate", "$")));
    }
}
