package headroom.ui.inputs;

import headroom.formula.Range;
import java.util.OptionalDouble;
import javafx.scene.input.KeyEvent;

/**
 * The keys that move a value along a range: arrows a step, with Shift or a page key ten, with Alt a tenth; Home and End to
 * the limits. With Control or Command they are the window's.
 */
final class SteppingKeys {

    private static final double COARSE = 10;
    private static final double FINE = 0.1;

    private final Range range;
    private final Walk walk;

    SteppingKeys(Range range, SliderScale scale) {
        this.range = range;
        this.walk = new Walk(scale);
    }

    /**
     * The value that a key leads to; empty when it is none of these keys.
     *
     * @param repeated whether the key was not let go since it was pressed last
     */
    OptionalDouble wanted(KeyEvent event, double value, boolean repeated) {
        if (event.isShortcutDown() || event.isControlDown() || event.isMetaDown()) {
            return OptionalDouble.empty();
        }
        double size = event.isAltDown() ? FINE : event.isShiftDown() ? COARSE : 1;
        return switch (event.getCode()) {
            case LEFT, DOWN -> OptionalDouble.of(walk.stepped(value, -size, repeated));
            case RIGHT, UP -> OptionalDouble.of(walk.stepped(value, size, repeated));
            case PAGE_DOWN -> OptionalDouble.of(walk.stepped(value, -COARSE, repeated));
            case PAGE_UP -> OptionalDouble.of(walk.stepped(value, COARSE, repeated));
            case HOME -> OptionalDouble.of(range.zero() ? 0 : range.low());
            case END -> OptionalDouble.of(range.high());
            default -> OptionalDouble.empty();
        };
    }
}
