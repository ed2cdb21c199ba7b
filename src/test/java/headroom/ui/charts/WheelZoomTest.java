package headroom.ui.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WheelZoomTest {

    @Test
    void aNotchForwardShowsLessAndOneBackAsMuchMore() {
        assertEquals(0.85, WheelZoom.factor(40, false), 1e-12);
        assertEquals(1, WheelZoom.factor(40, false) * WheelZoom.factor(-40, false), 1e-12);
    }

    @Test
    void manySmallTurnsOfATrackpadAreOneOfAWheel() {
        double all = 1;
        for (int i = 0; i < 20; i++) {
            all *= WheelZoom.factor(2, false);
        }
        assertEquals(WheelZoom.factor(40, false), all, 1e-12);
    }

    @Test
    void nothingRunsAway() {
        assertEquals(1, WheelZoom.factor(0, false));
        assertEquals(1, WheelZoom.factor(60, true));
        assertTrue(WheelZoom.factor(100_000, false) > 0.6);
    }
}
