package headroom.ui.export;

import headroom.document.picture.Handout;
import headroom.document.picture.Picture;
import headroom.document.picture.PictureFormat;
import headroom.document.picture.Pictures;
import headroom.drawing.Theme;
import headroom.files.AtomicFiles;
import headroom.files.UnusableFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Pictures that a person wants to save.
 *
 * @param wanted which of the scenario's pictures
 */
public record PictureOrder(Wanted wanted, Handout handout, PictureFormat format, Theme theme, Path folder)
        implements
            SaveOrder {

    /** One picture by its id, all of them, or the summary. */
    public record Wanted(String id, String title) {

        /** All charts and the architecture. */
        public static final Wanted ALL = new Wanted("", "All charts and the architecture");
        /** Everything on one page. */
        public static final Wanted SUMMARY = new Wanted("summary", "One-page summary");
        /** The architecture alone. */
        public static final Wanted ARCHITECTURE = new Wanted(Pictures.ARCHITECTURE, "Architecture");
    }

    @Override
    public String save() throws UnusableFileException {
        Pictures pictures = new Pictures(handout, theme.palette());
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (Picture picture : wanted.equals(Wanted.ALL) ? pictures.all() : List.of(pictures.named(wanted.id()))) {
            files.put(format.fileName(picture), format.encode(picture));
        }
        AtomicFiles.write(folder, files);
        return files.size() == 1 ? files.keySet().iterator().next() : files.size() + " pictures";
    }
}
