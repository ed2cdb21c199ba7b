package headroom.formula;

import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.Written;
import org.junit.jupiter.api.Test;

class RangeTest {

    @Test
    void aRangeThatIsNoneIsRefusedWhenItIsMade() {
        assertThrows(IllegalArgumentException.class, () -> Range.linear(5, 5));
        assertThrows(IllegalArgumentException.class, () -> Range.linear(5, Double.POSITIVE_INFINITY));
        assertThrows(IllegalArgumentException.class, () -> Range.log(0, 5));
        assertThrows(IllegalArgumentException.class, () -> Written.whole(Range.linear(0.5, 5)));
    }
}
