package headroom.drawing;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The bundled typefaces, read from the class path, so that pictures look the same on every machine. */
public final class Type {

    private static final String REGULAR_FILE = "IBMPlexSans-Regular.ttf";
    private static final String MEDIUM_FILE = "IBMPlexSans-Medium.ttf";
    private static final String SEMIBOLD_FILE = "IBMPlexSans-SemiBold.ttf";
    private static final String MONO_FILE = "JetBrainsMono-Regular.ttf";

    private static final Font REGULAR = read(REGULAR_FILE);
    private static final Font MEDIUM = read(MEDIUM_FILE);
    private static final Font SEMIBOLD = read(SEMIBOLD_FILE);
    private static final Font MONO = read(MONO_FILE);

    private Type() {}

    /** The sans face for running text, size in points of 1/72 inch (pixels at scale 1). */
    public static Font regular(double size) {
        return REGULAR.deriveFont((float) size);
    }

    /** The sans face, a little heavier. */
    public static Font medium(double size) {
        return MEDIUM.deriveFont((float) size);
    }

    /** The sans face for titles. */
    public static Font semibold(double size) {
        return SEMIBOLD.deriveFont((float) size);
    }

    /** The monospaced face for formulas. */
    public static Font mono(double size) {
        return MONO.deriveFont((float) size);
    }

    /** The TrueType file of a bundled face, to embed in documents; of any other font, that of the regular face. */
    public static byte[] file(Font font) {
        String name = font.getPSName();
        String file = name.equals(MEDIUM.getPSName()) ? MEDIUM_FILE : name.equals(SEMIBOLD.getPSName()) ? SEMIBOLD_FILE
                : name.equals(MONO.getPSName()) ? MONO_FILE : REGULAR_FILE;
        try (InputStream in = FontFiles.open(file)) {
            return in.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException("The typeface %s cannot be read".formatted(file), failure);
        }
    }

    private static Font read(String file) {
        Path unpacked = FontFiles.unpacked(file);
        try {
            return Font.createFont(Font.TRUETYPE_FONT, unpacked.toFile());
        } catch (IOException failure) {
            throw new UncheckedIOException("The typeface %s cannot be read".formatted(file), failure);
        } catch (FontFormatException failure) {
            throw new IllegalStateException("the bundled font %s is damaged".formatted(file), failure);
        }
    }
}
