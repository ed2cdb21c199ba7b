package headroom.ui.window;

import java.util.function.Function;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Tab;

/** A tab whose content is built when it is first looked at: a window opens sooner without what it does not show yet. */
final class LateTab extends Tab {

    private static final ObservableValue<Boolean> NOT_SELECTED = new SimpleBooleanProperty(false);

    /**
     * A tab.
     *
     * @param content builds it, told whether it is looked at
     */
    LateTab(String title, Function<ObservableValue<Boolean>, Node> content) {
        super(title);
        // Selected is one tab of every pane, also of those that are in no window now.
        ObservableValue<Boolean> lookedAt = selectedProperty().flatMap(selected -> selected
                ? tabPaneProperty().flatMap(Node::sceneProperty).map(_ -> true) : NOT_SELECTED).orElse(false);
        selectedProperty().subscribe(selected -> {
            if (selected && getContent() == null) {
                setContent(content.apply(lookedAt));
            }
        });
    }
}
