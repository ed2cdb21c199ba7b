package headroom.formula.language;

import headroom.formula.Cases;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Expression;
import headroom.formula.language.Scope.Meaning;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Gives questions about choices a meaning: an option that is chosen, a formula for each option. */
final class ChoiceResolver {

    private final Resolver resolver;
    private final NameResolver names;
    private final Complaints told;

    ChoiceResolver(Resolver resolver, NameResolver names, Complaints told) {
        this.resolver = resolver;
        this.names = names;
        this.told = told;
    }

    /** The condition that an option, or one of some, is chosen. */
    @Nullable
    Condition chosen(Syntax.Chosen chosen) {
        Choice choice = choice(chosen.choice(), "“%s” is no choice; numbers are compared with <, <=, > or >="
                .formatted(chosen.choice().id()));
        if (choice == null) {
            return null;
        }
        @Nullable
        Condition any = null;
        boolean complete = true;
        for (Syntax.Name name : chosen.options()) {
            Choice.Option option = option(choice, name);
            complete &= option != null;
            if (option != null) {
                any = any == null ? choice.is(option) : any.or(choice.is(option));
            }
        }
        return complete ? any : null;
    }

    /** The value that depends on the option which is chosen. */
    @Nullable
    Expression cases(Syntax.Case cases) {
        List<Syntax> parts = cases.parts();
        List<Expression> values = resolver.alike("choose between", cases.place(), parts);
        Choice choice = choice(cases.choice(), "“%s” is no choice, so “case” cannot ask for its option"
                .formatted(cases.choice().id()));
        if (choice == null) {
            return null;
        }
        List<Choice.Option> seen = new ArrayList<>();
        boolean complete = values != null;
        for (Syntax.Branch branch : cases.branches()) {
            Choice.Option option = option(choice, branch.option());
            if (option != null && seen.contains(option)) {
                told.mistaken(branch.option(), "option “%s” has a formula already".formatted(option.id()));
            }
            complete &= option != null && !seen.contains(option);
            if (option != null) {
                seen.add(option);
            }
        }
        List<Choice.Option> missing = choice.options().stream().filter(option -> !seen.contains(option)).toList();
        if (!missing.isEmpty() && cases.otherwise() == null && complete) {
            return told.mistaken(cases.choice(),
                    "“case %s” misses %s; name every option, or end with else: …".formatted(
                            choice.id(), missing.stream().map(Choice.Option::id).collect(Collectors.joining(", "))));
        }
        if (!complete || values == null) {
            return null;
        }
        Map<Choice.Option, Expression> byOption = new LinkedHashMap<>();
        for (int i = 0; i < seen.size(); i++) {
            byOption.put(seen.get(i), values.get(i));
        }
        missing.forEach(option -> byOption.put(option, values.getLast()));
        return new Cases(choice, byOption, Resolver.dimension(values));
    }

    private @Nullable Choice choice(Syntax.Name name, String otherwise) {
        return switch (names.meaning(name)) {
            case Meaning.Options(Choice choice) -> choice;
            case Meaning.Broken _ -> null;
            default -> told.mistaken(name, otherwise);
        };
    }

    private Choice.@Nullable Option option(Choice choice, Syntax.Name name) {
        Optional<Choice.Option> option = choice.option(name.id());
        if (option.isPresent()) {
            return option.get();
        }
        return told.mistaken(name,
                "choice “%s” has no option “%s”; it has %s".formatted(choice.id(), Complaints.shortened(name.id()),
                        choice.options().stream().map(Choice.Option::id).collect(Collectors.joining(", "))));
    }
}
