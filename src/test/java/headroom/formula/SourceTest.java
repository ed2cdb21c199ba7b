package headroom.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.Written;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceTest {

    private static final String YEAR_AGO = "2025-11";

    private static Source seen(String date) {
        return new Source(Source.Kind.PUBLISHED, "a price list", date);
    }

    @ParameterizedTest
    @CsvSource({"2025-99,false", "2024-00,false", "2025-10,true", "2025-1,false", "2025-11,false", "2026-11,false",
        "2025-10-31,true", "2027-01,false",
        "2020,false",
        "'',false", "last year,false"})
    void whatWasSeenMoreThanAYearAgoIsOld(String date, boolean old) {
        assertEquals(old, seen(date).isBefore(YEAR_AGO));
    }

    @Test
    void onlyPricesGrowOld() {
        Assumption price = Written.assumption("price", "Price", new Group("Cost"), "$/GPU/h", 2, Range.linear(1, 10),
                seen("2024-02"));
        Assumption size = Written.assumption("size", "Size", new Group("Hardware"), "GB", 80, Range.linear(1, 100),
                seen("2024-02"));
        assertEquals("Published figure: a price list, 2024-02. That is more than a year ago: look for today’s price.",
                price.sourceSince(YEAR_AGO));
        assertEquals("Published figure: a price list, 2024-02.", price.sourceSince("2024-01"));
        assertEquals("Published figure: a price list, 2024-02.", size.sourceSince(YEAR_AGO));
    }
}
