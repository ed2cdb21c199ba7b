package headroom.ui.questions;

import headroom.document.picture.Picture;
import headroom.document.picture.PictureFormat;
import headroom.document.picture.Pictures;
import headroom.document.picture.Png;
import headroom.document.picture.Svg;
import headroom.drawing.Theme;
import headroom.ui.controls.ActionItem;
import headroom.ui.export.CopyActions;
import headroom.ui.export.FolderSaving;
import headroom.ui.tab.Handouts;
import java.time.Clock;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Takes a map away as a picture: into the clipboard, or into a file. */
public final class MapExport {

    private final MapModel model;
    private final ObservableValue<Theme> theme;
    private final CopyActions copies;
    private final FolderSaving saving;
    private final Clock clock;
    private final Consumer<String> say;

    /**
     * Exports of a map.
     *
     * @param clock pictures say its date
     * @param say is told, in a sentence, what was copied or saved, or why not
     */
    public MapExport(MapModel model, ObservableValue<Theme> theme, CopyActions copies, FolderSaving saving, Clock clock,
            Consumer<String> say) {
        this.model = model;
        this.theme = theme;
        this.copies = copies;
        this.saving = saving;
        this.clock = clock;
        this.say = say;
    }

    /** The button, which waits until there is a map. */
    MenuButton build() {
        MenuButton export = new MenuButton("Export", new FontIcon(Feather.DOWNLOAD));
        export.setId("map-export");
        export.setMinWidth(Region.USE_PREF_SIZE);
        export.getItems().setAll(new ActionItem("map-copy", "Copy as a picture", this::copy),
                new ActionItem("map-png", "Save as PNG…", () -> save(new Png(2))),
                new ActionItem("map-svg", "Save as SVG…", () -> save(new Svg())));
        export.disableProperty().bind(model.planeProperty().map(plane -> plane.isEmpty()));
        return export;
    }

    private void copy() {
        Picture made = picture();
        copies.picture(() -> made, say);
    }

    private void save(PictureFormat format) {
        Picture made = picture();
        saving.save(format.fileName(made), () -> format.encode(made), say);
    }

    /** The map as a picture of its own, fixed at this moment. */
    private Picture picture() {
        return new Pictures(new Handouts(clock).of(model.tab()), theme.getValue().palette())
                .map(model.planeProperty().get().orElseThrow());
    }
}
