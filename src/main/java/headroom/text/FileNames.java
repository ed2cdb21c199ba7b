package headroom.text;

import java.text.BreakIterator;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names of files that Linux, macOS and Windows take. */
public final class FileNames {

    /** The most bytes of a name, which leave room for an extension and for what a person adds. */
    private static final int MOST_BYTES = 150;
    /** Characters that are no letter and no digit: blanks, dots, path separators, marks of direction, control characters. */
    private static final Pattern OTHER = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
    private static final Pattern AT_ENDS = Pattern.compile("^-+|-+$");
    /** Names of devices on Windows, whatever the extension. */
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|(com|lpt)[0-9¹²³]");

    private FileNames() {}

    /**
     * A file name made of the letters and digits of some text, in small letters with hyphens between.
     *
     * @param otherwise the name when the text has no letter and no digit, and the beginning of a name that is kept for a device
     * @param extension with its dot
     */
    public static String of(String text, String otherwise, String extension) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
        String stem = trimmed(shortened(trimmed(OTHER.matcher(plain).replaceAll("-"))));
        if (stem.isEmpty()) {
            return otherwise + extension;
        }
        return (DEVICE.matcher(stem).matches() ? otherwise + "-" + stem : stem) + extension;
    }

    private static String trimmed(String stem) {
        return AT_ENDS.matcher(stem).replaceAll("");
    }

    /** The text cut to as many whole letters, with their marks, as fit. */
    private static String shortened(String stem) {
        if (bytes(stem) <= MOST_BYTES) {
            return stem;
        }
        BreakIterator letters = BreakIterator.getCharacterInstance(Locale.ROOT);
        letters.setText(stem);
        int end = 0;
        for (int next = letters.next(); next != BreakIterator.DONE
                && bytes(stem.substring(0, next)) <= MOST_BYTES; next = letters.next()) {
            end = next;
        }
        return stem.substring(0, end);
    }

    /** The number of bytes that it takes in UTF-8. */
    private static int bytes(String text) {
        return text.codePoints().map(letter -> letter < 0x80 ? 1 : letter < 0x800 ? 2 : letter < 0x10000 ? 3 : 4).sum();
    }
}
