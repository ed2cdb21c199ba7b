package headroom.ui.window;

import headroom.model.History;
import headroom.ui.controls.ActionItem;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.IconMenu;
import headroom.ui.tab.ProblemModel;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Undo, redo, and the list of steps to jump in, for the open tab. */
final class HistoryButtons {

    /** So many steps are listed; the buttons reach the older ones. */
    private static final int LISTED = 25;

    private final WorkbenchModel model;
    private final IconButton undo =
            new IconButton("undo", Feather.CORNER_UP_LEFT, "Nothing to undo", () -> open().undo());
    private final IconButton redo =
            new IconButton("redo", Feather.CORNER_UP_RIGHT, "Nothing to redo", () -> open().redo());

    HistoryButtons(WorkbenchModel model) {
        this.model = model;
    }

    Node build() {
        model.openProperty().flatMap(ProblemModel::historyProperty).subscribe(this::show);
        HBox buttons = new HBox(undo, redo,
                new IconMenu("history", Feather.LIST, "Steps so far", () -> items(open().historyProperty().get())));
        buttons.getStyleClass().add("history-buttons");
        return buttons;
    }

    private void show(History history) {
        say(undo, history.undone().map(_ -> name("Undo", history.presentName(), Shortcuts.UNDO)).orElse(""),
                "Nothing to undo");
        say(redo, history.redone().map(next -> name("Redo", next.presentName(), Shortcuts.REDO)).orElse(""),
                "Nothing to redo");
    }

    private static String name(String verb, String step, KeyCombination key) {
        return "%s: %s (%s)".formatted(verb, step, key.getDisplayText());
    }

    private static void say(IconButton button, String what, String nothing) {
        button.setDisable(what.isEmpty());
        button.rename(what.isEmpty() ? nothing : what);
    }

    /** The newest first; the present one is marked. */
    private List<MenuItem> items(History history) {
        List<MenuItem> items = new ArrayList<>();
        int oldest = Math.max(0, history.entries().size() - LISTED);
        for (int i = history.entries().size() - 1; i >= oldest; i--) {
            int position = i;
            MenuItem item =
                    new ActionItem("step-" + i, history.entries().get(i).name(), () -> open().jump(position));
            item.setGraphic(i == history.position() ? new FontIcon(Feather.CHECK) : null);
            items.add(item);
        }
        return items;
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }
}
