package headroom.ui.workbench;

import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Tab;

/** A tab whose content is built when it is first looked at: a window opens sooner without what it does not show yet. */
final class LateTab extends Tab {

    /**
     * A tab.
     *
     * @param content builds it, told whether it is looked at
     */
    LateTab(String title, Function<ObservableValue<Boolean>, Node> content) {
        super(title);
        selectedProperty().subscribe(selected -> {
            if (selected && getContent() == null) {
                setContent(content.apply(selectedProperty()));
            }
        });
    }
}
