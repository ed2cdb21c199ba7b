package headroom.ui.export;

import headroom.document.picture.Handout;
import headroom.document.summary.SummaryFormat;
import headroom.drawing.Theme;
import headroom.files.AtomicFiles;
import headroom.files.UnusableFileException;
import java.nio.file.Path;
import java.util.Map;

/** A summary that a person wants to save. */
record SummaryOrder(Handout handout, SummaryFormat format, Theme theme, Path folder) implements SaveOrder {

    @Override
    public String save() throws UnusableFileException {
        Map<String, byte[]> files = format.files(handout, theme.palette());
        AtomicFiles.write(folder, files);
        String first = files.keySet().iterator().next();
        return files.size() == 1 ? first : "%s and %d pictures".formatted(first, files.size() - 1);
    }
}
