package headroom.formula.language;

import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Constant;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Least;
import headroom.formula.Quantity;
import headroom.formula.Reduction;
import headroom.formula.Subexpressions;
import headroom.text.Nouns;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A scope that is filled by hand. */
public final class Names implements Scope {

    private final Map<String, Meaning> meanings = new HashMap<>();
    private final Map<String, String> nouns = new HashMap<>();

    /** Adds what an expression names, and what those name. */
    public Names reached(Expression expression) {
        switch (expression) {
            case Estimate estimate when !meanings.containsKey(estimate.id()) -> {
                with(estimate);
                reached(estimate.formula());
            }
            case Quantity quantity -> with(quantity);
            case Constant constant when !constant.id().isEmpty() -> with(constant.id(), constant);
            default -> {
            }
        }
        if (expression instanceof Reduction reduction) {
            with(reduction.over());
        }
        if (expression instanceof Least least) {
            with(least.over());
        }
        Subexpressions.choices(expression).forEach(this::with);
        Subexpressions.of(expression).forEach(this::reached);
        return this;
    }

    public Names with(Quantity... quantities) {
        for (Quantity quantity : quantities) {
            with(quantity.id(), quantity);
        }
        return this;
    }

    public Names with(String id, Expression value) {
        meanings.put(id, new Meaning.Value(value));
        return this;
    }

    public Names with(Choice choice) {
        meanings.put(choice.id(), new Meaning.Options(choice));
        return this;
    }

    public Names with(String id, Condition condition) {
        meanings.put(id, new Meaning.Holds(condition));
        return this;
    }

    public Names function(String id, List<String> takes, String formula) {
        OwnFunction function = OwnFunction.read(id, takes, formula, meanings::containsKey).orElseThrow();
        meanings.put(id, new Meaning.Own(function));
        return this;
    }

    public Names nouns(String... more) {
        for (String noun : more) {
            nouns.put(noun.substring(0, noun.indexOf('/')), noun.substring(noun.indexOf('/') + 1));
        }
        return this;
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
        return new Units(new Nouns(nouns));
    }
}
