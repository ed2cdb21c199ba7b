package headroom.document;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.Verdict;
import headroom.whatif.Comparison;
import headroom.whatif.uncertainty.AssessedComparison;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.Probability;
import headroom.whatif.uncertainty.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Scenarios side by side: a column each, with percentiles and probabilities where something is uncertain. */
public record ComparisonTable(AssessedComparison assessed, Cells cells) {

    private Comparison comparison() {
        return assessed.comparison();
    }

    /** What differs, then the headline numbers with their differences to the first scenario, then the checks. */
    public Table table() {
        List<List<String>> rows = new ArrayList<>();
        comparison().differingAssumptions().forEach(assumption -> rows.add(row(cells.name(assumption),
                evaluation -> value(evaluation.scenario(), assumption))));
        comparison().differingChoices()
                .forEach(choice -> rows.add(row(cells == Cells.RAW ? choice.id() : choice.label(),
                        evaluation -> option(evaluation.scenario(), choice))));
        comparison().problem().headlines().forEach(headline -> {
            rows.add(row(cells == Cells.RAW ? headline.estimate().id() : headline.label(),
                    evaluation -> number(headline, evaluation)));
            rows.addAll(percentiles(headline.estimate()));
        });
        comparison().problem().checks().forEach(check -> {
            rows.add(row(cells == Cells.RAW ? check.id() : check.label(), evaluation -> result(check, evaluation)));
            if (hasRowsOfSamples()) {
                rows.add(row(check.id() + ".probability", evaluation -> cells.number(
                        assessed.of(evaluation).probability(check).orElse(Double.NaN))));
            }
        });
        return new Table(row("", evaluation -> evaluation.scenario().name()), rows);
    }

    /** Rows that say for machines what stands in brackets for people. */
    private boolean hasRowsOfSamples() {
        return cells == Cells.RAW && assessed.isUncertain();
    }

    private List<List<String>> percentiles(Estimate estimate) {
        return !hasRowsOfSamples() ? List.of()
                : List.of(row(estimate.id() + ".p10", evaluation -> percentile(estimate, evaluation, Summary::p10)),
                        row(estimate.id() + ".p50", evaluation -> percentile(estimate, evaluation, Summary::p50)),
                        row(estimate.id() + ".p90", evaluation -> percentile(estimate, evaluation, Summary::p90)));
    }

    private String percentile(Estimate estimate, Evaluation evaluation, ToDoubleFunction<Summary> which) {
        return cells.number(assessed.of(evaluation).summary(estimate).map(which::applyAsDouble).orElse(Double.NaN));
    }

    private List<String> row(String name, Function<Evaluation, String> cell) {
        return Stream.concat(Stream.of(name), comparison().evaluations().stream().map(cell)).toList();
    }

    /** An assumption's value, and its uncertain range if it has one. */
    public String value(Scenario scenario, Assumption assumption) {
        Optional<UncertainRange> range = scenario.range(assumption);
        String value = cells.own(assumption, scenario.value(assumption));
        return range.isEmpty() || cells == Cells.RAW ? value
                : "%s (P10–P90 %s)".formatted(value, range.get().print(assumption));
    }

    private String option(Scenario scenario, Choice choice) {
        return cells == Cells.RAW ? scenario.option(choice).id() : scenario.option(choice).label();
    }

    /** A headline number, so that it can be told from those of the other scenarios. */
    public String value(Headline headline, Evaluation evaluation) {
        List<Evaluation> all = comparison().evaluations();
        return cells.values(headline.estimate(),
                all.stream().mapToDouble(each -> each.value(headline.estimate())).toArray())
                .get(all.indexOf(evaluation));
    }

    private String number(Headline headline, Evaluation evaluation) {
        String value = value(headline, evaluation);
        boolean first = evaluation == comparison().evaluations().getFirst();
        if (cells == Cells.RAW) {
            return value;
        }
        String spread = spread(headline, evaluation);
        return value + (first ? "" : " (%s)".formatted(comparison().change(headline.estimate(), evaluation).text()))
                + (spread.isEmpty() ? "" : ", " + spread);
    }

    /** {@code P10–P90 1.2–2.1 s}; empty where a headline number does not vary. */
    public String spread(Headline headline, Evaluation evaluation) {
        String spread = assessed.of(evaluation).spread(headline.estimate());
        return spread.isEmpty() ? "" : "P10–P90 " + spread;
    }

    /** Why a scenario has no percentiles though it is uncertain; empty where it has them, or needs none. */
    public String astray(Evaluation evaluation) {
        return assessed.of(evaluation).astray();
    }

    /** The word for how a check stands. */
    public Verdict verdict(Check check, Evaluation evaluation) {
        return assessed.of(evaluation).verdict(check);
    }

    /** The word for how a check stands, how far it is inside its limit or beyond it, and how surely; for machines its margin. */
    public String result(Check check, Evaluation evaluation) {
        CheckResult result = evaluation.check(check);
        if (!result.applies()) {
            return cells == Cells.RAW ? "" : "does not apply";
        }
        return cells == Cells.RAW ? cells.share(result.margin())
                : "%s %s".formatted(verdict(check, evaluation).sign(), standing(check, evaluation));
    }

    /** The room of a check that applies, inside its limit or beyond it, and how surely. */
    public String standing(Check check, Evaluation evaluation) {
        String holds = assessed.of(evaluation).holds(check);
        return evaluation.check(check).room().text() + (holds.isEmpty() ? "" : ", " + holds);
    }

    /** The table, and below it the verdict. */
    public Report report() {
        return Report.of(table(), new Report.Sentences(verdict()));
    }

    /** The cheapest scenario that passes all checks, or that there is none, and how surely it does. */
    public String verdict() {
        String astray = comparison().evaluations().stream().filter(evaluation -> !astray(evaluation).isEmpty())
                .map(evaluation -> " No percentiles and probabilities of “%s”: %s".formatted(
                        name(evaluation), astray(evaluation)))
                .collect(Collectors.joining());
        return cheapest() + sure() + astray;
    }

    private String sure() {
        Optional<Evaluation> cheapest = comparison().cheapest();
        if (cheapest.isEmpty() || !assessed.of(cheapest.get()).isUncertain()) {
            return "";
        }
        Assessment assessment = assessed.of(cheapest.get());
        String perhaps = assessment.shaky().isEmpty() ? "" : " There, " + shakiest(assessment);
        return perhaps + assessed.cheapestSure().filter(sure -> sure != cheapest.get())
                .flatMap(sure -> comparison().problem().cost().map(cost -> " The cheapest that surely does is “%s”: %s."
                        .formatted(name(sure), Cells.PRINTED.value(cost, sure.value(cost)))))
                .orElse("");
    }

    private static String shakiest(Assessment assessment) {
        Check shakiest = assessment.shaky().getFirst();
        return "%s holds perhaps, in %s of the samples.".formatted(FormulaText.inSentence(shakiest.label()),
                Probability.text(assessment.probability(shakiest).orElseThrow(), assessment.scenario().sampling()));
    }

    private String cheapest() {
        List<String> passing =
                comparison().passing().stream().map(evaluation -> "“%s”".formatted(name(evaluation)))
                        .toList();
        if (passing.isEmpty()) {
            return "None passes every check.";
        }
        return comparison().cheapest().flatMap(cheapest -> comparison().problem().cost()
                .map(cost -> "The cheapest that passes every check is “%s”: %s."
                        .formatted(name(cheapest), Cells.PRINTED.value(cost, cheapest.value(cost)))))
                .orElseGet(() -> "Every check passes in %s.".formatted(String.join(", ", passing)));
    }

    private static String name(Evaluation evaluation) {
        return PlainText.line(evaluation.scenario().name());
    }
}
