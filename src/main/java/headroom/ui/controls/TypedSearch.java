package headroom.ui.controls;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Finds values of a list by a part of their labels, which is typed while the list has the focus: it opens, the first match is
 * chosen, Up and Down go from match to match, Backspace takes a letter back. Closing the list ends the search.
 */
final class TypedSearch<T> {

    private final ComboBox<T> list;
    private final Function<T, String> label;
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");

    TypedSearch(ComboBox<T> list, Function<T, String> label) {
        this.list = list;
        this.label = label;
        list.addEventFilter(KeyEvent.ANY, this::key);
        // While the list is open, keys go to what pops up.
        list.skinProperty().subscribe(_ -> popup().ifPresent(open -> open.addEventFilter(KeyEvent.ANY, this::key)));
        list.showingProperty().subscribe(showing -> {
            if (!showing) {
                text.set("");
            }
        });
    }

    /** The text that is typed; empty while nothing is searched for. */
    ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /** The index at which the typed text begins in the label of a value; empty when it is not in the label. */
    OptionalInt place(T value) {
        return place(value, text.get());
    }

    /** The index of a text in a label: that of the first word that begins with it, or else of its first occurrence. */
    private OptionalInt place(T value, String typed) {
        String words = label.apply(value).toLowerCase(Locale.ROOT);
        String part = typed.toLowerCase(Locale.ROOT);
        int word = (" " + words).indexOf(" " + part);
        int place = word >= 0 ? word : words.indexOf(part);
        return place < 0 ? OptionalInt.empty() : OptionalInt.of(place);
    }

    private Optional<ListView<?>> popup() {
        return list.getSkin() instanceof ComboBoxListViewSkin<?> skin
                && skin.getPopupContent() instanceof ListView<?> open ? Optional.of(open) : Optional.empty();
    }

    private void key(KeyEvent event) {
        boolean searching = !text.get().isEmpty();
        boolean used = event.getEventType() == KeyEvent.KEY_TYPED ? typed(event)
                : searching && event.getEventType() == KeyEvent.KEY_PRESSED && pressed(event.getCode());
        if (used) {
            event.consume();
        }
    }

    private boolean typed(KeyEvent event) {
        String letter = event.getCharacter();
        boolean command = event.isShortcutDown() || event.isAltDown() || event.isControlDown() || event.isMetaDown();
        boolean writes = !letter.isEmpty() && !Character.isISOControl(letter.charAt(0)) && !command
                && (!letter.isBlank() || !text.get().isEmpty());
        if (writes) {
            String longer = text.get() + letter;
            // A letter after which nothing is left is a slip.
            best(longer).ifPresent(value -> {
                list.show();
                text.set(longer);
                choose(value);
            });
        }
        return writes;
    }

    private boolean pressed(KeyCode code) {
        switch (code) {
            case BACK_SPACE -> {
                text.set(text.get().substring(0, text.get().length() - 1));
                best(text.get()).ifPresent(this::choose);
            }
            case DOWN -> step(list.getItems());
            case UP -> step(list.getItems().reversed());
            case SPACE -> {
                // It is a letter here; otherwise it would close the list.
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The value that is meant: one that begins so before one with a word that does. */
    private Optional<T> best(String typed) {
        return typed.isEmpty() ? Optional.empty()
                : list.getItems().stream().filter(value -> place(value, typed).isPresent())
                        .min(Comparator.comparing(value -> place(value, typed).getAsInt() > 0));
    }

    private void step(List<T> ordered) {
        int here = ordered.indexOf(list.getValue());
        Stream.concat(ordered.stream().skip(here + 1L), ordered.stream().limit(here + 1L))
                .filter(value -> place(value).isPresent()).findFirst().ifPresent(this::choose);
    }

    private void choose(T value) {
        list.setValue(value);
        popup().ifPresent(open -> open.scrollTo(list.getItems().indexOf(value)));
    }
}
