package headroom.ui.export;

import headroom.drawing.Theme;
import headroom.export.Picture;
import headroom.export.PictureFormat;
import headroom.export.Pictures;
import headroom.files.AtomicFiles;
import headroom.files.ScenarioWriter;
import headroom.files.UnusableFileException;
import headroom.model.ChartLocks;
import headroom.model.Scenario;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Pictures that a person wants to save.
 *
 * @param wanted which of the scenario's pictures
 * @param origin what the scenario's changes are counted against
 * @param date what the pictures say about when they were made
 * @param baseline what the charts show in grey, if anything
 * @param locks the charts whose axes are kept
 */
public record PictureOrder(Wanted wanted, Scenario scenario, Scenario origin, Optional<Scenario> baseline,
        ChartLocks locks, PictureFormat format, Theme theme, Path folder, LocalDate date) implements SaveOrder {

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
        Pictures pictures = new Pictures(scenario, origin, new ScenarioWriter().line(scenario), date, theme.palette())
                .over(baseline, locks);
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (Picture picture : wanted.equals(Wanted.ALL) ? pictures.all() : List.of(pictures.named(wanted.id()))) {
            files.put(format.fileName(picture), format.encode(picture));
        }
        AtomicFiles.write(folder, files);
        return files.size() == 1 ? files.keySet().iterator().next() : files.size() + " pictures";
    }
}
