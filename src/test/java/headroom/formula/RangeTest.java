package headroom.formula;

import headroom.Written;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
