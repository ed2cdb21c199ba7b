package headroom.whatif.uncertainty;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.model.Verdict;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * The answers for a scenario, and how sure they are: its evaluation, and what samples say where it has uncertain assumptions.
 *
 * @param samples of the scenario; empty where nothing is uncertain, where a value lies outside its own range, and while there
 *        are none yet
 */
public record Assessment(Evaluation evaluation, Optional<Samples> samples) {

    public Assessment {
        samples = samples.filter(found -> found.scenario().equals(evaluation.scenario()));
    }

    /** An evaluation with the samples that its scenario asks for, where it has any. */
    public static Assessment of(Evaluation evaluation) {
        Scenario scenario = evaluation.scenario();
        return new Assessment(evaluation,
                scenario.isSampled() ? Optional.of(Simulation.of(scenario)) : Optional.empty());
    }

    /** A scenario with the samples that it asks for, where it has any. */
    public static Assessment of(Scenario scenario) {
        return of(Evaluation.of(scenario));
    }

    /** An evaluation by itself, whose samples nobody has asked for. */
    public static Assessment withoutSamples(Evaluation evaluation) {
        return new Assessment(evaluation, Optional.empty());
    }

    /** The scenario. */
    public Scenario scenario() {
        return evaluation.scenario();
    }

    /** True when anything is uncertain, known or not how much. */
    public boolean isUncertain() {
        return !scenario().uncertainAssumptions().isEmpty();
    }

    /** True when samples say anything, so that tables have a column for it. */
    public boolean isSampled() {
        return samples.isPresent();
    }

    /** The probability that a check holds where it applies; empty when that is not known. */
    public OptionalDouble probability(Check check) {
        return samples.map(found -> found.probability(check)).orElse(OptionalDouble.empty());
    }

    /** {@code 62 %}, the probability that a check holds; empty when that is not known. */
    public String probabilityText(Check check) {
        return probability(check).stream().mapToObj(share -> Probability.text(share, scenario().sampling())).findFirst()
                .orElse("");
    }

    /** {@code holds 62 %}; empty when that is not known. */
    public String holds(Check check) {
        String probability = probabilityText(check);
        return probability.isEmpty() ? "" : "holds " + probability;
    }

    /** The standing of a check. */
    public Verdict verdict(Check check) {
        CheckResult result = evaluation.check(check);
        return isUncertain() ? Verdict.of(result, probability(check), scenario().sampling().threshold())
                : Verdict.of(result);
    }

    /** The verdict on all checks: that of the one that stands worst. */
    public Verdict overall() {
        return evaluation.binding().isPresent() ? Verdict.FAILS : !shaky().isEmpty() ? Verdict.PERHAPS
                : isUncertain() && !isSampled() ? Verdict.UNSURE : Verdict.HOLDS;
    }

    /** The checks that hold perhaps, the shakiest first. */
    public List<Check> shaky() {
        return scenario().problem().checks().stream().filter(check -> verdict(check) == Verdict.PERHAPS)
                .sorted(Comparator.comparingDouble(check -> probability(check).orElse(1))).toList();
    }

    /** The check that holds least surely of those that the values as set keep; empty when that is not known. */
    public Optional<Check> leastSure() {
        return scenario().problem().checks().stream()
                .filter(check -> evaluation.check(check).passed() && probability(check).isPresent())
                .min(Comparator.comparingDouble(check -> probability(check).orElse(1)));
    }

    /** P10 and P90 of an estimate, or whatever samples say; empty without samples, and for steps, which have none. */
    public Optional<Summary> summary(Estimate estimate) {
        return samples.filter(_ -> !estimate.isStep()).map(found -> found.summary(estimate));
    }

    /** {@code P10–P90 1.2–2.1 s}, told apart; empty without samples, and where all of them have one value. */
    public String spread(Estimate estimate) {
        return summary(estimate).filter(summary -> !summary.isCertain()).map(summary -> summary.spread(estimate))
                .orElse("");
    }

    /**
     * The reason why an uncertain scenario has no samples: the assumptions whose values lie outside their own ranges;
     * empty when none does.
     */
    public String astray() {
        return astray(scenario());
    }

    /** A sentence on the values of a scenario that lie outside their own ranges; empty when none does. */
    public static String astray(Scenario scenario) {
        List<Assumption> astray = scenario.astray();
        String values = astray.stream().map(assumption -> "%s is %s, outside its own P10–P90 of %s".formatted(
                assumption.label(), assumption.print(scenario.baseValue(assumption)),
                scenario.range(assumption).orElseThrow().print(assumption))).collect(Collectors.joining("; "));
        return astray.isEmpty() ? "" : values + ".";
    }
}
