package headroom.model.formula;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The names that a formula mentions, so that definitions can be put in order before any of them is read in full. */
public final class Mentions {

    private Mentions() {}

    /**
     * The names that a text mentions, each once, in order: values, choices, conditions, coordinates and functions, but not
     * options, units or words of the language.
     *
     * @param isId whether something of the problem has that name
     * @return nothing where the text does not follow the grammar; reading it tells why
     */
    public static List<String> of(String text, Predicate<String> isId) {
        try {
            Set<String> found = new LinkedHashSet<>();
            collect(Parser.parse(text, isId), found);
            return found.stream().filter(isId).toList();
        } catch (MistakeException _) {
            return List.of();
        }
    }

    /** The names of a problem that a function's formula mentions. */
    public static List<String> of(OwnFunction function, Predicate<String> isId) {
        Set<String> found = new LinkedHashSet<>();
        collect(function.formula(), found);
        function.takes().forEach(found::remove);
        return found.stream().filter(isId).toList();
    }

    private static void collect(Syntax syntax, Set<String> found) {
        switch (syntax) {
            case Syntax.Name name -> found.add(name.id());
            case Syntax.Function function -> found.add(function.name().id());
            case Syntax.Over over -> found.add(over.coordinate().id());
            case Syntax.Case cases -> found.add(cases.choice().id());
            case Syntax.Chosen chosen -> found.add(chosen.choice().id());
            default -> {
            }
        }
        syntax.parts().forEach(part -> collect(part, found));
    }
}
