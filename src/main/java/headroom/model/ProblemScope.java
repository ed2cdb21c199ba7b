package headroom.model;

import headroom.formula.Choice;
import headroom.formula.Quantity;
import headroom.formula.language.Scope;
import headroom.formula.language.Units;
import headroom.text.Nouns;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The names of a problem that was not read from a file: its quantities and choices. */
final class ProblemScope implements Scope {

    private final Map<String, Meaning> meanings = new HashMap<>();

    ProblemScope(Collection<Quantity> quantities, List<Choice> choices) {
        choices.forEach(choice -> meanings.put(choice.id(), new Meaning.Options(choice)));
        quantities.forEach(quantity -> meanings.put(quantity.id(), new Meaning.Value(quantity)));
    }

    @Override
    public Optional<Meaning> meaning(String id) {
        return Optional.ofNullable(meanings.get(id));
    }

    @Override
    public Collection<String> ids() {
        return meanings.keySet();
    }

    @Override
    public Units units() {
        return new Units(new Nouns(Map.of()));
    }
}
