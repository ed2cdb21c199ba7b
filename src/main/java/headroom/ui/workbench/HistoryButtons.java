package headroom.ui.workbench;

import headroom.model.History;
import headroom.ui.problem.ProblemModel;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Undo, redo, and the list of steps to jump in, for the open tab. */
final class HistoryButtons {

    /** So many steps are listed; the buttons reach the older ones. */
    private static final int LISTED = 25;

    private final WorkbenchModel model;
    private final Button undo = button(Feather.CORNER_UP_LEFT, "undo");
    private final Button redo = button(Feather.CORNER_UP_RIGHT, "redo");
    private final MenuButton steps = new MenuButton(null, new FontIcon(Feather.LIST));

    HistoryButtons(WorkbenchModel model) {
        this.model = model;
    }

    Node build() {
        undo.setOnAction(_ -> open().undo());
        redo.setOnAction(_ -> open().redo());
        steps.setId("history");
        steps.getStyleClass().addAll("icon-button", "no-arrow");
        steps.setTooltip(new Tooltip("Steps so far"));
        steps.setAccessibleText("Steps so far");
        steps.setOnShowing(_ -> steps.getItems().setAll(items(open().historyProperty().get())));
        model.openProperty().flatMap(ProblemModel::historyProperty).subscribe(this::show);
        HBox buttons = new HBox(undo, redo, steps);
        buttons.getStyleClass().add("history-buttons");
        return buttons;
    }

    private void show(History history) {
        say(undo, history.undone().map(_ -> "Undo: " + history.presentName()).orElse(""), "Nothing to undo");
        say(redo, history.redone().map(next -> "Redo: " + next.presentName()).orElse(""), "Nothing to redo");
    }

    private static void say(Button button, String what, String nothing) {
        button.setDisable(what.isEmpty());
        button.setTooltip(new Tooltip(what.isEmpty() ? nothing : what));
        button.setAccessibleText(what.isEmpty() ? nothing : what);
    }

    /** The newest first; the present one is marked. */
    private List<MenuItem> items(History history) {
        List<MenuItem> items = new ArrayList<>();
        int oldest = Math.max(0, history.entries().size() - LISTED);
        for (int i = history.entries().size() - 1; i >= oldest; i--) {
            int position = i;
            MenuItem item = new MenuItem(history.entries().get(i).name());
            item.setId("step-" + i);
            item.setGraphic(i == history.position() ? new FontIcon(Feather.CHECK) : null);
            item.setOnAction(_ -> open().jump(position));
            items.add(item);
        }
        return items;
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }

    private static Button button(Feather icon, String id) {
        Button button = new Button(null, new FontIcon(icon));
        button.getStyleClass().add("icon-button");
        button.setId(id);
        return button;
    }
}
