package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Node;
import headroom.files.yaml.Node.Scalar;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Expression;
import headroom.model.Evaluation;
import headroom.model.Evidence;
import headroom.model.Scenario;
import headroom.text.Digits;
import headroom.text.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Scenarios that a file brings along: presets to start from, and systems that were measured. */
final class PresetSection {

    private static final double NEAR = 0.05;

    private final Draft draft;
    private final Scenario defaults;

    PresetSection(Draft draft, Scenario defaults) {
        this.draft = draft;
        this.defaults = defaults;
    }

    List<Preset> presets(List<Fields> entries) {
        List<Preset> presets = new ArrayList<>();
        for (Fields entry : entries) {
            String name = entry.text("name");
            if (presets.stream().anyMatch(before -> before.name().equals(name))) {
                draft.mistakes().add(entry.needed("name").place(), "there is a preset %s already", name);
            } else {
                presets.add(new Preset(name, scenario(entry)
                        .named(entry.text("title", name), entry.text("note")).startedFrom(name)));
            }
        }
        return presets;
    }

    List<Evidence> evidence(List<Fields> entries) {
        return entries.stream().map(this::evidence).flatMap(Optional::stream).toList();
    }

    private Optional<Evidence> evidence(Fields entry) {
        Optional<Expression> published = draft.formula(entry.needed("published"));
        Optional<Expression> within =
                entry.scalar("within").flatMap(share -> draft.formula(share, Unit.NONE, _ -> false));
        Scenario scenario = scenario(entry);
        double near = within.map(share -> Evaluation.of(defaults).value(share)).orElse(NEAR);
        if (!(near > 0 && near <= 1)) {
            draft.mistakes().add(entry.needed("within").place(),
                    "how near the two must be is a share above 0 and at most 100 %%, such as 5 %%, not %s",
                    Double.isNaN(near) ? "something without a value" : Digits.exact(100 * near) + " %");
        }
        Optional<Expression> computed = draft.formula(entry.needed("of"));
        if (published.isEmpty() || computed.isEmpty()) {
            return Optional.empty();
        }
        Unit told = Unit.of(published.get().dimension());
        Unit held = Unit.of(computed.get().dimension());
        if (!told.dimension().equals(held.dimension())) {
            draft.mistakes().add(entry.needed("published").place(),
                    "the published figure is %s, but %s, against which it is held, is %s; a figure has its unit behind it",
                    told, entry.text("of"), held);
            return Optional.empty();
        }
        return Optional.of(new Evidence(entry.text("what"), published.get(), entry.text("source"), entry.text("date"),
                scenario, computed.get(), near));
    }

    private Scenario scenario(Fields entry) {
        Scenario scenario = defaults;
        for (Node.Entry value : entry.byId("values")) {
            Optional<Assumption> assumption = draft.assumption(value.key());
            Scalar written = (Scalar) value.value();
            double number = Fields.number(written);
            Optional<String> rejection = assumption.flatMap(one -> one.rejection(number));
            rejection.ifPresent(sentence -> draft.mistakes().add(written.place(), sentence));
            if (assumption.isPresent() && rejection.isEmpty()) {
                scenario = scenario.with(assumption.get(), number);
            }
        }
        for (Node.Entry option : entry.byId("choices")) {
            Optional<Choice> choice = draft.choice(option.key());
            Scalar chosen = (Scalar) option.value();
            Optional<Choice.Option> found = choice.flatMap(one -> draft.option(one, chosen));
            if (found.isPresent()) {
                scenario = scenario.with(choice.orElseThrow(), found.get());
            }
        }
        return scenario;
    }
}
