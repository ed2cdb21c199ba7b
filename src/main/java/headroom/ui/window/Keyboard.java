package headroom.ui.window;

import headroom.ui.controls.CommittedField;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Says what the keyboard is busy with, so that no key of the window takes a letter away from it. */
final class Keyboard {

    private static final String ROW = "assumption-row";

    private final Scene scene;
    private final ListChangeListener<Window> windows = this::follow;
    /** True from the moment a menu closes until the key that closed it has done all that it does. */
    private boolean closing;

    Keyboard(Scene scene) {
        this.scene = scene;
        Window.getWindows().addListener(new WeakListChangeListener<>(windows));
    }

    private void follow(ListChangeListener.Change<? extends Window> change) {
        while (change.next()) {
            if (change.getRemoved().stream().anyMatch(Keyboard::isMenu)) {
                closing = true;
                Platform.runLater(() -> closing = false);
            }
        }
    }

    /** True while Escape has something to end where the keyboard is: what is typed there, or what popped up. */
    boolean hasEscape() {
        return isTyping() || isMenuOpen() || closing;
    }

    /** True while letters are typed into something: a field, a list that is searched by them, a menu. */
    boolean takesLetters() {
        Node owner = scene.getFocusOwner();
        return owner instanceof TextInputControl || owner instanceof ComboBoxBase<?> || owner instanceof ListView<?>
                || isMenuOpen();
    }

    /** True while signs of numbers are too: in all that takes letters, and in the rows of assumptions, where a number may begin. */
    boolean takesNumbers() {
        return takesLetters() || isInRow(scene.getFocusOwner());
    }

    /** Lets what is typed take effect, before something is done with the scenario. */
    void finish() {
        if (scene.getFocusOwner() instanceof CommittedField field) {
            field.finish();
        }
    }

    /** True while a person is typing something that is not in force yet, which has an undo of its own. */
    boolean isTyping() {
        return switch (scene.getFocusOwner()) {
            case CommittedField field -> field.isUnfinished();
            case TextInputControl input -> !input.getText().isEmpty();
            case null, default -> false;
        };
    }

    boolean isOnMenuButton() {
        return scene.getFocusOwner() instanceof MenuButton;
    }

    private static boolean isMenuOpen() {
        return Window.getWindows().stream().anyMatch(Keyboard::isMenu);
    }

    private static boolean isMenu(Window window) {
        return window instanceof PopupWindow && !(window instanceof Tooltip);
    }

    private static boolean isInRow(@Nullable Node node) {
        return node != null && (node.getStyleClass().contains(ROW) || isInRow(node.getParent()));
    }
}
