package headroom.whatif.uncertainty;

import headroom.formula.FormulaText;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Sampling;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sentences about how the checks of a scenario stand when none of them fails; and how surely those that fail do. */
public record AssessmentSentence(Assessment assessment) {

    /** The most checks that are named beside the first. */
    private static final int MOST_NAMED = 3;

    /** The verdict, with a full stop: {@code All checks hold.} */
    public String head() {
        List<Check> shaky = assessment.shaky();
        if (!shaky.isEmpty()) {
            return "%s holds perhaps.".formatted(shaky.getFirst().label());
        }
        return !assessment.isUncertain() ? "All checks hold."
                : assessment.samples().isPresent() ? "All checks hold surely."
                : "All checks hold at the values as set.";
    }

    /** The sentence about what must be known of it; empty where there is nothing to say. */
    public String detail() {
        List<Check> shaky = assessment.shaky();
        if (!shaky.isEmpty()) {
            return "It does in %s of the samples; surely would be from %s on.%s".formatted(
                    share(shaky.getFirst()), assessment.scenario().sampling().thresholdText(), perhapsToo(shaky));
        }
        if (!assessment.isUncertain()) {
            return tightest();
        }
        if (assessment.samples().isEmpty()) {
            return assessment.astray().isEmpty() ? "" : "How surely cannot be told: " + assessment.astray();
        }
        return assessment.leastSure().map(check -> "The least sure is %s, in %s of the samples.".formatted(
                FormulaText.inSentence(check.label()), share(check))).orElse("");
    }

    /** The samples that percentiles and probabilities rest on, or why there are none; empty where nothing is uncertain. */
    public String basis() {
        Sampling sampling = assessment.scenario().sampling();
        String astray = assessment.astray();
        return assessment.isSampled() ? "%s; a check holds surely from %s of them on, and perhaps (?) below that."
                .formatted(sampling.text(), sampling.thresholdText())
                : astray.isEmpty() ? "" : "There are no percentiles and probabilities: " + astray;
    }

    /** A sentence or two on what binds the design; empty for a problem without checks. */
    public String binding() {
        Evaluation evaluation = assessment.evaluation();
        return evaluation.binding().map(CheckResult::check).map(check -> Stream.of(
                "Binding constraint: %s.".formatted(check.label()),
                new LiveNumbers(evaluation).text(evaluation.failureOf(check)).strip(), despite(check), others())
                .filter(part -> !part.isEmpty()).collect(Collectors.joining(" ")))
                .orElseGet(() -> evaluation.checks().isEmpty() ? ""
                        : assessment.isUncertain() ? "%s %s".formatted(head(), detail()).strip()
                        : "Every check that applies passes.");
    }

    /** The share of samples in which a check that fails holds all the same; empty when that is not known. */
    public String despite(Check failing) {
        return assessment.probability(failing).isEmpty() ? ""
                : "It holds in %s of the samples.".formatted(share(failing));
    }

    /** The sentence about the other checks that fail beside the one that binds; empty where it is the only one. */
    public String others() {
        List<Check> others = assessment.evaluation().failures().stream().skip(1).map(CheckResult::check).toList();
        return switch (others.size()) {
            case 0 -> "";
            case 1 -> "One other fails: %s.".formatted(named(others, this::name));
            default -> "%d others fail: %s.".formatted(others.size(), named(others, this::name));
        };
    }

    private String perhapsToo(List<Check> shaky) {
        List<Check> others = shaky.subList(1, shaky.size());
        return others.isEmpty() ? "" : " Perhaps too: %s.".formatted(
                named(others, check -> "%s (%s)".formatted(name(check), share(check))));
    }

    private String name(Check check) {
        return FormulaText.inSentence(check.label());
    }

    private static String named(List<Check> checks, Function<Check, String> name) {
        String first = checks.stream().limit(MOST_NAMED).map(name).collect(Collectors.joining(", "));
        return checks.size() > MOST_NAMED ? "%s and %d more".formatted(first, checks.size() - MOST_NAMED) : first;
    }

    private String share(Check check) {
        return assessment.probabilityText(check);
    }

    private String tightest() {
        return assessment.evaluation().checks().stream().filter(CheckResult::applies)
                .min(Comparator.comparingDouble(CheckResult::margin))
                .map(result -> "The tightest is %s: %s.".formatted(
                        FormulaText.inSentence(result.check().label()), result.room().text()))
                .orElse("");
    }
}
