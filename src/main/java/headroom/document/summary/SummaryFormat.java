package headroom.document.summary;

import headroom.document.picture.Handout;
import headroom.document.picture.Pdf;
import headroom.document.picture.Picture;
import headroom.document.picture.Pictures;
import headroom.document.picture.Png;
import headroom.drawing.Palette;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A kind of summary: a page on its own, or a text with pictures beside it. */
public enum SummaryFormat {

    /** One A4 page. */
    PDF {
        @Override
        public Map<String, byte[]> files(Handout handout, Palette palette) {
            Pdf pdf = new Pdf();
            Picture page = new SummaryPage(handout, palette).picture();
            return Map.of(pdf.fileName(page), pdf.encode(page));
        }
    },

    /** Markdown, which names the pictures that are written with it. */
    MARKDOWN {
        @Override
        public Map<String, byte[]> files(Handout handout, Palette palette) {
            Png png = new Png(2);
            List<Picture> pictures = new Pictures(handout, palette).all();
            Map<String, byte[]> files = new LinkedHashMap<>();
            files.put(handout.problem().id() + "-summary.md",
                    new SummaryMarkdown(handout, png).text(pictures).getBytes(StandardCharsets.UTF_8));
            pictures.forEach(picture -> files.put(png.fileName(picture), png.encode(picture)));
            return files;
        }
    };

    /** The contents of all files of a handout, by name. */
    public abstract Map<String, byte[]> files(Handout handout, Palette palette);

    /** The name on a button. */
    public String label() {
        return this == PDF ? "PDF" : "Markdown";
    }

    /** The name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
