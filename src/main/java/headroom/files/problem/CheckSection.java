package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Node.Scalar;
import headroom.formula.Condition;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.Headline;
import headroom.model.LiveText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The headlines, which a file shows large, and the checks, which must hold. */
final class CheckSection {

    private final Draft draft;
    private final Texts texts;

    CheckSection(Draft draft, Texts texts) {
        this.draft = draft;
        this.texts = texts;
    }

    List<Headline> headlines(List<Fields> entries) {
        return entries.stream().flatMap(entry -> draft.estimate(entry.needed("of")).stream()
                .filter(estimate -> isShown(estimate, entry))
                .map(estimate -> new Headline(estimate, entry.text("label"), texts.live(entry, "below")))).toList();
    }

    private boolean isShown(Estimate estimate, Fields entry) {
        if (estimate.isStep()) {
            draft.mistakes().add(entry.needed("of").place(),
                    "%s is a step of derivations, but a headline is an estimate without step: true", estimate.id());
        }
        return !estimate.isStep();
    }

    List<Check> checks(List<Fields> entries) {
        return entries.stream().map(this::check).flatMap(Optional::stream).toList();
    }

    private Optional<Check> check(Fields entry) {
        Optional<Condition.Comparison> comparison = draft.check(entry.needed("check"));
        Optional<Condition> only = draft.condition(entry, "only");
        List<Check.Failure> failures = failures(entry);
        return comparison.map(held -> new Check(entry.text("id"), entry.text("label"), entry.text("means"),
                Check.Kind.valueOf(entry.text("kind", "capacity").toUpperCase(Locale.ROOT)), held.left(),
                held.relation(), held.right(),
                only.orElse(Check.ALWAYS), failures));
    }

    private List<Check.Failure> failures(Fields entry) {
        List<Check.Failure> failures = new ArrayList<>();
        entry.scalar("fails").ifPresent(text -> failures.add(new Check.Failure(Check.ALWAYS, texts.live(text))));
        for (Fields failure : entry.entries("fails")) {
            Optional<Scalar> when = failure.scalar("when");
            Stream<Condition> condition =
                    when.isEmpty() ? Stream.of(Check.ALWAYS) : draft.condition(when.get()).stream();
            LiveText text = texts.live(failure.needed("text"));
            condition.forEach(holds -> failures.add(new Check.Failure(holds, text)));
        }
        return failures;
    }
}
