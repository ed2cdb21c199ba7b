package headroom.ui.window;

import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The mark of the product: a vessel with room left above what fills it. */
final class Logo extends StackPane {

    Logo() {
        getStyleClass().add("logo");
        Region fill = new Region();
        fill.getStyleClass().add("fill");
        getChildren().add(fill);
    }
}
