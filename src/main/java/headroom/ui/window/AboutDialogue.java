package headroom.ui.window;

import headroom.files.ThirdParty;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Dialogue;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.VerticalScroll;
import headroom.ui.tab.Overlay;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Tells the version, and which parts others made, under which licences. */
final class AboutDialogue {

    private static final double LIST_HEIGHT = 380;

    private final Overlay overlay;

    AboutDialogue(Overlay overlay) {
        this.overlay = overlay;
    }

    void show() {
        String version = Optional.ofNullable(AboutDialogue.class.getPackage().getImplementationVersion())
                .map(" %s"::formatted).orElse("");
        VerticalScroll parts = new VerticalScroll(parts());
        parts.setPrefHeight(LIST_HEIGHT);
        parts.setFocusTraversable(true);
        VBox.setVgrow(parts, Priority.ALWAYS);
        ActionButton close = new ActionButton("about-close", "Close", overlay::hide).onEscape().onEnter();
        Dialogue dialogue = new Dialogue("about", "Headroom" + version,
                List.of(new Paragraph("A what-if planner for LLM serving. It contains these parts, made by others "
                        + "and handed on under their licences:"), parts),
                List.of(close));
        dialogue.getStyleClass().add("about");
        dialogue.setMinHeight(0);
        overlay.showApart(dialogue, () -> {});
        close.requestFocus();
    }

    private static GridPane parts() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("parts");
        int row = 0;
        for (ThirdParty part : ThirdParty.all()) {
            Label name = new Label(part.name());
            name.setTooltip(new Tooltip(part.address()));
            name.setMinWidth(Region.USE_PREF_SIZE);
            Label version = new Label(part.version());
            version.getStyleClass().add("note");
            Label licence = new Label(part.licence());
            licence.setMinWidth(Region.USE_PREF_SIZE);
            grid.addRow(row++, name, version, licence);
        }
        return grid;
    }
}
