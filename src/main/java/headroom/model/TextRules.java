package headroom.model;

import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Parts;
import headroom.model.expression.Quantity;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What must hold for a live text of a problem: all that it names exists, and all its what-ifs can be tried. */
final class TextRules {

    private final String problem;
    private final Map<String, Quantity> quantities;
    private final Map<String, Choice> choices;

    TextRules(String problem, Collection<Quantity> quantities, List<Choice> choices) {
        this.problem = problem;
        this.quantities = quantities.stream().collect(Collectors.toMap(Quantity::id, Function.identity()));
        this.choices = choices.stream().collect(Collectors.toMap(Choice::id, Function.identity()));
    }

    /** One sentence about the first thing in a text that cannot be filled in; empty when all can. */
    Optional<String> breach(LiveText text) {
        return text.parts().stream().flatMap(this::breaches).findFirst()
                .map(breach -> "the text “%s” %s".formatted(text, breach));
    }

    private Stream<String> breaches(LiveText.Part part) {
        return switch (part) {
            case LiveText.Words words -> words.text().matches(".*[{}].*")
                    ? Stream.of("has a brace that is part of no number")
                    : Stream.empty();
            case LiveText.Slot slot ->
                    Stream.concat(slot(slot.id()).stream(), slot.changes().stream().flatMap(this::change));
        };
    }

    private Optional<String> slot(String id) {
        if (choices.containsKey(id)) {
            return Optional.empty();
        }
        Quantity quantity = quantities.get(id);
        if (quantity == null) {
            return Optional.of("asks for %s, which %s does not have".formatted(id, problem));
        }
        return Parts.coordinates(quantity).stream().findFirst()
                .map(free -> "asks for %s, which has a value only at some %s".formatted(id, free.id()));
    }

    private Stream<String> change(LiveText.Change change) {
        Choice choice = choices.get(change.id());
        if (choice != null) {
            boolean possible = !change.factor() && choice.option(change.value()).isPresent();
            return possible ? Stream.empty()
                    : Stream.of("sets %s to %s, which is no option of it".formatted(change.id(), change.value()));
        }
        if (!(quantities.get(change.id()) instanceof Assumption)) {
            return Stream.of("changes %s, which is no assumption and no choice of %s".formatted(change.id(), problem));
        }
        return isNumber(change.value()) ? Stream.empty()
                : Stream.of("changes %s by %s, which is no number".formatted(change.id(), change.value()));
    }

    private static boolean isNumber(String text) {
        return text.matches("\\d+(\\.\\d+)?|\\.\\d+");
    }
}
