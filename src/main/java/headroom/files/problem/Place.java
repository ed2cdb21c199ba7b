package headroom.files.problem;

import java.util.Comparator;

/**
 * A stretch of one line of a file.
 *
 * @param line the line, from 1
 * @param column the first character, from 1
 * @param length how many characters, at least 1
 */
public record Place(int line, int column, int length) implements Comparable<Place> {

    private static final Comparator<Place> IN_READING_ORDER =
            Comparator.comparingInt(Place::line).thenComparingInt(Place::column);

    /** The very beginning of a file, for mistakes of the file as a whole. */
    public static final Place START = new Place(1, 1, 1);

    @Override
    public int compareTo(Place other) {
        return IN_READING_ORDER.compare(this, other);
    }
}
