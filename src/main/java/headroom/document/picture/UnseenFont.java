package headroom.document.picture;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A face whose letters are as wide as those of another one, and empty. A PDF embeds it to hold the text of letters that are
 * drawn as outlines: what is selected, searched and copied then is the text, whatever its script.
 *
 * <p>
 * Its file has only what the TrueType format asks for: a glyph for each code point of the text, none of which has a contour.
 */
final class UnseenFont extends Font {

    private static final long serialVersionUID = 1;
    private static final int EM = 1000;
    private static final int ASCENT = 950;
    private static final int DESCENT = -250;
    private static final int VERSION_1 = 0x0001_0000;
    private static final String NAME = "Unseen";

    private final int[] letters;
    private final int[] widths;

    /** A face for the letters of a text, as wide as in the face in which they are seen. */
    UnseenFont(String text, Font seen, FontRenderContext context) {
        super(seen);
        letters = text.codePoints().distinct().sorted().toArray();
        widths = Arrays.stream(letters).map(letter -> (int) Math.round(EM / seen.getSize2D()
                * seen.getStringBounds(Character.toString(letter), context).getWidth())).toArray();
    }

    /** A name of its own, since libraries keep faces by their names. */
    @Override
    public String getFontName() {
        return "%s %s".formatted(NAME, Arrays.toString(letters));
    }

    @Override
    public String getPSName() {
        return getFontName();
    }

    /** The TrueType file. */
    byte[] file() {
        Map<String, Table> tables = new LinkedHashMap<>();
        tables.put("OS/2", this::metrics);
        tables.put("cmap", this::characters);
        tables.put("glyf", out -> out.writeInt(0));
        tables.put("head", UnseenFont::head);
        tables.put("hhea", this::lines);
        tables.put("hmtx", this::advances);
        tables.put("loca", out -> zeros(out, glyphs() + 1));
        tables.put("maxp", this::limits);
        tables.put("name", UnseenFont::names);
        tables.put("post", out -> {
            out.writeInt(3 * VERSION_1);
            zeros(out, 14);
        });
        return written(out -> {
            out.writeInt(VERSION_1);
            shorts(out, tables.size(), 128, 3, 16 * tables.size() - 128);
            int place = 12 + 16 * tables.size();
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (Map.Entry<String, Table> table : tables.entrySet()) {
                byte[] content = written(table.getValue());
                out.writeBytes(table.getKey());
                // Nobody checks the sums of a font within a PDF.
                out.writeInt(0);
                out.writeInt(place + all.size());
                out.writeInt(content.length);
                all.writeBytes(Arrays.copyOf(content, (content.length + 3) / 4 * 4));
            }
            all.writeTo(out);
        });
    }

    /** The letters, and before them the glyph that stands for all others. */
    private int glyphs() {
        return letters.length + 1;
    }

    private void metrics(DataOutputStream out) throws IOException {
        shorts(out, 0, EM / 2, 400, 5);
        zeros(out, 11 + 1 + 5 + 8 + 2);
        shorts(out, 0x40, 0, 0xFFFF, ASCENT, DESCENT, 0, ASCENT, -DESCENT);
    }

    /** A table of 16 bits that has none, which readers want, and one of 32 bits with all. */
    private void characters(DataOutputStream out) throws IOException {
        shorts(out, 0, 2, 3, 1, 0, 20, 3, 10, 0, 44);
        shorts(out, 4, 24, 0, 2, 2, 0, 0, 0xFFFF, 0, 0xFFFF, 1, 0);
        shorts(out, 12, 0);
        out.writeInt(16 + 12 * letters.length);
        out.writeInt(0);
        out.writeInt(letters.length);
        for (int letter = 0; letter < letters.length; letter++) {
            out.writeInt(letters[letter]);
            out.writeInt(letters[letter]);
            out.writeInt(letter + 1);
        }
    }

    private static void head(DataOutputStream out) throws IOException {
        out.writeInt(VERSION_1);
        out.writeInt(VERSION_1);
        out.writeInt(0);
        out.writeInt(0x5F0F_3CF5);
        shorts(out, 0, EM);
        zeros(out, 8);
        shorts(out, 0, DESCENT, EM, ASCENT, 0, 8, 2, 0, 0);
    }

    private void lines(DataOutputStream out) throws IOException {
        out.writeInt(VERSION_1);
        shorts(out, ASCENT, DESCENT, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, glyphs());
    }

    private void advances(DataOutputStream out) throws IOException {
        shorts(out, EM / 2, 0);
        for (int width : widths) {
            shorts(out, width, 0);
        }
    }

    private void limits(DataOutputStream out) throws IOException {
        out.writeInt(VERSION_1);
        shorts(out, glyphs());
        zeros(out, 13);
    }

    private static void names(DataOutputStream out) throws IOException {
        byte[] name = NAME.getBytes(StandardCharsets.UTF_16BE);
        shorts(out, 0, 1, 18, 3, 1, 0x409, 6, name.length, 0);
        out.write(name);
    }

    /** A part of the file. */
    @FunctionalInterface
    private interface Table {

        void write(DataOutputStream out) throws IOException;
    }

    private static byte[] written(Table table) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            table.write(out);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return bytes.toByteArray();
    }

    private static void shorts(DataOutputStream out, int... values) throws IOException {
        for (int value : values) {
            out.writeShort(value);
        }
    }

    private static void zeros(DataOutputStream out, int shorts) throws IOException {
        for (int i = 0; i < shorts; i++) {
            out.writeShort(0);
        }
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
