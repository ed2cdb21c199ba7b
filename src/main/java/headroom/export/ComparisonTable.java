package headroom.export;

import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.whatif.Comparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Scenarios side by side: a column each. */
public record ComparisonTable(Comparison comparison, Cells cells) {

    /** What differs, then the headline numbers with their differences to the first scenario, then the checks. */
    public Table table() {
        List<List<String>> rows = new ArrayList<>();
        comparison.differingAssumptions().forEach(assumption -> rows.add(row(cells.name(assumption),
                evaluation -> value(evaluation.scenario(), assumption))));
        comparison.differingChoices().forEach(choice -> rows.add(row(cells == Cells.RAW ? choice.id() : choice.label(),
                evaluation -> option(evaluation.scenario(), choice))));
        comparison.problem().headlines().forEach(headline -> rows.add(
                row(cells == Cells.RAW ? headline.estimate().id() : headline.label(),
                        evaluation -> number(headline, evaluation))));
        comparison.problem().checks().forEach(check -> rows.add(row(cells == Cells.RAW ? check.id() : check.label(),
                evaluation -> result(evaluation.check(check)))));
        return new Table(row("", evaluation -> evaluation.scenario().name()), rows);
    }

    private List<String> row(String name, Function<Evaluation, String> cell) {
        return Stream.concat(Stream.of(name), comparison.evaluations().stream().map(cell)).toList();
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
        List<Evaluation> all = comparison.evaluations();
        return cells.values(headline.estimate(),
                all.stream().mapToDouble(each -> each.value(headline.estimate())).toArray())
                .get(all.indexOf(evaluation));
    }

    private String number(Headline headline, Evaluation evaluation) {
        String value = value(headline, evaluation);
        boolean first = evaluation == comparison.evaluations().getFirst();
        return first || cells == Cells.RAW ? value
                : "%s (%s)".formatted(value, comparison.change(headline.estimate(), evaluation).text());
    }

    /** How far a check is inside its limit, or beyond it; for machines its margin. */
    public String result(CheckResult result) {
        if (cells == Cells.RAW) {
            return result.applies() ? cells.share(result.margin()) : "";
        }
        return result.applies() ? result.room().text() : "does not apply";
    }

    /** The table, and below it the verdict. */
    public Report report() {
        return new Report("", List.of(table()), verdict());
    }

    /** The cheapest scenario that passes all checks, or that there is none, in a sentence. */
    public String verdict() {
        List<String> passing =
                comparison.passing().stream().map(evaluation -> "“%s”".formatted(evaluation.scenario().name()))
                        .toList();
        if (passing.isEmpty()) {
            return "None passes every check.";
        }
        return comparison.cheapest().flatMap(cheapest -> comparison.problem().cost()
                .map(cost -> "The cheapest that passes every check is “%s”: %s."
                        .formatted(cheapest.scenario().name(), Cells.PRINTED.value(cost, cheapest.value(cost)))))
                .orElseGet(() -> "Every check passes in %s.".formatted(String.join(", ", passing)));
    }
}
