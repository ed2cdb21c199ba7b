package headroom.ui.controls;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.controls.CustomTextFieldSkin;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/** The look of a field with a sign in it whose caret comes to rest; style sheets name it. */
public final class RestingSearchSkin extends CustomTextFieldSkin {

    /** None while the skin that this one extends is being made. */
    private @Nullable RestingCaret caret;

    /** The skin of a field. */
    public RestingSearchSkin(CustomTextField field) {
        super(field);
        caret = new RestingCaret(field, super::setCaretAnimating);
    }

    @Override
    public ObjectProperty<Node> leftProperty() {
        return ((CustomTextField) getSkinnable()).leftProperty();
    }

    @Override
    public ObjectProperty<Node> rightProperty() {
        return ((CustomTextField) getSkinnable()).rightProperty();
    }

    @Override
    public void setCaretAnimating(boolean wanted) {
        if (caret != null) {
            caret.animate(wanted);
        }
    }
}
