package headroom.ui.overlay;

import atlantafx.base.controls.ModalPane;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** One thing that lies over the whole window until it is closed by its own buttons, by Escape, or by a click beside it. */
public final class Overlay {

    private final ModalPane pane = new ModalPane();
    private Runnable whenGone = () -> {};

    /** An overlay with nothing in it. */
    public Overlay() {
        pane.setId("overlay");
        pane.setInTransitionFactory(null);
        pane.setOutTransitionFactory(null);
        pane.displayProperty().subscribe(shown -> {
            if (!shown) {
                gone();
            }
        });
    }

    /** The node that a window puts over its content. */
    public Node node() {
        return pane;
    }

    /** Shows something in the place of what was shown; {@code thenGone} runs once it is closed, however that happens. */
    public void show(Region content, Runnable thenGone) {
        if (pane.isDisplay()) {
            hide();
        }
        whenGone = thenGone;
        StackPane margin = new StackPane(content);
        margin.getStyleClass().add("overlay-margin");
        margin.setPickOnBounds(false);
        pane.show(margin);
        content.requestFocus();
    }

    /** Whether something is shown. */
    public boolean isShown() {
        return pane.isDisplay();
    }

    /** Closes what is shown. */
    public void hide() {
        pane.hide(false);
    }

    private void gone() {
        Runnable then = whenGone;
        whenGone = () -> {};
        then.run();
        pane.setContent(null);
    }
}
