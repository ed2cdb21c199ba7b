package headroom.ui.controls;

import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;

/**
 * Content as wide as its place, which scrolls down where it is longer, and never sideways. It asks for no room of its own,
 * so that those around it need not measure what is in it.
 */
public final class VerticalScroll extends ScrollPane {

    /** A place that is known by an id, so that it is scrolled to where it was when it is built anew. */
    public VerticalScroll(String id, Node content) {
        this(content);
        setId(id);
    }

    /** A place for content that may be longer than it. */
    public VerticalScroll(Node content) {
        super(content);
        setMinSize(0, 0);
        setPrefSize(0, 0);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
    }

    /** Brings a node into sight in whatever scrolls around it, even if it was shown only just now. */
    public static void reveal(Node node) {
        for (Parent around = node.getParent(); around != null; around = around.getParent()) {
            if (around instanceof VerticalScroll scroll) {
                scroll.applyCss();
                scroll.layout();
                scroll.scrollTo(node);
            }
        }
    }

    /** The distance that the content is scrolled from its top, in pixels. */
    double top() {
        return getVvalue() * Math.max(0, beyond());
    }

    /** Scrolls so far, or as far as there is anything. */
    void goTo(double top) {
        applyCss();
        layout();
        setVvalue(beyond() <= 0 ? 0 : Math.clamp(top / beyond(), 0, 1));
    }

    /** The height of the content, in pixels, that has no room; negative when there is more room than content. */
    private double beyond() {
        return getContent().getLayoutBounds().getHeight() - getViewportBounds().getHeight();
    }

    private void scrollTo(Node node) {
        Bounds bounds = getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
        double seen = getViewportBounds().getHeight();
        double beyond = beyond();
        double top = getVvalue() * beyond;
        boolean inSight = bounds.getMinY() >= top && bounds.getMaxY() <= top + seen;
        if (beyond > 0 && !inSight) {
            setVvalue(Math.clamp((bounds.getCenterY() - seen / 2) / beyond, 0, 1));
        }
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
