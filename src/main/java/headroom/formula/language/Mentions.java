package headroom.formula.language;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The names that a formula mentions, so that definitions can be put in order before any of them is read in full. */
public final class Mentions {

    private Mentions() {}

    /**
     * The names that a text mentions, each once, in order: values, choices, conditions, coordinates and functions, but not
     * options, units or words of the language.
     *
     * @param isId true for a name of something of the problem
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

    /** The names that nothing has, each a mistake at its first place. */
    static List<Mistake> unknown(Syntax syntax, Collection<String> known) {
        Set<String> told = new HashSet<>();
        List<String> near = Stream.concat(known.stream(), Functions.NAMES.stream()).toList();
        return names(syntax).filter(name -> !known.contains(name.id()) && !Grammar.isReserved(name.id()))
                .filter(name -> told.add(name.id()))
                .map(name -> new Mistake(name.place().start(), name.place().end(),
                        NameResolver.unknown(name.id(), near)))
                .toList();
    }

    private static void collect(Syntax syntax, Set<String> found) {
        names(syntax).forEach(name -> found.add(name.id()));
    }

    private static Stream<Syntax.Name> names(Syntax syntax) {
        Stream<Syntax.Name> own = switch (syntax) {
            case Syntax.Name name -> Stream.of(name);
            case Syntax.Function function when Functions.NAMES.contains(function.name().id()) -> Stream.empty();
            case Syntax.Function function -> Stream.of(function.name());
            case Syntax.Over over -> Stream.of(over.coordinate());
            case Syntax.Case cases -> Stream.of(cases.choice());
            case Syntax.Chosen chosen -> Stream.of(chosen.choice());
            default -> Stream.empty();
        };
        return Stream.concat(own, syntax.parts().stream().flatMap(Mentions::names));
    }
}
