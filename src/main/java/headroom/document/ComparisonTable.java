package headroom.document;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.Scenario;
import headroom.model.Verdict;
import headroom.whatif.Comparison;
import headroom.whatif.uncertainty.AssessedComparison;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Scenarios side by side: a column each, with percentiles and probabilities where something is uncertain. */
public record ComparisonTable(AssessedComparison assessed) {

    /** A part of the table. */
    public enum Part {
        DIFFERENCES("What differs"), HEADLINES("Headline numbers"), CHECKS("Checks");

        private final String title;

        Part(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /** A row of the table: its name, and a cell a scenario. */
    public record Row(String name, List<Cell> cells) {

        private List<String> texts() {
            return Stream.concat(Stream.of(name), cells.stream().map(Cell::text)).toList();
        }
    }

    /** The words about one scenario in a row. */
    public sealed interface Cell {

        /** All of it on one line. */
        String text();
    }

    /** A value of an assumption, or the option of a choice. */
    public record Setting(String text) implements Cell {}

    /**
     * A headline number, told apart from those of the other scenarios.
     *
     * @param change its difference to the first scenario; empty for that one
     * @param spread its percentiles; empty where it does not vary
     */
    public record Value(String number, String change, String spread) implements Cell {

        @Override
        public String text() {
            return number + (change.isEmpty() ? "" : " (%s)".formatted(change))
                    + (spread.isEmpty() ? "" : ", " + spread);
        }
    }

    /** The verdict on a check, its room inside its limit or beyond it, and how surely it holds. */
    public record Standing(Verdict verdict, String room) implements Cell {

        @Override
        public String text() {
            return verdict == Verdict.NOT_APPLICABLE ? verdict.words() : verdict.sign() + " " + room;
        }

        /** The same for who listens. */
        public String spoken() {
            return verdict.words() + (verdict == Verdict.NOT_APPLICABLE ? "" : ", " + room);
        }
    }

    private Comparison comparison() {
        return assessed.comparison();
    }

    /** The rows of a part, in the problem's order. */
    public List<Row> rows(Part part) {
        return switch (part) {
            case DIFFERENCES -> Stream.concat(
                    comparison().differingAssumptions().stream().map(assumption -> row(assumption.label(),
                            evaluation -> setting(evaluation.scenario(), assumption))),
                    comparison().differingChoices().stream().map(choice -> row(choice.label(),
                            evaluation -> new Setting(evaluation.scenario().option(choice).label()))))
                    .toList();
            case HEADLINES -> comparison().problem().headlines().stream().map(headline -> row(headline.label(),
                    evaluation -> value(headline.estimate(), evaluation))).toList();
            case CHECKS -> comparison().problem().checks().stream().map(check -> row(check.label(),
                    evaluation -> standing(check, evaluation))).toList();
        };
    }

    private Row row(String name, Function<Evaluation, Cell> cell) {
        return new Row(name, comparison().evaluations().stream().map(cell).toList());
    }

    private static Cell setting(Scenario scenario, Assumption assumption) {
        return new Setting(Cells.PRINTED.own(assumption, scenario.ownValue(assumption)) + scenario.range(assumption)
                .map(range -> " (P10–P90 %s)".formatted(range.print(assumption))).orElse(""));
    }

    private Cell value(Estimate estimate, Evaluation evaluation) {
        List<Evaluation> all = comparison().evaluations();
        String spread = assessed.of(evaluation).spread(estimate);
        return new Value(
                Cells.PRINTED.values(estimate, all.stream().mapToDouble(each -> each.value(estimate)).toArray())
                        .get(all.indexOf(evaluation)),
                evaluation == all.getFirst() ? "" : comparison().change(estimate, evaluation).text(),
                spread.isEmpty() ? "" : "P10–P90 " + spread);
    }

    private Cell standing(Check check, Evaluation evaluation) {
        String holds = assessed.of(evaluation).holds(check);
        return new Standing(assessed.of(evaluation).verdict(check),
                evaluation.check(check).room().text() + (holds.isEmpty() ? "" : ", " + holds));
    }

    /** For people what differs, headline numbers and checks, and below the verdict; for machines every number. */
    public Report report(Cells cells) {
        return Report.of(cells == Cells.RAW ? raw() : printed(), new Report.Sentences(verdict()));
    }

    Table printed() {
        return new Table(texts("", evaluation -> evaluation.scenario().name()),
                Stream.of(Part.values()).flatMap(part -> rows(part).stream()).map(Row::texts).toList());
    }

    Table raw() {
        List<List<String>> rows = new ArrayList<>();
        comparison().differingAssumptions().forEach(assumption -> rows.add(numbers(assumption.id(),
                evaluation -> evaluation.scenario().ownValue(assumption))));
        comparison().differingChoices().forEach(choice -> rows.add(texts(choice.id(),
                evaluation -> evaluation.scenario().option(choice).id())));
        for (Headline headline : comparison().problem().headlines()) {
            Estimate estimate = headline.estimate();
            rows.add(numbers(estimate.id(), evaluation -> evaluation.value(estimate)));
            if (assessed.isUncertain()) {
                rows.add(percentiles(estimate, ".p10", Summary::p10));
                rows.add(percentiles(estimate, ".p50", Summary::p50));
                rows.add(percentiles(estimate, ".p90", Summary::p90));
            }
        }
        for (Check check : comparison().problem().checks()) {
            rows.add(numbers(check.id(), evaluation -> evaluation.check(check).applies()
                    ? evaluation.check(check).margin() : Double.NaN));
            if (assessed.isUncertain()) {
                rows.add(numbers(check.id() + ".probability",
                        evaluation -> assessed.of(evaluation).probability(check).orElse(Double.NaN)));
            }
        }
        return new Table(texts("", evaluation -> evaluation.scenario().name()), rows);
    }

    private List<String> percentiles(Estimate estimate, String name, ToDoubleFunction<Summary> which) {
        return numbers(estimate.id() + name, evaluation -> assessed.of(evaluation).summary(estimate)
                .map(which::applyAsDouble).orElse(Double.NaN));
    }

    private List<String> numbers(String name, ToDoubleFunction<Evaluation> number) {
        return texts(name, evaluation -> Table.raw(number.applyAsDouble(evaluation)));
    }

    private List<String> texts(String name, Function<Evaluation, String> cell) {
        return Stream.concat(Stream.of(name), comparison().evaluations().stream().map(cell)).toList();
    }

    /** The cheapest scenario that passes all checks, or that there is none, and how surely it does. */
    public String verdict() {
        String astray = assessed.assessments().stream().filter(assessment -> !assessment.astray().isEmpty())
                .map(assessment -> " No percentiles and probabilities of “%s”: %s".formatted(
                        name(assessment.evaluation()), assessment.astray()))
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
                assessment.probabilityText(shakiest));
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
