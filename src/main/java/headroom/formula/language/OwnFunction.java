package headroom.formula.language;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A function that a problem defines for its own formulas. It is written into each formula that calls it, with the arguments
 * in the place of its parameters.
 */
public final class OwnFunction {

    private final String id;
    private final List<String> takes;
    private final String text;
    private final Syntax formula;

    private OwnFunction(String id, List<String> takes, String text, Syntax formula) {
        this.id = id;
        this.takes = List.copyOf(takes);
        this.text = text;
        this.formula = formula;
    }

    /**
     * Reads a function; the names in its formula get their meaning when it is called.
     *
     * @param isId true for a name of something of the problem
     */
    public static Reading<OwnFunction> read(String id, List<String> takes, String formula, Predicate<String> isId) {
        try {
            Set<String> own = new HashSet<>(takes);
            Syntax read = Parser.parse(formula, name -> own.contains(name) || isId.test(name));
            return new Reading<>(new OwnFunction(id, takes, formula, read), List.of());
        } catch (MistakeException mistake) {
            return new Reading<>(null, List.of(mistake.mistake()));
        }
    }

    /** The same function, or the names in its formula that neither it nor the problem knows. */
    public Reading<OwnFunction> among(Collection<String> ids) {
        Set<String> known = new HashSet<>(ids);
        known.addAll(takes);
        List<Mistake> unknown = Mentions.unknown(formula, known);
        return new Reading<>(unknown.isEmpty() ? this : null, unknown);
    }

    /** The name by which it is called. */
    public String id() {
        return id;
    }

    /** The names of its parameters, in order. */
    public List<String> takes() {
        return takes;
    }

    /** The form in which it is called, with the names of its parameters. */
    public String signature() {
        return "%s(%s)".formatted(id, String.join(", ", takes));
    }

    String text() {
        return text;
    }

    Syntax formula() {
        return formula;
    }
}
