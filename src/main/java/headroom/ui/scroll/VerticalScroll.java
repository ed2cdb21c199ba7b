package headroom.ui.scroll;

import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;

/**
 * Content as wide as its place, which scrolls down where it is longer, and never sideways. It asks for no room of its own,
 * so that those around it need not measure what is in it.
 */
public final class VerticalScroll extends ScrollPane {

    /** A place for content that may be longer than it. */
    public VerticalScroll(Node content) {
        super(content);
        setMinSize(0, 0);
        setPrefSize(0, 0);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
    }

    /**
     * The standard skin keeps an image of its content and paints all of it anew when a single number in it changes;
     * without the image only what changed is painted.
     */
    @Override
    protected Skin<?> createDefaultSkin() {
        Skin<?> skin = super.createDefaultSkin();
        Objects.requireNonNull(lookup(".viewport")).setCache(false);
        return skin;
    }
}
