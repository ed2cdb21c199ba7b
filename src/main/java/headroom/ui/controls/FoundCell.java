package headroom.ui.controls;

import java.util.OptionalInt;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** A value in a list: its label, in which what was typed stands out, and a note at the end; it fades when it is not meant. */
final class FoundCell<T> extends ListCell<T> {

    private static final PseudoClass MISSED = PseudoClass.getPseudoClass("missed");

    private final Function<T, String> label;
    private final Function<T, String> note;
    private final TypedSearch<T> search;
    private final Label before = whole();
    private final Label found = whole();
    private final Label after = whole();
    private final Label remark = whole();
    private final HBox row;

    /**
     * A cell.
     *
     * @param note may be empty
     */
    FoundCell(Function<T, String> label, Function<T, String> note, TypedSearch<T> search) {
        this.label = label;
        this.note = note;
        this.search = search;
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        found.getStyleClass().add("found");
        remark.getStyleClass().add("note");
        row = new HBox(before, found, after, space, remark);
        getStyleClass().add("found-cell");
        search.textProperty().subscribe((_, _) -> show());
    }

    private static Label whole() {
        Label label = new Label();
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    @Override
    protected void updateItem(@Nullable T item, boolean empty) {
        super.updateItem(item, empty);
        show();
    }

    private void show() {
        @Nullable
        T item = getItem();
        if (item == null || isEmpty()) {
            setGraphic(null);
            setAccessibleText("");
            pseudoClassStateChanged(MISSED, false);
            return;
        }
        String words = label.apply(item);
        String typed = search.textProperty().get();
        OptionalInt place = search.place(item);
        int from = place.orElse(0);
        int to = place.isPresent() ? from + typed.length() : 0;
        before.setText(words.substring(0, from));
        found.setText(words.substring(from, to));
        after.setText(words.substring(to));
        remark.setText(note.apply(item));
        pseudoClassStateChanged(MISSED, place.isEmpty());
        setAccessibleText("%s %s".formatted(words, remark.getText()).strip());
        setGraphic(row);
    }
}
