package headroom.formula.language;

import java.util.Set;

/** Words that have a meaning of their own in formulas, and how large a formula may be. */
public final class Grammar {

    /** The most characters that are read. */
    public static final int LONGEST = 20_000;
    /** The most levels of brackets, operations in a row and other parts within parts. */
    static final int DEEPEST = 200;

    private static final Set<String> KEYWORDS = Set.of("if", "then", "else", "case", "of", "as", "because", "and", "or",
            "not", "in", "pi", "none");

    private Grammar() {}

    /** True when a word belongs to the language: a keyword, or a function that everybody has. */
    public static boolean isReserved(String word) {
        return isKeyword(word) || Functions.NAMES.contains(word);
    }

    /**
     * True for words that stand for themselves wherever they stand. A function’s name does not: it is one only before a
     * bracket.
     */
    public static boolean isKeyword(String word) {
        return KEYWORDS.contains(word);
    }
}
