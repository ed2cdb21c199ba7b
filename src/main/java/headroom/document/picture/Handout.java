package headroom.document.picture;

import headroom.document.Changes;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.Change;
import headroom.model.ChartLocks;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.derivation.Derivation;
import headroom.text.Figure;
import headroom.whatif.uncertainty.Assessment;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A scenario as it is handed out, in pictures or on a page of its own: what is said of it, and where that comes from.
 *
 * @param origin what its changes are counted against: the preset that it started from, or the defaults
 * @param baseline what headline numbers and charts are held against, if anything is
 * @param locks the charts whose axes are kept
 * @param scenarioText the scenario as text, for files that can carry it
 */
public record Handout(Evaluation evaluation, Scenario origin, Optional<Evaluation> baseline, ChartLocks locks,
        String scenarioText, LocalDate date) {

    /**
     * A headline number in words.
     *
     * @param figure empty when there is no value
     * @param caption what it comes with, or why there is no value
     * @param spread its P10 and P90; empty where it is certain
     * @param change how it stands against the baseline; empty without one
     * @param failed whether a check of it fails
     */
    public record Answer(String label, Optional<Figure> figure, String caption, String spread, String change,
            boolean failed) {}

    /**
     * The derivation of a headline number.
     *
     * @param words the formula by names
     * @param values the formula with values, up to the result
     * @param unbrokenValues the same, where numbers and their units do not part at the end of a line
     */
    public record Derived(String label, String result, String words, String values, String unbrokenValues) {}

    /** A scenario by itself. */
    public static Handout of(Scenario scenario, Scenario origin, String scenarioText, LocalDate date) {
        return new Handout(Evaluation.of(scenario), origin, Optional.empty(), ChartLocks.NONE, scenarioText, date);
    }

    /** The same over a baseline, if there is one, on the axes at which charts are locked. */
    public Handout over(Optional<Evaluation> other, ChartLocks kept) {
        return new Handout(evaluation, origin, other, kept, scenarioText, date);
    }

    public Scenario scenario() {
        return evaluation.scenario();
    }

    public Problem problem() {
        return scenario().problem();
    }

    public Optional<Scenario> baseScenario() {
        return baseline.map(Evaluation::scenario);
    }

    /** The answers, and how sure they are: where something is uncertain, samples are drawn, which takes a moment. */
    public Assessment assessment() {
        return Assessment.of(evaluation);
    }

    /** The changes that the scenario makes, a text each; values and options are told with those that they had. */
    public List<String> changes() {
        return Changes.of(scenario(), origin);
    }

    /** The name of what changes are counted against: the defaults, or a preset. */
    public String originName() {
        return Changes.nameOf(origin);
    }

    /** Each choice with the option chosen. */
    public List<String> choices() {
        return problem().choices().stream()
                .map((Choice choice) -> choice.label() + ": " + scenario().option(choice).label())
                .toList();
    }

    /** The headline numbers, with what samples of this scenario say. */
    public List<Answer> headlines(Assessment assessment) {
        return problem().headlines().stream().map(headline -> answer(headline, assessment)).toList();
    }

    private Answer answer(Headline headline, Assessment assessment) {
        Estimate estimate = headline.estimate();
        String caption =
                evaluation.briefReason(estimate).orElseGet(() -> new LiveNumbers(evaluation).text(headline.caption()));
        boolean failed = evaluation.checks().stream().anyMatch(
                (CheckResult result) -> result.failed() && result.check().value().equals(estimate));
        return new Answer(headline.label(), evaluation.figure(estimate), caption,
                assessment.spread(estimate),
                baseline.map(before -> Change.of(estimate, before, evaluation).text()).orElse(""), failed);
    }

    public List<Derived> derivations() {
        return problem().headlines().stream().map(this::derived).toList();
    }

    private Derived derived(Headline headline) {
        DerivationText text = new DerivationText(Derivation.of(evaluation, headline.estimate()));
        return new Derived(headline.estimate().label(), text.result(), text.words(), text.values(),
                text.unbrokenValues());
    }
}
