package headroom.formula.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The mistakes found in one text while its names get their meaning. */
final class Complaints {

    private static final int LONGEST = 40;

    private final String text;
    private final List<Mistake> found = new ArrayList<>();

    Complaints(String text) {
        this.text = text;
    }

    /** True when there are none. */
    boolean isEmpty() {
        return found.isEmpty();
    }

    /** The mistakes in the order of the text. */
    List<Mistake> inOrder() {
        return found.stream().sorted(Comparator.comparingInt(Mistake::start).thenComparingInt(Mistake::end)).toList();
    }

    /** No value of whatever is wanted there, but a mistake. */
    @SuppressWarnings("TypeParameterUnusedInFormals") // so that “return mistaken(…)” says both at once
    <T> @Nullable T mistaken(Syntax at, String sentence) {
        return mistaken(at.place(), sentence);
    }

    /** The same for a place that is no part by itself. */
    @SuppressWarnings("TypeParameterUnusedInFormals") // as above
    <T> @Nullable T mistaken(Syntax.Place at, String sentence) {
        found.add(new Mistake(at.start(), at.end(), sentence));
        return null;
    }

    /** A part as it is written, for a sentence. */
    String shown(Syntax part) {
        return shortened(text.substring(part.place().start(), part.place().end()));
    }

    /** A text that may be too long for a sentence. */
    static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1).strip() + "…";
    }
}
