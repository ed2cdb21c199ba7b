package headroom.formula;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One of several ways to build or run the system; formulas take cases by it, diagrams show what it brings. Within a problem
 * it is known by its id; {@link #content} holds all that makes it what it is.
 *
 * @param nature who can choose
 */
public record Choice(String id, String label, Group group, Group.Nature nature, String description,
        List<Option> options, Option byDefault) {

    public Choice {
        options = List.copyOf(options);
        if (!options.contains(byDefault)) {
            throw new IllegalArgumentException("choice %s has no option %s".formatted(id, byDefault.id()));
        }
    }

    /** A way to build or run the system: its id, its name, and one sentence on what it means. */
    public record Option(String id, String label, String description) {}

    /** A choice with one of its options as the default. */
    public static Choice of(String id, String label, Group group, String description, List<Option> options,
            Option byDefault) {
        return new Choice(id, label, group, group.nature(), description, options, byDefault);
    }

    /** The same choice, made by others than those who can change the rest of its group. */
    public Choice of(Group.Nature other) {
        return new Choice(id, label, group, other, description, options, byDefault);
    }

    /** The things in which two choices that are alike in everything agree. */
    public Object content() {
        return List.of(id, label, group, nature, description, options, byDefault);
    }

    /** The option of that id, if there is one. */
    public Optional<Option> option(String optionId) {
        return options.stream().filter(option -> option.id().equals(optionId)).findFirst();
    }

    /** True where this option is chosen. */
    public Condition is(Option option) {
        return new Condition.Chosen(this, option);
    }

    /** Two are the same when they have one id. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Choice choice && id.equals(choice.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
