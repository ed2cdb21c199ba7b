package headroom.files;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the id that a mistyped one was meant to be. */
public final class NearestId {

    private NearestId() {}

    /** “; did you mean peakRate?” where one of the ids is near, else nothing. */
    public static String suggestion(String typed, Collection<String> ids) {
        return nearest(typed, ids).map("; did you mean %s?"::formatted).orElse("");
    }

    /** The id with the fewest edits away from what was typed, if they are few for its length. */
    static Optional<String> nearest(String typed, Collection<String> ids) {
        return ids.stream().min(Comparator.comparingInt(id -> edits(typed, id)))
                .filter(id -> edits(typed, id) <= Math.max(2, id.length() / 3));
    }

    /** The Levenshtein distance, whatever the case. */
    private static int edits(String from, String to) {
        String a = from.toLowerCase(Locale.ROOT);
        String b = to.toLowerCase(Locale.ROOT);
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
