package headroom.files.answer;

import static headroom.files.JsonText.object;

import headroom.files.JsonText;
import headroom.files.Part;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.whatif.Column;
import headroom.whatif.Comparison;
import headroom.whatif.Plane;
import headroom.whatif.Scan;
import headroom.whatif.SweepRange;
import headroom.whatif.seek.Answer;
import headroom.whatif.sensitivity.Swing;
import headroom.whatif.uncertainty.AssessedComparison;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Summary;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The answers to what-if questions as JSON, indented, with a line feed at the end: assumptions in their own units,
 * estimates in base units, null where there is no value.
 */
public final class WhatIfJson {

    private final JsonText json = new JsonText();

    /** {@code [{"at","estimates":{id:value}}]}. */
    public String of(Scan scan) {
        return json.indented(IntStream.range(0, scan.at().size()).mapToObj(place -> {
            Map<String, @Nullable Object> estimates = new LinkedHashMap<>();
            scan.estimates().forEach((estimate, column) -> estimates.put(estimate.id(), column.at(place)));
            return object("at", scan.at().at(place), "estimates", estimates);
        }).toList());
    }

    /** {@code [{"assumption","low","high","atLow","atHigh","swing","elasticity"}]}, in the order given. */
    public String of(List<Swing> swings) {
        return json.indented(swings.stream()
                .map(swing -> object("assumption", swing.assumption().id(), "low", swing.low(),
                        "high", swing.high(), "atLow", swing.atLow(), "atHigh", swing.atHigh(), "swing", swing.size(),
                        "elasticity", swing.elasticity()))
                .toList());
    }

    /**
     * {@code {"samples","seed","estimates":{id:{"mean","p10","p50","p90"}},"checks":{id:probability},
     * "importance":{estimate:[{"assumption","rank"}]},"threshold","states":{id:state},"outside":[]}}; an estimate that does not
     * vary follows nothing: its ranks are 0. Outside are the assumptions whose values lie outside their own ranges.
     */
    public String of(Samples samples) {
        Scenario scenario = samples.scenario();
        Problem problem = scenario.problem();
        Assessment assessment =
                new Assessment(Evaluation.of(scenario), Optional.of(samples).filter(_ -> scenario.isSampled()));
        return json.indented(object("samples", samples.size(), "seed", scenario.sampling().seed(),
                "estimates", object(problem.estimates(), Estimate::id, estimate -> of(samples.summary(estimate))),
                "checks", object(problem.checks(), Check::id,
                        check -> samples.probability(check).orElse(Double.NaN)),
                "importance", object(problem.estimates(), Estimate::id, estimate -> samples.importance(estimate)
                        .stream().map(each -> object("assumption", each.assumption().id(), "rank", each.rank()))
                        .toList()),
                "threshold", scenario.sampling().threshold(), "states", states(assessment),
                "outside", UncertaintyJson.outside(scenario)));
    }

    private static Map<String, @Nullable Object> states(Assessment assessment) {
        return object(assessment.scenario().problem().checks(), Check::id,
                check -> UncertaintyJson.of(assessment.verdict(check)));
    }

    private static Map<String, @Nullable Object> of(Summary summary) {
        return object("mean", summary.mean(), "p10", summary.p10(), "p50", summary.p50(), "p90", summary.p90());
    }

    /** {@code {"intervals":[[low,high]],"nearest":{"at","value"}|null}}. */
    public String of(Answer answer) {
        return json.indented(object(
                "intervals", answer.intervals().stream().map(interval -> List.of(interval.low(), interval.high()))
                        .toList(),
                "nearest", answer.nearest().map(nearest -> object("at", nearest.at(), "value", nearest.value()))
                        .orElse(null)));
    }

    /**
     * {@code {"scenarios":[{"name","values":{},"choices":{},"estimates":{},"checks":{id:margin},"passes"}],"cheapest":place|null}}:
     * of values and choices only those that differ, the place counted from 0. An uncertain scenario has
     * {@code "percentiles":{id:{"mean","p10","p50","p90"}},"probabilities":{id:share},"states":{id:state},"sampling","outside"}
     * besides.
     */
    public String of(AssessedComparison assessed) {
        Comparison comparison = assessed.comparison();
        return json.indented(object(
                "scenarios", comparison.evaluations().stream()
                        .map(evaluation -> of(comparison, assessed.of(evaluation))).toList(),
                "cheapest", comparison.cheapest().map(comparison.evaluations()::indexOf).orElse(null)));
    }

    private static Map<String, @Nullable Object> of(Comparison comparison, Assessment assessment) {
        Evaluation evaluation = assessment.evaluation();
        Scenario scenario = evaluation.scenario();
        List<Headline> headlines = comparison.problem().headlines();
        Map<String, @Nullable Object> column = object("name", scenario.name(),
                "values", object(comparison.differingAssumptions(), Assumption::id, scenario::ownValue),
                "choices", object(comparison.differingChoices(), Choice::id, choice -> scenario.option(choice).id()),
                "estimates", object(headlines, headline -> headline.estimate().id(),
                        headline -> evaluation.value(headline.estimate())),
                "checks", object(evaluation.checks(), result -> result.check().id(),
                        result -> result.applies() ? result.margin() : null),
                "passes", evaluation.checks().stream().noneMatch(CheckResult::failed));
        if (assessment.isUncertain()) {
            Map<String, @Nullable Object> percentiles = new LinkedHashMap<>();
            headlines.forEach(headline -> assessment.summary(headline.estimate())
                    .ifPresent(summary -> percentiles.put(headline.estimate().id(), of(summary))));
            column.put("percentiles", percentiles);
            column.put("probabilities", object(comparison.problem().checks(), Check::id,
                    check -> assessment.probability(check).orElse(Double.NaN)));
            column.put("states", states(assessment));
            column.putAll(UncertaintyJson.of(assessment.scenario()));
        }
        return column;
    }

    /**
     * {@code {"over":{"assumption","values":[]},"and":{…},"estimate","values":[[]],"checks":{id:[[margin]]}}}: a row for
     * each value of {@code and}, in it a number for each value of {@code over}.
     */
    public void write(Plane plane, OutputStream to) throws IOException {
        json.indented(to, object("over", of(plane.across()), "and", of(plane.up()), "estimate", plane.estimate().id(),
                "values", rows(plane.values()), "checks", object(plane.scenario().problem().checks(), Check::id,
                        (Check check) -> rows(plane.margins(check)))));
    }

    private static Map<String, @Nullable Object> of(SweepRange range) {
        return object("assumption", range.assumption().id(), "values", numbers(range.values()));
    }

    /** Rows of numbers, each of which takes memory only while it is written. */
    private static List<Part<List<Double>>> rows(List<Column> rows) {
        return rows.stream().<Part<List<Double>>>map(row -> () -> numbers(row)).toList();
    }

    private static List<Double> numbers(Column numbers) {
        return IntStream.range(0, numbers.size()).mapToObj(numbers::at).toList();
    }
}
