package headroom.files.yaml;

import java.util.Comparator;

/**
 * A stretch of one line of a file.
 *
 * @param line the line, from 1
 * @param column the first character, from 1
 * @param length how many characters, at least 1
 */
public record TextPosition(int line, int column, int length) implements Comparable<TextPosition> {

    private static final Comparator<TextPosition> IN_READING_ORDER =
            Comparator.comparingInt(TextPosition::line).thenComparingInt(TextPosition::column);

    /** The very beginning of a file, for mistakes of the file as a whole. */
    public static final TextPosition START = new TextPosition(1, 1, 1);

    @Override
    public int compareTo(TextPosition other) {
        return IN_READING_ORDER.compare(this, other);
    }
}
