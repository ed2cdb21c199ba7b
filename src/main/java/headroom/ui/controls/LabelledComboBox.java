package headroom.ui.controls;

import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/**
 * A list to choose from, in which each value is shown by its label.
 *
 * @param <T> the values
 */
public final class LabelledComboBox<T> extends ComboBox<T> {

    private static final int ROWS_AT_ONCE = 14;

    /**
     * An empty list.
     *
     * @param name what is read out
     */
    public LabelledComboBox(String id, String name, Function<T, String> label) {
        setId(id);
        setAccessibleText(name);
        setVisibleRowCount(ROWS_AT_ONCE);
        setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable T value) {
                return value == null ? "" : label.apply(value);
            }

            @Override
            public T fromString(String text) {
                throw new IllegalStateException("the list cannot be typed into");
            }
        });
    }
}
