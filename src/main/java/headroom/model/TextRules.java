package headroom.model;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.Subexpressions;
import headroom.formula.language.FormulaReader;
import headroom.formula.language.Mistake;
import headroom.formula.language.Nearest;
import headroom.formula.language.Reading;
import headroom.formula.language.Scope;
import headroom.formula.language.Scope.Meaning;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rules for live texts of a problem: all that one names exists, and all its what-ifs can be tried. */
public final class TextRules {

    private static final String STRAY = "has a brace that is part of no number: a number reads {id} or {#id}, "
            + "and what is different stands behind a stroke";

    private final String problem;
    private final Scope scope;

    /** The rules for texts of a problem, where names mean what {@code scope} says. */
    public TextRules(String problem, Scope scope) {
        this.problem = problem;
        this.scope = scope;
    }

    /**
     * Something in a text that cannot be filled in.
     *
     * @param start the place of its first character in the template
     * @param end the place after its last character
     * @param sentence the fault, as the end of a sentence about the text
     */
    public record Breach(int start, int end, String sentence) {}

    /** The sentence about the first thing in a text that cannot be filled in; empty when all can. */
    Optional<String> breach(LiveText text) {
        return breaches(text).stream().findFirst()
                .map(breach -> "the text “%s” %s".formatted(text, breach.sentence));
    }

    /** The things in a text that cannot be filled in. */
    public List<Breach> breaches(LiveText text) {
        return text.placed().stream().flatMap(placed -> switch (placed.part()) {
            case LiveText.Words(String words) -> brace(words).stream()
                    .map(at -> new Breach(placed.start() + at, placed.start() + at + 1, STRAY));
            case LiveText.Slot slot -> sentences(slot)
                    .map(sentence -> new Breach(placed.start(), placed.end(), sentence));
        }).toList();
    }

    /** The place of a brace in plain words; empty where there is none. */
    private static Optional<Integer> brace(String words) {
        return IntStream.range(0, words.length()).filter(at -> "{}".indexOf(words.charAt(at)) >= 0).boxed().findFirst();
    }

    private Stream<String> sentences(LiveText.Slot slot) {
        return Stream.concat(slot(slot.id()).stream(), slot.changes().stream().flatMap(this::change));
    }

    private Optional<String> slot(String id) {
        return switch (scope.meaning(id).orElse(null)) {
            case Meaning.Options _,Meaning.Broken _ -> Optional.empty();
            case Meaning.Value(Quantity quantity) -> Subexpressions.coordinates(quantity).stream().findFirst()
                    .map(free -> "asks for %s, which has a value only at some %s".formatted(id, free.id()));
            case null, default -> Optional.of("asks for %s, which %s does not have%s".formatted(id, problem,
                    Nearest.hint(id, scope.ids())));
        };
    }

    private Stream<String> change(LiveText.Change change) {
        return switch (scope.meaning(change.id()).orElse(null)) {
            case Meaning.Options(Choice choice) -> option(change, choice);
            case Meaning.Value(Assumption _) -> {
                Reading<Expression> value = new FormulaReader(scope).formula(change.value());
                yield value.mistakes().stream().map(Mistake::sentence)
                        .map(sentence -> "changes %s by what is no formula: %s".formatted(change.id(), sentence));
            }
            case Meaning.Broken _ -> Stream.empty();
            case null, default -> Stream.of(change.id().isEmpty()
                    ? "has “%s”, which is no change; it must read id = value, id * factor or id + value"
                            .formatted(change.value())
                    : "changes %s, which is no assumption and no choice of %s".formatted(change.id(), problem));
        };
    }

    private static Stream<String> option(LiveText.Change change, Choice choice) {
        boolean possible = change.way() == LiveText.Way.SET && choice.option(change.value()).isPresent();
        return possible ? Stream.empty()
                : Stream.of("sets %s to %s, which is no option of it".formatted(change.id(), change.value()));
    }
}
