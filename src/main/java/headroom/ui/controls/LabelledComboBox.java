package headroom.ui.controls;

import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/**
 * A list to choose from, in which each value is shown by its label and found by typing a part of that.
 *
 * @param <T> the values
 */
public final class LabelledComboBox<T> extends ComboBox<T> {

    private static final int ROWS_AT_ONCE = 14;

    private final Function<T, String> label;
    private final TypedSearch<T> search;

    /**
     * An empty list.
     *
     * @param name what is read out
     */
    public LabelledComboBox(String id, String name, Function<T, String> label) {
        this.label = label;
        this.search = new TypedSearch<>(this, label);
        setId(id);
        setAccessibleText(name);
        setAccessibleHelp("Type a part of a name to find it.");
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
        setButtonCell(new ListCell<>() {
            @Override
            protected void updateItem(@Nullable T item, boolean empty) {
                super.updateItem(item, empty);
                setText(item == null || empty ? "" : label.apply(item));
            }
        });
        noted(_ -> "");
    }

    /** The same list; in it, each value has a note beside its label. */
    public LabelledComboBox<T> noted(Function<T, String> note) {
        setCellFactory(_ -> new FoundCell<>(label, note, search));
        return this;
    }
}
