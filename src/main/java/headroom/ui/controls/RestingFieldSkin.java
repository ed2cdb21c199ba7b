package headroom.ui.controls;

import javafx.scene.control.TextField;
import javafx.scene.control.skin.TextFieldSkin;
import org.jspecify.annotations.Nullable;

/** The look of a line of text whose caret comes to rest; style sheets name it. */
public final class RestingFieldSkin extends TextFieldSkin {

    /** None while the skin that this one extends is being made. */
    private @Nullable RestingCaret caret;

    /** The skin of a field. */
    public RestingFieldSkin(TextField field) {
        super(field);
        caret = new RestingCaret(field, super::setCaretAnimating);
    }

    @Override
    public void setCaretAnimating(boolean wanted) {
        if (caret != null) {
            caret.animate(wanted);
        }
    }
}
