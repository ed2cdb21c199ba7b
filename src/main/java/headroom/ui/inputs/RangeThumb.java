package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.formula.Range;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.DoubleConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** One end of a range on its slider, moved by mouse and by keys. */
final class RangeThumb extends Region {

    private final Assumption assumption;
    private final String end;
    private final SteppingKeys keys;
    private final DoubleConsumer propose;
    private final Gesture gesture;
    private double value;

    /**
     * A thumb.
     *
     * @param end what it stands for: P10 or P90
     * @param propose is told of each value that the keys lead to, in the assumption's own unit
     * @param gesture is told when a drag or a held key begins and ends
     */
    RangeThumb(Assumption assumption, String end, DoubleConsumer propose, Gesture gesture) {
        this.assumption = assumption;
        this.end = end;
        Range range = assumption.range();
        this.keys = new SteppingKeys(range, new SliderScale(range));
        this.propose = propose;
        this.gesture = gesture;
        setId("%s-%s".formatted(assumption.id(), end.toLowerCase(Locale.ROOT)));
        getStyleClass().add("range-thumb");
        setManaged(false);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        addEventHandler(MouseEvent.MOUSE_PRESSED, press -> {
            requestFocus();
            gesture.begin();
            // Else what it lies in, which scrolls, takes the focus.
            press.consume();
        });
        addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> gesture.end());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        addEventHandler(KeyEvent.KEY_RELEASED, _ -> gesture.end());
        focusedProperty().subscribe((_, focused) -> {
            if (!focused) {
                gesture.end();
            }
        });
    }

    private void key(KeyEvent event) {
        OptionalDouble wanted = keys.wanted(event, value, gesture.isUnderWay());
        if (wanted.isPresent()) {
            gesture.press();
            propose.accept(wanted.getAsDouble());
            event.consume();
        }
    }

    double value() {
        return value;
    }

    void show(double shown) {
        value = shown;
        setAccessibleText("%s, %s, %s".formatted(assumption.label(), end, assumption.spoken(value)));
    }
}
