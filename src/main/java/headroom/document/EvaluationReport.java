package headroom.document;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.AssessmentSentence;
import headroom.whatif.uncertainty.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** The answers for a scenario, with percentiles and probabilities where there are any. */
public final class EvaluationReport {

    private final Assessment assessment;
    private final Evaluation evaluation;
    private final Problem problem;

    private EvaluationReport(Assessment assessment) {
        this.assessment = assessment;
        this.evaluation = assessment.evaluation();
        this.problem = assessment.scenario().problem();
    }

    /**
     * For people the changes of the scenario from its origin, headlines, checks and how far they are from their limits, what
     * binds, in documents the assumptions and choices, and all estimates; for machines the estimates in base units.
     */
    public static Report of(Assessment assessment, Scenario origin, Cells cells) {
        EvaluationReport report = new EvaluationReport(assessment);
        return cells == Cells.RAW ? Report.of(report.raw()) : report.printed(origin);
    }

    /** Values and percentiles are empty where there are none, and the reason says why. */
    private Table raw() {
        return new TableColumns<Estimate>().add("id", Estimate::id).add("label", Estimate::label)
                .add("value", estimate -> Table.raw(evaluation.value(estimate)))
                .add("unit", estimate -> estimate.unit().symbol()).add("reason", this::reason)
                .addIf(assessment.isSampled(), "p10", "", estimate -> percentile(estimate, Summary::p10))
                .addIf(assessment.isSampled(), "p50", "", estimate -> percentile(estimate, Summary::p50))
                .addIf(assessment.isSampled(), "p90", "", estimate -> percentile(estimate, Summary::p90))
                .of(problem.figures());
    }

    private String percentile(Estimate estimate, ToDoubleFunction<Summary> which) {
        return assessment.summary(estimate).map(summary -> Table.raw(which.applyAsDouble(summary))).orElse("");
    }

    private Report printed(Scenario origin) {
        LiveNumbers numbers = new LiveNumbers(evaluation);
        AssessmentSentence sentence = new AssessmentSentence(assessment);
        List<Report.Block> blocks = new ArrayList<>(Report.of(
                new Report.Title(problem.name() + ": " + PlainText.line(evaluation.scenario().name())),
                new Report.Items(Changes.of(evaluation.scenario(), origin)),
                new Report.Sentences(sentence.basis()),
                values("Headline", Headline::label, Headline::estimate, "",
                        headline -> numbers.text(headline.caption())).facts(problem.headlines()),
                new Report.Heading("Checks"),
                new TableColumns<CheckResult>().add("", result -> assessment.verdict(result.check()).sign())
                        .add("Check", result -> result.check().label())
                        .add("Against its limit", CheckResult::standing)
                        .addIf(assessment.isSampled(), "Holds with probability", "holds ",
                                result -> assessment.probabilityText(result.check()))
                        .facts(evaluation.checks()),
                new Report.Sentences(sentence.binding()),
                new Report.InDocuments(new Report.Heading("Assumptions and choices")),
                new Report.InDocuments(new TableColumns<Assumption>().add("Assumption", Assumption::label)
                        .add("Value", this::value).of(problem.assumptions())),
                new Report.InDocuments(new TableColumns<Choice>().add("Choice", Choice::label)
                        .add("Option", choice -> evaluation.scenario().option(choice).label()).of(problem.choices())),
                new Report.Heading("Estimates"), estimates(problem.estimates())).blocks());
        List<Estimate> steps = problem.figures().stream().filter(Estimate::isStep).toList();
        if (!steps.isEmpty()) {
            blocks.add(new Report.Heading("Steps"));
            blocks.add(estimates(steps));
        }
        return new Report(blocks);
    }

    private Report.Facts estimates(List<Estimate> listed) {
        return values("Estimate", Estimate::label, Function.identity(), "Why there is none", this::reason)
                .facts(listed);
    }

    private String reason(Estimate estimate) {
        return evaluation.reason(estimate).orElse("");
    }

    private <T> TableColumns<T> values(String name, Function<T, String> label, Function<T, Estimate> estimate,
            String last,
            Function<T, String> rest) {
        return new TableColumns<T>().add(name, label).add("Value", thing -> figure(estimate.apply(thing)))
                .addIf(assessment.isSampled(), "P10–P90", "P10–P90 ", thing -> assessment.spread(estimate.apply(thing)))
                .add(last, rest);
    }

    private String value(Assumption assumption) {
        return figure(assumption) + evaluation.scenario().range(assumption)
                .map(uncertain -> " (P10–P90 %s)".formatted(uncertain.print(assumption))).orElse("");
    }

    private String figure(Quantity quantity) {
        return evaluation.figure(quantity).map(figure -> apart(quantity, figure)).map(Figure::toString)
                .orElse(LiveNumbers.NO_VALUE);
    }

    /** Prices of one kind stand in one list: those that differ read apart. */
    private Figure apart(Quantity quantity, Figure figure) {
        List<Estimate> alike = problem.estimates().stream().filter(estimate -> quantity.style() == Style.DOLLARS
                && estimate.style() == Style.DOLLARS && estimate.unit().equals(quantity.unit())).toList();
        int place = alike.indexOf(quantity);
        return place < 0 ? figure
                : quantity.printApart(alike.stream().mapToDouble(evaluation::value).toArray()).get(place);
    }
}
