package headroom.ui.tab;

import atlantafx.base.controls.ModalPane;
import headroom.ui.controls.Places;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/**
 * One thing that lies over the whole window until it is closed by its own buttons, by Escape, or by a click beside it. So
 * long the keyboard stays within it, and afterwards goes back to where it was.
 */
public final class Overlay {

    private final ModalPane pane = new ModalPane();
    /** The node after all that is shown: going back with the keyboard from here leads to the last of it. */
    private final Region end = new Region();
    private final StackPane margin = new StackPane();
    private Runnable whenGone = () -> {};
    private boolean live;
    private boolean apart;
    /** Shows what is shown again, about another reading of its problem. */
    private @Nullable Consumer<ProblemModel> again;
    private @Nullable Node before;

    /** An overlay with nothing in it. */
    public Overlay() {
        pane.setId("overlay");
        pane.setFocusTraversable(false);
        pane.setInTransitionFactory(null);
        pane.setOutTransitionFactory(null);
        margin.getStyleClass().add("overlay-margin");
        margin.setPickOnBounds(false);
        end.setManaged(false);
        pane.displayProperty().subscribe(shown -> {
            if (!shown) {
                gone();
            }
        });
        // A filter: most controls go on by themselves when they get the key.
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::goAround);
        pane.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(_ -> {
            if (hasLostKeyboard()) {
                // Not at once: the scene is in the middle of giving it to something else.
                Platform.runLater(this::takeKeyboard);
            }
        });
    }

    /** The node that a window puts over its content. */
    public Node node() {
        return pane;
    }

    /** Shows something in the place of what was shown; {@code thenGone} runs once it is closed, however that happens. */
    public void show(Region content, Runnable thenGone) {
        show(content, thenGone, false);
    }

    /** Shows, in the same way, something that is not about the scenario beneath it, nor about its problem. */
    public void showApart(Region content, Runnable thenGone) {
        show(content, thenGone, false);
        apart = true;
    }

    /**
     * Says how what was shown last is shown again once its problem was read anew. What shows nothing in its place then is
     * closed, as is what says nothing.
     */
    public void onRenewal(Consumer<ProblemModel> shownAgain) {
        again = shownAgain;
    }

    /** Shows what is shown about its problem again, about the same problem as it was read anew; or closes it. */
    public void renew(ProblemModel next) {
        if (!isShown() || apart) {
            return;
        }
        Node shown = margin.getChildren().getFirst();
        Places places = Places.of(margin);
        if (again != null) {
            again.accept(next);
        }
        if (margin.getChildren().contains(shown)) {
            hide();
        } else {
            places.restore(margin);
        }
    }

    /** Shows, in the same way, something that follows the scenario beneath it. */
    public void showLive(Region content, Runnable thenGone) {
        show(content, thenGone, true);
    }

    private void show(Region content, Runnable thenGone, boolean follows) {
        if (pane.isDisplay()) {
            hide();
        }
        live = follows;
        apart = false;
        again = null;
        whenGone = thenGone;
        before = focusOwner();
        margin.getChildren().setAll(content, end);
        pane.show(margin);
        content.requestFocus();
    }

    /** True while something is shown. */
    public boolean isShown() {
        return pane.isDisplay();
    }

    /** True while a person sees what becomes of the scenario: nothing is shown, or something that follows it. */
    public boolean showsScenario() {
        return !isShown() || live;
    }

    /** Closes what is shown. */
    public void hide() {
        pane.hide(false);
    }

    private void gone() {
        Runnable then = whenGone;
        whenGone = () -> {};
        then.run();
        Node back = before;
        before = null;
        if (back != null && back.getScene() != null && isInside(focusOwner())) {
            back.requestFocus();
        }
        pane.setContent(null);
        margin.getChildren().clear();
    }

    /** Tab goes from the last control to the first: what lies below is covered. */
    private void goAround(KeyEvent key) {
        Node owner = focusOwner();
        if (key.getCode() != KeyCode.TAB || key.isShortcutDown() || key.isAltDown() || owner == null) {
            return;
        }
        key.consume();
        TraversalDirection direction = key.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT;
        owner.requestFocusTraversal(direction);
        if (hasLostKeyboard()) {
            Node beyond = key.isShiftDown() ? end : margin;
            beyond.requestFocus();
            beyond.requestFocusTraversal(direction);
        }
    }

    private void takeKeyboard() {
        if (hasLostKeyboard()) {
            margin.requestFocus();
        }
    }

    private boolean hasLostKeyboard() {
        return isShown() && !isInside(focusOwner());
    }

    private @Nullable Node focusOwner() {
        return pane.getScene() == null ? null : pane.getScene().getFocusOwner();
    }

    private boolean isInside(@Nullable Node node) {
        return node != null && (node.equals(pane) || isInside(node.getParent()));
    }
}
