package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Condition.Relation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoomTest {

    @ParameterizedTest
    @CsvSource({"3.74, 2, 87 % over", "1.74, 2, 13 % left", "2, 2, at its limit", "0, 2, 100 % left",
        "0.0001, 2, 99.995 % left", "2.0008, 2, 0.04 % over", "1.9992, 2, 0.04 % left",
        "2.00000001, 2, 0.0000005 % over",
        "19.9, 2, 895 % over", "20, 2, 10× its limit", "202, 2, 101× its limit", "2, 0, above 0", "0, 0, at its limit",
        "-1, 0, below 0", "-1, 2, 150 % left", "NaN, 2, no value", "1, NaN, no value"})
    void whatMustStayAtOrBelowItsLimitIsToldAsAShareOfIt(double value, double limit, String text) {
        assertEquals(text, new Room(Relation.AT_MOST, value, limit).text());
    }

    @ParameterizedTest
    @CsvSource({"1.5, 2, 25 % short", "2.1, 2, 5 % to spare", "2, 2, at its limit", "0, 2, 100 % short",
        "0.0001, 2, 99.995 % short", "1.9992, 2, 0.04 % short", "3, 2, 50 % to spare", "24, 2, 12× its limit",
        "1, 0, above 0", "-1, 0, below 0", "0, 0, at its limit", "NaN, 2, no value"})
    void whatMustStayAtOrAboveItsLimitIsShortOrHasSomethingToSpare(double value, double limit, String text) {
        assertEquals(text, new Room(Relation.AT_LEAST, value, limit).text());
    }

    @ParameterizedTest
    @CsvSource({"1.81, 2, true", "1.79, 2, false", "2, 2, true", "0, 0, true", "2.5, 2, true"})
    void aTenthOfTheLimitIsLittle(double value, double limit, boolean little) {
        assertEquals(little, new Room(Relation.AT_MOST, value, limit).isLittle());
    }

    @ParameterizedTest
    @CsvSource({"1.74, 2, 13 %", "3.74, 2, 87 % over", "2, 2, at its limit", "NaN, 2, no value"})
    void besideATickTheShareAloneIsEnough(double value, double limit, String text) {
        assertEquals(text, new Room(Relation.AT_MOST, value, limit).briefly());
    }
}
