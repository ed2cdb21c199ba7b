package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Node.Scalar;
import headroom.formula.Assumption;
import headroom.formula.Assumption.Former;
import headroom.formula.Choice;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Group;
import headroom.formula.Range;
import headroom.formula.Source;
import headroom.text.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The parts of a file that are given, not computed: groups, assumptions, choices, constants, coordinates. */
final class AssumptionSection {

    private final Draft draft;

    AssumptionSection(Draft draft) {
        this.draft = draft;
    }

    void groups(List<Fields> entries) {
        entries.forEach(entry -> draft.add(entry.text("id"),
                new Group(entry.text("label"), nature(entry).orElse(Group.Nature.GIVEN))));
    }

    private static Optional<Group.Nature> nature(Fields entry) {
        return entry.scalar("nature").map(word -> switch (word.text()) {
            case "demand" -> Group.Nature.DEMAND;
            case "decision" -> Group.Nature.DECISION;
            default -> Group.Nature.GIVEN;
        });
    }

    List<Assumption> assumptions(List<Fields> entries) {
        return added(entries.stream().map(this::assumption).flatMap(Optional::stream).toList());
    }

    private List<Assumption> added(List<Assumption> assumptions) {
        assumptions.forEach(draft::add);
        return assumptions;
    }

    private Optional<Assumption> assumption(Fields entry) {
        Optional<Group> group = draft.group(entry.needed("group"));
        Optional<Unit> unit = draft.unit(entry.needed("unit"));
        Optional<Range> range = range(entry);
        if (group.isEmpty() || unit.isEmpty() || range.isEmpty()) {
            return Optional.empty();
        }
        Scalar byDefault = entry.needed("default");
        try {
            return Optional.of(new Assumption(entry.text("id"), entry.text("label"), group.get(), unit.get(),
                    Fields.number(byDefault), range.get(), entry.text("means"), source(entry),
                    former(entry, range.get())));
        } catch (IllegalArgumentException outside) {
            draft.mistakes().add(byDefault.place(), String.valueOf(outside.getMessage()));
            return Optional.empty();
        }
    }

    private NavigableMap<Integer, Former> former(Fields entry, Range range) {
        NavigableMap<Integer, Former> former = new TreeMap<>();
        for (Fields before : entry.entries("formerly")) {
            int schema = (int) before.number("schema");
            if (before.has("default") == before.has("as")) {
                draft.mistakes().add(before.place(),
                        "a former default is either a default or the value of another assumption (as)");
            } else if (before.has("default") && !range.allows(before.number("default"))) {
                draft.mistakes().add(before.needed("default").place(),
                        "the former default %s is not in the range of %s", before.text("default"), entry.text("id"));
            } else if (former.put(schema, before.has("as") ? new Former.Same(before.text("as"))
                    : new Former.Value(before.number("default"))) != null) {
                draft.mistakes().add(before.place(), "the default up to schema %d stands here already", schema);
            }
        }
        return former;
    }

    private Optional<Range> range(Fields entry) {
        List<Scalar> ends = entry.scalars("range");
        double low = Fields.number(ends.getFirst());
        double high = Fields.number(ends.getLast());
        boolean log = entry.text("scale").equals("log");
        if (!(low < high)) {
            draft.mistakes().add(ends.getFirst().place(), "the range begins at %s, which is not below its end %s",
                    ends.getFirst().text(), ends.getLast().text());
        } else if (!Double.isFinite(high - low)) {
            draft.mistakes().add(ends.getLast().place(), "the range is wider than numbers reach");
        } else if (log && low <= 0) {
            draft.mistakes().add(ends.getFirst().place(),
                    "a logarithmic range begins above 0, not at %s; zero: true lets "
                            + "it reach 0 besides",
                    ends.getFirst().text());
        } else {
            return Optional
                    .of(new Range(low, high, log ? Range.Scale.LOGARITHMIC : Range.Scale.LINEAR, entry.yes("whole"),
                            entry.yes("zero")));
        }
        return Optional.empty();
    }

    private static Source source(Fields entry) {
        return entry.fields("source").map(source -> new Source(kind(source.text("kind")), source.text("text"),
                source.text("date"))).orElse(new Source(Source.Kind.PLAIN_ASSUMPTION, "", ""));
    }

    private static Source.Kind kind(String word) {
        return switch (word) {
            case "given" -> Source.Kind.GIVEN;
            case "published" -> Source.Kind.PUBLISHED;
            case "practice" -> Source.Kind.COMMON_PRACTICE;
            case "measured" -> Source.Kind.MEASURED;
            default -> Source.Kind.PLAIN_ASSUMPTION;
        };
    }

    List<Choice> choices(List<Fields> entries) {
        List<Choice> choices = entries.stream().map(this::choice).flatMap(Optional::stream).toList();
        choices.forEach(draft::add);
        return choices;
    }

    private Optional<Choice> choice(Fields entry) {
        Optional<Group> group = draft.group(entry.needed("group"));
        List<Choice.Option> options = new ArrayList<>();
        for (Fields option : entry.entries("options")) {
            String id = option.text("id");
            if (options.stream().anyMatch(before -> before.id().equals(id))) {
                draft.mistakes().add(option.needed("id").place(), "%s is an option of %s already", id,
                        entry.text("id"));
            } else {
                options.add(new Choice.Option(id, option.text("label"), option.text("means")));
            }
        }
        if (options.isEmpty()) {
            draft.mistakes().add(entry.place(), "the choice %s has no options", entry.text("id"));
        }
        if (group.isEmpty() || options.isEmpty()) {
            return Optional.empty();
        }
        Choice choice = choice(entry, group.get(), options, options.getFirst());
        return entry.has("default") ? draft.option(choice, entry.needed("default"))
                .map(option -> choice(entry, group.get(), options, option)) : Optional.of(choice);
    }

    private static Choice choice(Fields entry, Group group, List<Choice.Option> options, Choice.Option byDefault) {
        Choice choice =
                Choice.of(entry.text("id"), entry.text("label"), group, entry.text("means"), options, byDefault);
        return nature(entry).map(choice::of).orElse(choice);
    }

    void constants(List<Fields> entries) {
        entries.forEach(entry -> draft.unit(entry.needed("unit")).ifPresent(unit -> draft
                .add(new Constant(entry.number("value"), unit, entry.text("id"), entry.text("label")))));
    }

    void coordinates(List<Fields> entries) {
        entries.forEach(entry -> draft.unit(entry.needed("unit"))
                .ifPresent(unit -> draft.add(new Coordinate(entry.text("id"), entry.text("label"), unit))));
    }
}
