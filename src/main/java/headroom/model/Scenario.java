package headroom.model;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.text.BidiMarks;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A value for each assumption of a problem, in the assumption's own unit, an option of each choice, and how uncertain some
 * of the values are. Immutable.
 */
public final class Scenario {

    private final Problem problem;
    private final String name;
    private final Note note;
    private final String preset;
    private final double[] values;
    private final Map<Choice, Choice.Option> choices;
    private final Map<Assumption, UncertainRange> ranges;
    private final Sampling sampling;

    private Scenario(Problem problem, String name, Note note, String preset, double[] values,
            Map<Choice, Choice.Option> choices, Map<Assumption, UncertainRange> ranges, Sampling sampling) {
        this.problem = problem;
        this.name = name;
        this.note = note;
        this.preset = preset;
        this.values = values;
        this.choices = choices;
        this.ranges = ranges;
        this.sampling = sampling;
    }

    /** The scenario in which every assumption and choice has its default. */
    public static Scenario defaults(Problem problem) {
        return defaults(problem, Assumption::ownDefault);
    }

    /** The scenario of the defaults that held when scenario files of a schema were written. */
    public static Scenario defaultsOf(int schema, Problem problem) {
        return defaults(problem, assumption -> assumption.ownDefaultOf(schema));
    }

    private static Scenario defaults(Problem problem, ToDoubleFunction<Assumption> value) {
        double[] values = problem.assumptions().stream().mapToDouble(value).toArray();
        Map<Choice, Choice.Option> choices =
                problem.choices().stream().collect(Collectors.toMap(choice -> choice, Choice::byDefault));
        return new Scenario(problem, "Defaults", Note.NONE, "", values, Map.copyOf(choices), Map.of(),
                Sampling.DEFAULT);
    }

    /**
     * The same scenario with another value.
     *
     * @param own the value in the assumption's own unit
     * @throws IllegalArgumentException in one sentence, when the value is not allowed
     */
    public Scenario with(Assumption assumption, double own) {
        assumption.rejection(own).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        double[] changed = values.clone();
        changed[problem.indexOf(assumption)] = own + 0.0;
        return new Scenario(problem, name, note, preset, changed, choices, ranges, sampling);
    }

    /** The same scenario with another option. */
    public Scenario with(Choice choice, Choice.Option option) {
        if (!choices.containsKey(choice) || !choice.options().contains(option)) {
            throw new IllegalArgumentException("%s has no option %s; it must be %s".formatted(choice.id(), option.id(),
                    choice.options().stream().map(Choice.Option::id).collect(Collectors.joining(" or "))));
        }
        Map<Choice, Choice.Option> changed = new HashMap<>(choices);
        changed.put(choice, option);
        return new Scenario(problem, name, note, preset, values, Map.copyOf(changed), ranges, sampling);
    }

    /**
     * The same scenario, in which an assumption is uncertain; its value stays what single answers are computed with.
     *
     * @throws IllegalArgumentException in one sentence, when the assumption cannot have this range
     */
    public Scenario with(Assumption assumption, UncertainRange range) {
        return with(assumption, Optional.of(range));
    }

    /**
     * The same scenario, in which an assumption is uncertain, or, without a range, certain.
     *
     * @throws IllegalArgumentException in one sentence, when the assumption cannot have this range
     */
    public Scenario with(Assumption assumption, Optional<UncertainRange> range) {
        range.flatMap(uncertain -> uncertain.rejection(assumption)).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        problem.indexOf(assumption);
        Map<Assumption, UncertainRange> changed = new HashMap<>(ranges);
        changed.remove(assumption);
        range.ifPresent(uncertain -> changed.put(assumption, uncertain));
        return new Scenario(problem, name, note, preset, values, choices, Map.copyOf(changed), sampling);
    }

    /** The same scenario, whose uncertain assumptions are drawn in another way. */
    public Scenario with(Sampling other) {
        return new Scenario(problem, name, note, preset, values, choices, ranges, other);
    }

    /**
     * The same values under another name, with a note that is written for them; in neither of them anything turns the direction
     * of writing.
     */
    public Scenario named(String newName, String newNote) {
        String plainName = BidiMarks.without(newName);
        Scenario subject = new Scenario(problem, plainName, Note.NONE, preset, values, choices, ranges, sampling);
        return new Scenario(problem, plainName, new Note(BidiMarks.without(newNote), subject), preset, values, choices,
                ranges, sampling);
    }

    /** The same values, marked as started from a preset (its file's stem), or from none ({@code ""}). */
    public Scenario startedFrom(String newPreset) {
        return new Scenario(problem, name, note, newPreset, values, choices, ranges, sampling);
    }

    public Problem problem() {
        return problem;
    }

    public String name() {
        return name;
    }

    /** The note on it, as long as it has the values, options and ranges that the note was written for; else nothing. */
    public String note() {
        return note.isFor(this) ? note.text : "";
    }

    /** The last note written, even if it was for other values. */
    public String writtenNote() {
        return note.text;
    }

    /** True when values, options and ranges are those of another scenario of the same problem. */
    public boolean isLike(Scenario other) {
        return Arrays.equals(values, other.values) && choices.equals(other.choices) && ranges.equals(other.ranges);
    }

    /** The words that a person wrote of a scenario, which may be untrue of any other. */
    private record Note(String text, @Nullable Scenario subject) {

        private static final Note NONE = new Note("", null);

        private boolean isFor(Scenario scenario) {
            return subject == null || subject.isLike(scenario);
        }
    }

    /** The stem of the preset that this scenario started from; empty when it started from the defaults. */
    public String preset() {
        return preset;
    }

    /** An assumption's value, in its own unit. */
    public double ownValue(Assumption assumption) {
        return values[problem.indexOf(assumption)];
    }

    /** An assumption's value, in base units. */
    public double baseValue(Assumption assumption) {
        return assumption.unit().toBase(ownValue(assumption));
    }

    /** The option chosen of a choice. */
    public Choice.Option option(Choice choice) {
        return Objects.requireNonNull(choices.get(choice), () -> "no such choice here: " + choice.id());
    }

    /** The option chosen of every choice. */
    public Map<Choice, Choice.Option> options() {
        return choices;
    }

    /** The range of an uncertain assumption; empty when it is certain. */
    public Optional<UncertainRange> range(Assumption assumption) {
        return Optional.ofNullable(ranges.get(assumption));
    }

    /** The uncertain assumptions, in the problem's order. */
    public List<Assumption> uncertainAssumptions() {
        return problem.assumptions().stream().filter(ranges::containsKey).toList();
    }

    /** The uncertain assumptions whose values lie outside their own P10–P90, in the problem's order. */
    public List<Assumption> astray() {
        return uncertainAssumptions().stream()
                .filter(assumption -> !Objects.requireNonNull(ranges.get(assumption)).contains(ownValue(assumption)))
                .toList();
    }

    /**
     * True when samples of its uncertain assumptions say something of it: there are some, and none of their values lies outside
     * its own range. Otherwise percentiles and probabilities would be those of another scenario.
     */
    public boolean isSampled() {
        return !ranges.isEmpty() && astray().isEmpty();
    }

    /** The way in which uncertain assumptions are drawn. */
    public Sampling sampling() {
        return sampling;
    }

    /** The assumptions that differ from another scenario's in how uncertain they are, in the problem's order. */
    public List<Assumption> changedRanges(Scenario other) {
        return problem.assumptions().stream().filter(assumption -> !range(assumption).equals(other.range(assumption)))
                .toList();
    }

    /** The assumptions whose values differ from another scenario's of the same problem, in the problem's order. */
    public List<Assumption> changedAssumptions(Scenario other) {
        return problem.assumptions().stream().filter(assumption -> ownValue(assumption) != other.ownValue(assumption))
                .toList();
    }

    /** The choices whose options differ from another scenario's of the same problem, in the problem's order. */
    public List<Choice> changedChoices(Scenario other) {
        return problem.choices().stream().filter(choice -> !option(choice).equals(other.option(choice))).toList();
    }

    /** Two scenarios are equal when everything that they hold is. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Scenario that && problem.equals(that.problem) && name.equals(that.name)
                && note().equals(that.note())
                && preset.equals(that.preset) && Arrays.equals(values, that.values) && choices.equals(that.choices)
                && ranges.equals(that.ranges) && sampling.equals(that.sampling);
    }

    @Override
    public int hashCode() {
        return Objects.hash(problem.id(), name, Arrays.hashCode(values), choices, ranges);
    }

    @Override
    public String toString() {
        return problem.id() + " “" + name + "”";
    }
}
