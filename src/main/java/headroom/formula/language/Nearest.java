package headroom.formula.language;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The word that somebody may have meant. */
public final class Nearest {

    /**
     * The longest word that is compared; longer ones are no slips of the hand, and comparing takes the product of the
     * lengths.
     */
    private static final int LONGEST = 80;

    private Nearest() {}

    /** The known word that differs least from one that is not known; empty when none is near. Some letter must be the same. */
    public static Optional<String> to(String word, Collection<String> known) {
        if (word.isBlank() || word.length() > LONGEST) {
            return Optional.empty();
        }
        int most = Math.max(1, Math.min(3, word.length() / 3));
        return known.stream().filter(other -> Math.abs(other.length() - word.length()) <= most)
                .filter(other -> distance(word, other) <= most && distance(word, other) < word.length())
                .min(Comparator.comparingInt((String other) -> distance(word, other)).thenComparing(other -> other));
    }

    /** The end of a sentence about an unknown word: {@code ; did you mean guestRate?}; empty when none is near. */
    public static String hint(String word, Collection<String> known) {
        return to(word, known).map("; did you mean %s?"::formatted).orElse("");
    }

    /** The number of letters that must be changed, added, left out, or swapped with their neighbour; capitals count nothing. */
    private static int distance(String one, String other) {
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                table[i][j] = i == 0 || j == 0 ? i + j : step(a, b, table, i, j);
            }
        }
        return table[a.length()][b.length()];
    }

    private static int step(String a, String b, int[][] table, int i, int j) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int least = Math.min(Math.min(table[i - 1][j], table[i][j - 1]) + 1, table[i - 1][j - 1] + (same ? 0 : 1));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, table[i - 2][j - 2] + 1) : least;
    }
}
