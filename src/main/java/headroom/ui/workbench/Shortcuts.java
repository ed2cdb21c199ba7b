package headroom.ui.workbench;

import headroom.ui.problem.ProblemModel;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** The key combinations of the window, wherever the focus is. */
final class Shortcuts {

    private final WorkbenchModel model;

    Shortcuts(WorkbenchModel model) {
        this.model = model;
    }

    void install(Scene scene) {
        scene.getAccelerators().putAll(Map.of(
                with(KeyCode.Z), () -> open().undo(),
                with(KeyCode.Z, KeyCombination.SHIFT_DOWN), () -> open().redo(),
                with(KeyCode.Y), () -> open().redo()));
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }

    /** A key together with the platform's own: Control, or Command on a Mac. */
    private static KeyCombination with(KeyCode key, KeyCombination.Modifier... others) {
        KeyCombination.Modifier[] modifiers = new KeyCombination.Modifier[others.length + 1];
        modifiers[0] = KeyCombination.SHORTCUT_DOWN;
        System.arraycopy(others, 0, modifiers, 1, others.length);
        return new KeyCodeCombination(key, modifiers);
    }
}
