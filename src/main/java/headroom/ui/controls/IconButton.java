package headroom.ui.controls;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** A button that is only an icon: its name is in its tool tip and is read out. */
public class IconButton extends Button {

    /** The style of whatever is only an icon. */
    public static final String STYLE = "icon-button";

    private final FontIcon icon;
    private final Tooltip tip;

    /** A button that does something when it is pressed. */
    public IconButton(String id, Ikon icon, String name, Runnable action) {
        this.icon = new FontIcon(icon);
        this.tip = new Tooltip(name);
        setId(id);
        getStyleClass().add(STYLE);
        setGraphic(this.icon);
        setMinWidth(USE_PREF_SIZE);
        setTooltip(tip);
        setAccessibleText(name);
        setOnAction(_ -> action.run());
    }

    /** The same button; what is read out says more than the tool tip, of which one sees what it stands beside. */
    public final IconButton spoken(String sentence) {
        setAccessibleText(sentence);
        return this;
    }

    /** Gives the button another name. */
    public final void rename(String name) {
        tip.setText(name);
        setAccessibleText(name);
    }

    /** Shows another icon. */
    public final void show(Ikon other) {
        icon.setIconCode(other);
    }
}
