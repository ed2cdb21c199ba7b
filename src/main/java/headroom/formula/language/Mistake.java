package headroom.formula.language;

/**
 * A mistake in a text.
 *
 * @param start the place of its first character in the text
 * @param end the place after its last character
 * @param sentence one sentence for a person: what was found, and what would be right; without a full stop
 */
public record Mistake(int start, int end, String sentence) {}
