package headroom.ui.controls;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;

/** A few alternatives side by side, of which always one is chosen. */
public final class Segments<T> extends HBox {

    private final ObjectProperty<T> value;

    /**
     * Alternatives, the first of them chosen.
     *
     * @param prefix what the ids of the buttons start with
     */
    public Segments(String prefix, List<T> values, Function<T, String> label) {
        this.value = new SimpleObjectProperty<>(values.getFirst());
        getStyleClass().add("segments");
        ToggleGroup group = new ToggleGroup();
        Map<T, ToggleButton> buttons = new LinkedHashMap<>();
        for (T each : values) {
            ToggleButton button = new ToggleButton(label.apply(each));
            button.setId(prefix + "-" + label.apply(each).toLowerCase(Locale.ROOT).replace("×", "x"));
            button.setToggleGroup(group);
            button.setOnAction(_ -> {
                button.setSelected(true);
                value.set(each);
            });
            buttons.put(each, button);
            getChildren().add(button);
        }
        value.subscribe(chosen -> buttons.forEach((each, button) -> button.setSelected(each.equals(chosen))));
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
