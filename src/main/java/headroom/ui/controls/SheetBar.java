package headroom.ui.controls;

import atlantafx.base.controls.Spacer;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/** The bar above something that lies over the whole window: what it is, its tools, and a cross that closes it. */
public final class SheetBar extends HBox {

    /**
     * A bar.
     *
     * @param closeId the id of the cross
     */
    public SheetBar(Node title, List<Node> tools, String closeId, Runnable close) {
        getStyleClass().add("bar");
        getChildren().addAll(title, new Spacer());
        getChildren().addAll(tools);
        getChildren().add(new IconButton(closeId, Feather.X, "Close", close));
    }
}
