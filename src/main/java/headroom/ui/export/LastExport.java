package headroom.ui.export;

import headroom.ui.controls.Segments;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.Property;

/** The folder and the form in which pictures were saved last, with which the next dialogue begins. */
public final class LastExport {

    private static final String FOLDER = "folder";

    private final Property<Map<String, String>> kept;
    private final Path usual;

    /**
     * The last export.
     *
     * @param kept settings by name, none at first; names that are not known stay
     * @param usual the folder while none was chosen
     */
    public LastExport(Property<Map<String, String>> kept, Path usual) {
        this.kept = kept;
        this.usual = usual;
    }

    /** The folder, as it was typed or chosen. */
    String folder() {
        return Optional.ofNullable(kept.getValue().get(FOLDER)).orElseGet(usual::toString);
    }

    /** Keeps the folder. */
    void savedIn(String folder) {
        keep(FOLDER, folder);
    }

    /** Chooses the alternative that was chosen last, where it still exists. */
    void restore(String name, Segments<?> alternatives) {
        Optional.ofNullable(kept.getValue().get(name)).ifPresent(alternatives::choose);
    }

    /** Keeps the alternative that is chosen. */
    void keep(String name, Segments<?> alternatives) {
        keep(name, alternatives.chosen());
    }

    private void keep(String name, String setting) {
        Map<String, String> next = new HashMap<>(kept.getValue());
        next.put(name, setting);
        kept.setValue(Map.copyOf(next));
    }
}
