package headroom.ui.controls;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.controlsfx.control.SegmentedButton;

/** Alternatives side by side, a few, of which always one is chosen. */
public final class Segments<T> extends SegmentedButton {

    private final ObjectProperty<T> value;
    private final Map<T, ToggleButton> buttons = new LinkedHashMap<>();

    /**
     * Alternatives, the first of them chosen.
     *
     * @param prefix what the ids of the buttons start with
     */
    public Segments(String prefix, List<T> values, Function<T, String> label) {
        this(values, each -> prefix + "-" + label.apply(each).toLowerCase(Locale.ROOT).replace("×", "x"), label);
    }

    /**
     * Alternatives, the first of them chosen.
     *
     * @param id of each button
     */
    public Segments(List<T> values, Function<T, String> id, Function<T, String> label) {
        this.value = new SimpleObjectProperty<>(values.getFirst());
        getStyleClass().add("segments");
        for (T each : values) {
            ToggleButton button = new ToggleButton(label.apply(each));
            button.setId(id.apply(each));
            button.setOnAction(_ -> {
                button.setSelected(true);
                value.set(each);
            });
            buttons.put(each, button);
            getButtons().add(button);
        }
        setSkin(createDefaultSkin());
        value.subscribe(chosen -> buttons.forEach((each, button) -> button.setSelected(each.equals(chosen))));
    }

    /** Says more of each alternative: in a tool tip, and when it is read out. */
    public void explain(Function<T, String> tip, Function<T, String> spoken) {
        buttons.forEach((each, button) -> {
            button.setTooltip(new Tooltip(tip.apply(each)));
            button.setAccessibleText(spoken.apply(each));
        });
    }

    /** Lets the alternatives share all the width that there is. */
    public void fillWidth() {
        setMaxWidth(Double.MAX_VALUE);
        buttons.values().forEach(button -> {
            button.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(button, Priority.ALWAYS);
        });
    }

    /** Chooses the alternative of that label, if there is one. */
    public void choose(String label) {
        buttons.forEach((each, button) -> {
            if (button.getText().equals(label)) {
                value.set(each);
            }
        });
    }

    /** The label of the alternative that is chosen. */
    public String chosen() {
        return Objects.requireNonNull(buttons.get(value.get())).getText();
    }

    /** The alternative that is chosen. */
    public ObjectProperty<T> valueProperty() {
        return value;
    }

    /** The alternative that is chosen. */
    public T value() {
        return value.get();
    }
}
