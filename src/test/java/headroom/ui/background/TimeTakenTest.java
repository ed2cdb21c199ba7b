package headroom.ui.background;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TimeTakenTest {

    private static final long LIMIT = 10;

    private final TimeTaken pace = new TimeTaken();

    private void took(long... durations) {
        for (long duration : durations) {
            pace.took(duration);
        }
    }

    @Test
    void nobodyKnowsBeforeTheFirstTime() {
        assertFalse(pace.isWithin(LIMIT));
        assertFalse(pace.isBeyond(LIMIT));
    }

    @Test
    void oneSlowTimeAmongQuickOnesSaysNothing() {
        took(5, 90, 95);
        assertTrue(pace.isWithin(LIMIT));
        assertFalse(pace.isBeyond(LIMIT));
    }

    @Test
    void whatIsSlowAtFirstIsNotSlowForThatAlone() {
        took(80, 40);
        assertFalse(pace.isBeyond(LIMIT));
        took(11);
        assertTrue(pace.isBeyond(LIMIT));
        took(10);
        assertFalse(pace.isBeyond(LIMIT));
    }

    @Test
    void whatWasQuickLongAgoMayBeSlowByNow() {
        took(1, 50, 50, 50, 50);
        assertTrue(pace.isWithin(LIMIT));
        took(50);
        assertFalse(pace.isWithin(LIMIT));
        assertTrue(pace.isBeyond(LIMIT));
    }
}
