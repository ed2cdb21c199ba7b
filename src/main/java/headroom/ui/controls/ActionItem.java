package headroom.ui.controls;

import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;

/** An entry of a menu that does something; an underscore in its words, which may be a file's name, is shown as it is. */
public final class ActionItem extends MenuItem {

    /** An entry. */
    public ActionItem(String id, String text, Runnable action) {
        super(text);
        setId(id);
        setMnemonicParsing(false);
        setOnAction(_ -> action.run());
    }

    /** The same entry, beside which a key combination shows. */
    public ActionItem showing(KeyCombination key) {
        setAccelerator(key);
        return this;
    }
}
