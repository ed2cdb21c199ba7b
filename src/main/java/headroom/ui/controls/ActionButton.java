package headroom.ui.controls;

import javafx.scene.control.Button;

/** A button with words, which are never cut. */
public final class ActionButton extends Button {

    /** A button that does something when it is pressed. */
    public ActionButton(String id, String text, Runnable action) {
        super(text);
        setId(id);
        setMinWidth(USE_PREF_SIZE);
        setOnAction(_ -> action.run());
    }

    /** The same button, which Enter presses too. */
    public ActionButton onEnter() {
        setDefaultButton(true);
        return this;
    }

    /** The same button, which Escape presses too. */
    public ActionButton onEscape() {
        setCancelButton(true);
        return this;
    }
}
