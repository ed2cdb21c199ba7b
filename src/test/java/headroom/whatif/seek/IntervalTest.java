package headroom.whatif.seek;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class IntervalTest {

    @Test
    void anEndThatIsShortIsWrittenAsItIsAndTheNoiseBehindItGoes() {
        assertEquals(new Interval(1, 10.24), new Interval(1, 10.24000001).settled().rounded());
        assertEquals(new Interval(10.24, 50), new Interval(10.2399999999999, 50).settled());
        assertEquals(10.24, new Interval(1, 10.24).near(20));
        assertEquals(new Interval(64.45, 99), new Interval(64.4444444, 99).rounded());
    }

    @Test
    void theNearestValueInsideIsOneThatAPersonWritesDown() {
        assertEquals(333, new Interval(1, 333.6431).near(500));
        assertEquals(1.24, new Interval(1.23456, 99).near(1));
        assertEquals(1.23457, new Interval(1.23456789, 1.2345701).near(0), 1e-12);
        assertEquals(7, new Interval(1, 10).near(7));
        assertEquals(544, new Interval(544, 544).near(1));
    }
}
