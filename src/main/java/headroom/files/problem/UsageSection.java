package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Node.Scalar;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.model.Usage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parts that assumptions and choices play, read once all that they may name is known. */
final class UsageSection {

    private final Draft draft;

    UsageSection(Draft draft) {
        this.draft = draft;
    }

    Map<Assumption, Usage> usages(List<Fields> entries) {
        Map<Assumption, Usage> usages = new HashMap<>();
        for (Fields entry : entries) {
            Condition used = draft.condition(entry, "used").orElse(null);
            Estimate derived = entry.scalar("derived").flatMap(draft::estimate).orElse(null);
            Assumption multiple = entry.scalar("multiple").flatMap(draft::assumption).orElse(null);
            Usage usage = new Usage(used, derived, entry.yes("rare"), multiple, from(entry));
            draft.known(entry.text("id"), Assumption.class).filter(_ -> !usage.equals(Usage.PLAIN))
                    .ifPresent(assumption -> {
                        sameDimension(entry, "derived", assumption, derived);
                        sameDimension(entry, "multiple", assumption, multiple);
                        usages.put(assumption, usage);
                    });
            for (Fields before : entry.entries("formerly")) {
                before.scalar("as").flatMap(draft::assumption).ifPresent(other -> draft
                        .known(entry.text("id"), Assumption.class)
                        .ifPresent(assumption -> sameDimension(before, "as", assumption, other)));
            }
        }
        return usages;
    }

    Map<Choice, Usage> ofChoices(List<Fields> entries, List<Choice> choices) {
        Map<Choice, Usage> usages = new HashMap<>();
        for (Fields entry : entries) {
            draft.condition(entry, "used").ifPresent(used -> choices.stream()
                    .filter(choice -> choice.id().equals(entry.text("id")))
                    .forEach(choice -> usages.put(choice, Usage.where(used))));
        }
        return usages;
    }

    private void sameDimension(Fields entry, String key, Assumption assumption,
            @Nullable Quantity other) {
        if (other != null && !other.dimension().equals(assumption.dimension())) {
            Scalar written = entry.needed(key);
            draft.mistakes().add(written.place(), "%s is in %s, but %s is in %s", other.id(), other.unit(),
                    assumption.id(),
                    assumption.unit());
        }
    }

    private static Map<String, String> from(Fields entry) {
        Map<String, String> from = new HashMap<>();
        entry.fields("from").ifPresent(facts -> List.of("model", "gpu")
                .forEach(kind -> facts.scalar(kind).ifPresent(fact -> from.put(kind, fact.text()))));
        return from;
    }
}
