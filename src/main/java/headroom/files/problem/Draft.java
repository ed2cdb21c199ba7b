package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Mistakes;
import headroom.files.yaml.Node.Scalar;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Group;
import headroom.formula.Quantity;
import headroom.formula.language.FormulaReader;
import headroom.formula.language.Grammar;
import headroom.formula.language.Nearest;
import headroom.formula.language.OwnFunction;
import headroom.formula.language.Reading;
import headroom.formula.language.Scope;
import headroom.formula.language.Units;
import headroom.text.Unit;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The meanings of a file's names, as far as the file has been read, for the sections that come after. */
final class Draft implements Scope {

    /** So many conditions may rest on one another; each is read while those before it wait. */
    private static final int MOST_CONDITIONS = 30;

    private final Mistakes mistakes;
    private final Names names;
    private final Units units;
    private final Map<String, Group> groups = new LinkedHashMap<>();
    private final Map<String, Meaning> meanings = new LinkedHashMap<>();
    private final Map<String, Scalar> unreadConditions = new LinkedHashMap<>();
    private final Set<String> conditionsInReading = new HashSet<>();
    private boolean longChainTold;

    Draft(Mistakes mistakes, Names names, Units units) {
        this.mistakes = mistakes;
        this.names = names;
        this.units = units;
    }

    Mistakes mistakes() {
        return mistakes;
    }

    Names names() {
        return names;
    }

    void add(String id, Group group) {
        groups.putIfAbsent(id, group);
    }

    void add(Quantity quantity) {
        meanings.putIfAbsent(quantity.id(), new Meaning.Value(quantity));
    }

    void add(Choice choice) {
        meanings.putIfAbsent(choice.id(), new Meaning.Options(choice));
    }

    void add(Constant constant) {
        meanings.putIfAbsent(constant.id(), new Meaning.Value(constant));
    }

    void add(OwnFunction function) {
        meanings.putIfAbsent(function.id(), new Meaning.Own(function));
    }

    /** A condition that is read when something names it, wherever it stands in the file. */
    void add(String id, Scalar condition) {
        unreadConditions.putIfAbsent(id, condition);
    }

    @Override
    public Optional<Meaning> meaning(String id) {
        Meaning known = meanings.get(id);
        if (known != null) {
            return Optional.of(known);
        }
        Scalar unread = unreadConditions.get(id);
        if (unread != null) {
            return Optional.of(meaning(id, unread));
        }
        return names.quantities().has(id) || (names.quantities().mayHave(id) && !isOfTheLanguage(id))
                ? Optional.of(new Meaning.Broken()) : Optional.empty();
    }

    /** True when a word means something in formulas without being declared, as reserved words and units do. */
    private boolean isOfTheLanguage(String word) {
        try {
            return Grammar.isReserved(word) || !units.read(word).symbol().isEmpty();
        } catch (IllegalArgumentException noUnit) {
            return false;
        }
    }

    /** The text of a condition with a name; null where the name is that of something else. */
    @Nullable
    Scalar unread(String id) {
        return unreadConditions.get(id);
    }

    private Meaning meaning(String id, Scalar unread) {
        if (!conditionsInReading.add(id)) {
            mistakes.add(unread.place(), "the condition %s depends on itself", id);
            return new Meaning.Broken();
        }
        if (conditionsInReading.size() > MOST_CONDITIONS) {
            conditionsInReading.remove(id);
            if (!longChainTold) {
                longChainTold = true;
                mistakes.add(unread.place(), "more than %d conditions rest on one another here, the most allowed",
                        MOST_CONDITIONS);
            }
            return new Meaning.Broken();
        }
        Meaning read = condition(unread).<Meaning>map(Meaning.Holds::new).orElseGet(Meaning.Broken::new);
        conditionsInReading.remove(id);
        meanings.put(id, read);
        return read;
    }

    @Override
    public Collection<String> ids() {
        return names.quantities().ids();
    }

    @Override
    public Units units() {
        return units;
    }

    /** The unit that a text names; what is no unit is a mistake. */
    Optional<Unit> unit(Scalar written) {
        try {
            return Optional.of(units.read(written.text()));
        } catch (IllegalArgumentException unknown) {
            mistakes.add(written.place(), String.valueOf(unknown.getMessage()));
            return Optional.empty();
        }
    }

    /** A formula of any unit. */
    Optional<Expression> formula(Scalar text) {
        return found(text, new FormulaReader(this).formula(text.text()));
    }

    /** A formula of any unit, where some coordinates have a value. */
    Optional<Expression> formula(Scalar text, Predicate<Coordinate> given) {
        return found(text, new FormulaReader(this).given(given).formula(text.text()));
    }

    /** A formula whose value has the dimension of a unit. */
    Optional<Expression> formula(Scalar text, Unit unit, Predicate<Coordinate> given) {
        return found(text, new FormulaReader(this).given(given).formula(text.text(), unit));
    }

    /** A condition. */
    Optional<Condition> condition(Scalar text) {
        return found(text, new FormulaReader(this).condition(text.text()));
    }

    /** A value held against a limit. */
    Optional<Condition.Comparison> check(Scalar text) {
        return found(text, new FormulaReader(this).check(text.text()));
    }

    /** The condition of a key; empty where the key is not there or mistaken. */
    Optional<Condition> condition(Fields entry, String key) {
        return entry.scalar(key).flatMap(this::condition);
    }

    /** The result of reading a text, if there is one; its mistakes get their places in the file. */
    <T> Optional<T> found(Scalar text, Reading<T> reading) {
        reading.mistakes().forEach(mistake -> mistakes.add(text.placeOf(mistake.start(), mistake.end()),
                mistake.sentence()));
        return reading.found();
    }

    /** The group that an entry names. */
    Optional<Group> group(Scalar name) {
        Optional<Group> found = Optional.ofNullable(groups.get(name.text()));
        if (found.isEmpty() && !names.groups().mayHave(name.text())) {
            unknown(name, "a group", groups.keySet());
        }
        return found;
    }

    /** The quantity of a kind that an entry names; another thing, or nothing, of that name is a mistake. */
    <T extends Quantity> Optional<T> quantity(Scalar name, Class<T> kind, String what) {
        Meaning meaning = meaning(name.text()).orElse(null);
        if (meaning instanceof Meaning.Value(Expression value) && kind.isInstance(value)) {
            return Optional.of(kind.cast(value));
        }
        other(name, meaning, what);
        return Optional.empty();
    }

    /** Notes that a name is not that of what must stand there, unless its own entry is mistaken. */
    private void other(Scalar name, @Nullable Meaning meaning, String what) {
        if (meaning == null) {
            unknown(name, what, names.quantities().ids());
        } else if (!(meaning instanceof Meaning.Broken)) {
            mistakes.add(name.place(), "%s is %s, but %s must stand here", name.text(),
                    names.quantities().what(name.text()), what);
        }
    }

    /** The quantity of a kind that has an id, if there is one. */
    <T extends Quantity> Optional<T> known(String id, Class<T> kind) {
        return meanings.get(id) instanceof Meaning.Value(Expression value) && kind.isInstance(value)
                ? Optional.of(kind.cast(value)) : Optional.empty();
    }

    /** The estimate that an entry names. */
    Optional<Estimate> estimate(Scalar name) {
        return quantity(name, Estimate.class, "an estimate");
    }

    /** The estimate that an entry names, which must be one of the list, not only a step. */
    Optional<Estimate> listed(Scalar name) {
        Optional<Estimate> estimate = estimate(name);
        if (estimate.filter(Estimate::isStep).isPresent()) {
            mistakes.add(name.place(),
                    "%s is a step of derivations, but an estimate without step: true must stand here",
                    name.text());
        }
        return estimate.filter(one -> !one.isStep());
    }

    /** The assumption that an entry names. */
    Optional<Assumption> assumption(Scalar name) {
        return quantity(name, Assumption.class, "an assumption");
    }

    /** The choice that an entry names. */
    Optional<Choice> choice(Scalar name) {
        Meaning meaning = meaning(name.text()).orElse(null);
        if (meaning instanceof Meaning.Options(Choice choice)) {
            return Optional.of(choice);
        }
        other(name, meaning, "a choice");
        return Optional.empty();
    }

    /** The option that an entry sets a choice to. */
    Optional<Choice.Option> option(Choice choice, Scalar name) {
        Optional<Choice.Option> found = choice.option(name.text());
        if (found.isEmpty()) {
            mistakes.add(name.place(), "%s is no option of %s; its options are %s", name.text(), choice.id(),
                    String.join(", ", choice.options().stream().map(Choice.Option::id).toList()));
        }
        return found;
    }

    /** Notes that an id is nowhere declared, with the one that may have been meant. */
    private void unknown(Scalar name, String what, Collection<String> all) {
        mistakes.add(name.place(), "%s is no id of %s%s", name.text(), what, Nearest.hint(name.text(), all));
    }
}
