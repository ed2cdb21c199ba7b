package headroom.document;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.AssessmentSentence;
import headroom.whatif.uncertainty.Probability;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The answers of an evaluation in the words that all kinds of text share. */
public final class Answers {

    private final Assessment assessment;
    private final Evaluation evaluation;
    private final Scenario origin;

    /** The answers for a scenario; changes are counted against {@code origin}. */
    public Answers(Assessment assessment, Scenario origin) {
        this.assessment = assessment;
        this.evaluation = assessment.evaluation();
        this.origin = origin;
    }

    /** The problem and the scenario, on one line whatever a file calls it. */
    String title() {
        String name = PlainText.line(evaluation.scenario().name());
        return evaluation.scenario().problem().name() + ": " + name;
    }

    /** What the scenario changes, each change between two texts; nothing when it changes nothing. */
    String changes(String before, String after) {
        List<String> changes = Changes.of(evaluation.scenario(), origin);
        return changes.isEmpty() ? ""
                : changes.stream().map(change -> before + change + "\n").collect(Collectors.joining()) + after;
    }

    /** A value as a person reads it, or a dash. */
    String figure(Quantity quantity) {
        return evaluation.figure(quantity).map(figure -> apart(quantity, figure)).map(Figure::toString)
                .orElse(LiveNumbers.NO_VALUE);
    }

    /** Prices of one kind stand in one list: those that differ read apart. */
    private Figure apart(Quantity quantity, Figure figure) {
        if (quantity.style() != Style.DOLLARS) {
            return figure;
        }
        List<Estimate> alike = evaluation.scenario().problem().estimates().stream()
                .filter(estimate -> estimate.style() == Style.DOLLARS && estimate.unit().equals(quantity.unit()))
                .toList();
        int place = alike.indexOf(quantity);
        return place < 0 ? figure
                : quantity.printApart(alike.stream().mapToDouble(evaluation::value).toArray()).get(place);
    }

    /** The sureness of the answers. */
    public Assessment assessment() {
        return assessment;
    }

    /** An assumption's value as a person reads it, and its uncertain range if it has one. */
    String figure(Assumption assumption) {
        String range = evaluation.scenario().range(assumption)
                .map(uncertain -> " (P10–P90 %s)".formatted(uncertain.print(assumption))).orElse("");
        return figure((Quantity) assumption) + range;
    }

    /** Whether samples say anything, so that tables have a column for it. */
    public boolean isSampled() {
        return assessment.samples().isPresent();
    }

    /** The P10 and P90 of an estimate; empty where it does not vary. */
    public String spread(Estimate estimate) {
        return assessment.spread(estimate);
    }

    /** The P10 and P90 by name, for tables without a header; empty where the estimate does not vary. */
    String namedSpread(Estimate estimate) {
        String spread = spread(estimate);
        return spread.isEmpty() ? "" : "P10–P90 " + spread;
    }

    /** The probability that a check holds; empty where it is not known. */
    public String probability(CheckResult result) {
        return assessment.probability(result.check()).stream()
                .mapToObj(share -> Probability.text(share, evaluation.scenario().sampling())).findFirst().orElse("");
    }

    /** The samples that percentiles and probabilities rest on, or why there are none; empty where nothing is uncertain. */
    public String basis() {
        Sampling sampling = evaluation.scenario().sampling();
        if (isSampled()) {
            return "%s; a check holds surely from %s of them on, and perhaps (?) below that.".formatted(sampling.text(),
                    sampling.thresholdText());
        }
        String astray = assessment.astray();
        return astray.isEmpty() ? "" : "There are no percentiles and probabilities: " + astray;
    }

    /** The sign for how a check stands. */
    public String sign(CheckResult result) {
        return assessment.verdict(result.check()).sign();
    }

    /** The room that a check has inside its limit, or beyond it. */
    public String room(CheckResult result) {
        return result.applies() ? result.room().text() : "does not apply";
    }

    /** A sentence or two on what binds the design. */
    public String binding() {
        return evaluation.binding().map(CheckResult::check).map(this::bound).orElseGet(this::unbound);
    }

    private String bound(Check check) {
        String sentence = new LiveNumbers(evaluation).text(evaluation.failureOf(check));
        AssessmentSentence standing = new AssessmentSentence(assessment);
        return Stream.of("Binding constraint: %s.".formatted(check.label()), sentence.strip(), standing.despite(check),
                standing.others()).filter(part -> !part.isEmpty()).collect(Collectors.joining(" "));
    }

    private String unbound() {
        if (evaluation.checks().isEmpty()) {
            return "";
        }
        AssessmentSentence sentence = new AssessmentSentence(assessment);
        return assessment.isUncertain() ? "%s %s".formatted(sentence.head(), sentence.detail()).strip()
                : "Every check that applies passes.";
    }
}
