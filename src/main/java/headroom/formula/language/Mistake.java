package headroom.formula.language;

/**
 * Something wrong in a text.
 *
 * @param start where it begins in the text
 * @param end where it ends, the place after its last character
 * @param sentence one sentence for a person: what was found, and what would be right; without a full stop
 */
public record Mistake(int start, int end, String sentence) {}
