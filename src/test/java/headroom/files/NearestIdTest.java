package headroom.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestIdTest {

    @ParameterizedTest
    @CsvSource({"peakRat,'; did you mean peakRate?'", "PEAKRATE,'; did you mean peakRate?'",
        "mpt,'; did you mean mtp?'", "somethingElse,''", "'',''"})
    void slipsAreUnderstoodAndNothingElse(String typed, String suggestion) {
        assertEquals(suggestion, NearestId.suggestion(typed, List.of("peakRate", "mtp", "decodeRate")));
    }
}
