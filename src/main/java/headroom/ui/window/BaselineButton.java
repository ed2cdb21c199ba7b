package headroom.ui.window;

import headroom.model.Difference;
import headroom.model.Evaluation;
import headroom.ui.controls.ActionItem;
import headroom.ui.tab.ProblemModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Pins the present scenario as the baseline; while one is pinned, lists what differs, swaps and unpins. */
final class BaselineButton {

    private static final PseudoClass PINNED = PseudoClass.getPseudoClass("pinned");

    private final WorkbenchModel model;
    private final MenuButton button = new MenuButton("Baseline", new FontIcon(Feather.ANCHOR));

    BaselineButton(WorkbenchModel model) {
        this.model = model;
    }

    Node build() {
        button.setId("baseline");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip("Compare everything with a scenario that you pin"));
        button.setOnShowing(_ -> button.getItems().setAll(items()));
        button.getItems().setAll(items());
        model.openProperty().flatMap(ProblemModel::baselineProperty).subscribe(this::show);
        return button;
    }

    private void show(Optional<Evaluation> baseline) {
        button.pseudoClassStateChanged(PINNED, baseline.isPresent());
    }

    private List<MenuItem> items() {
        List<MenuItem> items = new ArrayList<>();
        Optional<Evaluation> baseline = open().baselineProperty().get();
        items.add(new ActionItem("baseline-pin", "Pin the present scenario", open()::pin));
        if (baseline.isPresent()) {
            items.add(new ActionItem("baseline-swap", "Swap with the present scenario", open()::swap));
            items.add(new ActionItem("baseline-unpin", "Unpin", open()::unpin));
            items.add(new SeparatorMenuItem());
            items.addAll(changes(Difference.between(baseline.get().scenario(), open().scenario())));
        }
        return items;
    }

    private static List<MenuItem> changes(Difference difference) {
        List<String> lines = difference.isEmpty() ? List.of("Nothing differs from it") : difference.lines();
        return lines.stream().map(line -> {
            MenuItem item = new MenuItem(line);
            item.setDisable(true);
            return item;
        }).toList();
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }
}
