package headroom.ui.controls;

import javafx.scene.control.Label;

/** Words that go on in the next line where there is no more room, and are never cut. */
public final class Paragraph extends Label {

    /** A paragraph in a style of its own, or in several. */
    public Paragraph(String text, String... styles) {
        super(text);
        getStyleClass().addAll(styles);
        setWrapText(true);
        setMinHeight(USE_PREF_SIZE);
    }
}
