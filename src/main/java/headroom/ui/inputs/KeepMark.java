package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.ui.tab.ProblemModel;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Says whether an assumption is kept as it is when goals are sought: a padlock before its name. The row's context menu, or
 * K on the slider, keeps it or lets it go.
 */
final class KeepMark {

    private final Assumption assumption;
    private final ProblemModel model;

    KeepMark(Assumption assumption, ProblemModel model) {
        this.assumption = assumption;
        this.model = model;
    }

    private ContextMenu menu() {
        CheckMenuItem item = new CheckMenuItem("Keep when goals and fixes are sought (K)");
        item.setId(assumption.id() + "-keep");
        item.setSelected(isKept());
        item.setOnAction(_ -> model.enquiry().keep(assumption, item.isSelected()));
        return new ContextMenu(item);
    }

    private boolean isKept() {
        return model.enquiry().keptProperty().get().contains(assumption);
    }

    /** Puts the mark on a row. */
    void attach(Row row, Label name) {
        row.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, request -> {
            menu().show(row, request.getScreenX(), request.getScreenY());
            request.consume();
        });
        row.addEventHandler(KeyEvent.KEY_PRESSED, this::toggle);
        model.enquiry().keptProperty().map(kept -> kept.contains(assumption)).subscribe(kept -> {
            name.setGraphic(kept ? new FontIcon(Feather.LOCK) : null);
            name.setAccessibleText(assumption.label() + (kept ? ", kept when goals are sought" : ""));
        });
    }

    private void toggle(KeyEvent key) {
        boolean plain = !key.isShortcutDown() && !key.isAltDown() && !(key.getTarget() instanceof TextInputControl);
        if (key.getCode() == KeyCode.K && plain) {
            model.enquiry().keep(assumption, !isKept());
            key.consume();
        }
    }
}
