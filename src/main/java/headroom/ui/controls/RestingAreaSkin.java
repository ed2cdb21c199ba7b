package headroom.ui.controls;

import javafx.scene.control.TextArea;
import javafx.scene.control.skin.TextAreaSkin;
import org.jspecify.annotations.Nullable;

/** The look of a text of several lines whose caret comes to rest; style sheets name it. */
public final class RestingAreaSkin extends TextAreaSkin {

    /** None while the skin that this one extends is being made. */
    private @Nullable RestingCaret caret;

    /** The skin of a field. */
    public RestingAreaSkin(TextArea field) {
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
