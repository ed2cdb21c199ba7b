package headroom.ui.charts;

import headroom.ui.controls.IconButton;
import headroom.ui.tab.ProblemModel;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A padlock: while it is closed, the axes of a chart stay as they are. */
final class LockButton extends ToggleButton {

    private final FontIcon icon = new FontIcon(Feather.UNLOCK);
    private final Tooltip tip = new Tooltip();
    private final LiveChart chart;

    LockButton(LiveChart chart, String id) {
        this.chart = chart;
        getStyleClass().setAll(IconButton.STYLE, "lock");
        setId(id);
        setGraphic(icon);
        setTooltip(tip);
        setOnAction(_ -> {
            chart.lock(isSelected());
            show();
        });
        show();
    }

    /** Shows what is locked by other means too; until the subscription ends. */
    Subscription follow(ProblemModel model) {
        return model.locksProperty().subscribe(this::show);
    }

    private void show() {
        boolean locked = chart.isLocked();
        setSelected(locked);
        icon.setIconCode(locked ? Feather.LOCK : Feather.UNLOCK);
        String name = locked ? "Let the axes follow the numbers" : "Keep the axes as they are";
        tip.setText(name);
        setAccessibleText(name);
    }
}
