package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.text.Digits;
import java.util.OptionalDouble;
import java.util.function.DoubleConsumer;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * A slider over an assumption's range, with a mark at the preset's value. What a person drags is never written back. Its
 * parts are unmanaged: they have fixed places, and their moves concern no layout but their own.
 */
final class MarkedSlider extends Region {

    static final double THUMB = 14;
    private static final double MARK_WIDTH = 2;
    private static final double MARK_ABOVE = 1;

    private final Assumption assumption;
    private final SliderScale scale;
    private final SteppingKeys keys;
    private final DoubleConsumer change;
    private final Gesture gesture;
    private final Slider slider = new Slider(0, 1, 0);
    private final Region mark = new Region();
    private final Region derivedMark = new Region();
    private double value;
    private double preset;
    private String remark = "";
    private OptionalDouble derived = OptionalDouble.empty();
    private boolean showing;
    private boolean held;

    /**
     * A slider.
     *
     * @param change is told of each value, in the assumption's own unit
     * @param gesture is told when a drag or a held key begins and ends
     */
    MarkedSlider(Assumption assumption, DoubleConsumer change, Gesture gesture) {
        this.assumption = assumption;
        this.scale = new SliderScale(assumption.range());
        this.keys = new SteppingKeys(assumption.range(), scale);
        this.change = change;
        this.gesture = gesture;
        getStyleClass().add("marked-slider");
        slider.setId(assumption.id());
        slider.setManaged(false);
        mark.getStyleClass().add("preset-mark");
        mark.setMouseTransparent(true);
        mark.setManaged(false);
        derivedMark.getStyleClass().add("derived-mark");
        derivedMark.setMouseTransparent(true);
        derivedMark.setManaged(false);
        derivedMark.setVisible(false);
        getChildren().addAll(slider, mark, derivedMark);
        slider.valueProperty().addListener((_, _, position) -> moved(position.doubleValue()));
        slider.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> {
            held = true;
            gesture.begin();
        });
        slider.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> {
            held = false;
            settle();
            gesture.end();
        });
        slider.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        slider.addEventFilter(KeyEvent.KEY_RELEASED, _ -> gesture.end());
        // The release of a key that is held while the focus leaves goes elsewhere.
        slider.focusedProperty().subscribe((_, focused) -> {
            if (!focused) {
                gesture.end();
            }
        });
    }

    /** Shows a value and the preset's, in the assumption's own unit. */
    void show(double shown, double presetValue) {
        value = shown;
        settle();
        if (preset != presetValue) {
            preset = presetValue;
            requestLayout();
        }
        speak();
    }

    /** Says something besides the value to whoever points at it or cannot see it; empty for nothing. */
    void remark(String sentences) {
        remark = sentences;
        slider.setTooltip(sentences.isEmpty() ? null : new Tooltip(sentences));
        speak();
    }

    private void speak() {
        slider.setAccessibleText("%s, %s, preset %s%s".formatted(assumption.label(), assumption.spoken(value),
                Digits.exact(preset), remark.isEmpty() ? "" : ". " + remark));
    }

    /** Marks what the problem derives for the same thing, in the assumption's own unit; nothing where it has no value. */
    void mark(OptionalDouble other) {
        derived = other;
        derivedMark.setVisible(other.isPresent());
        requestLayout();
    }

    /** Gives the slider the keyboard. */
    void focusSlider() {
        slider.requestFocus();
    }

    /** Puts the thumb where the value is, unless a person holds it. */
    private void settle() {
        if (!held) {
            showing = true;
            slider.setValue(scale.position(value));
            showing = false;
        }
    }

    private void moved(double position) {
        if (!showing) {
            propose(scale.value(position));
        }
    }

    /** A held key is one step of the history, as a drag is, and so are presses one after the other. */
    private void key(KeyEvent event) {
        OptionalDouble wanted = wanted(event);
        if (wanted.isPresent()) {
            gesture.press();
            propose(wanted.getAsDouble());
            event.consume();
        }
    }

    private OptionalDouble wanted(KeyEvent event) {
        return switch (event.getCode()) {
            case DELETE, BACK_SPACE -> OptionalDouble.of(preset);
            default -> keys.wanted(event, value, gesture.isUnderWay());
        };
    }

    private void propose(double proposed) {
        if (proposed != value) {
            value = proposed;
            change.accept(proposed);
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return THUMB + MARK_ABOVE;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight();
        slider.resizeRelocate(0, height - THUMB - 1, getWidth(), THUMB);
        double along = THUMB / 2 + scale.position(preset) * (getWidth() - THUMB);
        mark.resizeRelocate(snapPositionX(along - MARK_WIDTH / 2), 0, MARK_WIDTH, height / 2 - 1);
        derived.ifPresent(other -> {
            double there = THUMB / 2 + Math.clamp(scale.position(assumption.range().nearest(other)), 0, 1)
                    * (getWidth() - THUMB);
            derivedMark.resizeRelocate(snapPositionX(there - MARK_WIDTH / 2), height / 2 + 1, MARK_WIDTH,
                    height / 2 - 1);
        });
    }
}
