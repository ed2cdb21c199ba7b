package headroom.files.answer;

import headroom.files.JsonText;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
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
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;

/**
 * The answers to what-if questions as JSON, indented, with a line feed at the end: assumptions in their own units,
 * estimates in base units, null where there is no value.
 */
public final class WhatIfJson {

    private final JsonText json = new JsonText();

    private String text(Consumer<JsonGenerator> content) {
        return new String(json.indented(content), StandardCharsets.UTF_8);
    }

    /** {@code [{"at","estimates":{id:value}}]}. */
    public String of(Scan scan) {
        return text(generator -> array(generator, IntStream.range(0, scan.at().size()).boxed().toList(), place -> {
            JsonText.number(generator, "at", scan.at().at(place));
            object(generator, "estimates", () -> scan.estimates().forEach(
                    (estimate, column) -> JsonText.number(generator, estimate.id(), column.at(place))));
        }));
    }

    /** {@code [{"assumption","low","high","atLow","atHigh","swing","elasticity"}]}, in the order given. */
    public String of(List<Swing> swings) {
        return text(generator -> array(generator, swings, swing -> {
            generator.writeStringProperty("assumption", swing.assumption().id());
            JsonText.number(generator, "low", swing.low());
            JsonText.number(generator, "high", swing.high());
            JsonText.number(generator, "atLow", swing.atLow());
            JsonText.number(generator, "atHigh", swing.atHigh());
            JsonText.number(generator, "swing", swing.size());
            JsonText.number(generator, "elasticity", swing.elasticity());
        }));
    }

    /**
     * {@code {"samples","seed","estimates":{id:{"mean","p10","p50","p90"}},"checks":{id:probability},
     * "importance":{estimate:[{"assumption","rank"}]},"threshold","states":{id:state},"outside":[]}}; an estimate that does not
     * vary follows nothing: its ranks are 0. Outside are the assumptions whose values lie outside their own ranges.
     */
    public String of(Samples samples) {
        Problem problem = samples.scenario().problem();
        return text(generator -> {
            generator.writeStartObject();
            generator.writeNumberProperty("samples", samples.size());
            generator.writeNumberProperty("seed", samples.scenario().sampling().seed());
            object(generator, "estimates",
                    () -> problem.estimates().forEach(estimate -> object(generator, estimate.id(),
                            () -> write(generator, samples.summary(estimate)))));
            object(generator, "checks", () -> problem.checks().forEach(check -> JsonText.number(generator, check.id(),
                    samples.probability(check).orElse(Double.NaN))));
            object(generator, "importance", () -> problem.estimates()
                    .forEach(estimate -> importance(generator, samples, estimate)));
            JsonText.number(generator, "threshold", samples.scenario().sampling().threshold());
            Assessment assessment = new Assessment(Evaluation.of(samples.scenario()),
                    Optional.of(samples).filter(_ -> samples.scenario().isSampled()));
            states(generator, assessment);
            UncertaintyJson.writeOutside(samples.scenario(), generator);
            generator.writeEndObject();
        });
    }

    private static void states(JsonGenerator generator, Assessment assessment) {
        object(generator, "states", () -> assessment.scenario().problem().checks().forEach(
                check -> UncertaintyJson.write(check.id(), assessment.verdict(check), generator)));
    }

    private static void write(JsonGenerator generator, Summary summary) {
        JsonText.number(generator, "mean", summary.mean());
        JsonText.number(generator, "p10", summary.p10());
        JsonText.number(generator, "p50", summary.p50());
        JsonText.number(generator, "p90", summary.p90());
    }

    private static void importance(JsonGenerator generator, Samples samples, Estimate estimate) {
        generator.writeName(estimate.id());
        array(generator, samples.importance(estimate), each -> {
            generator.writeStringProperty("assumption", each.assumption().id());
            JsonText.number(generator, "rank", each.rank());
        });
    }

    /** {@code {"intervals":[[low,high]],"nearest":{"at","value"}|null}}. */
    public String of(Answer answer) {
        return text(generator -> {
            generator.writeStartObject();
            generator.writeArrayPropertyStart("intervals");
            answer.intervals().forEach(interval -> numbers(generator, Column.of(interval.low(), interval.high())));
            generator.writeEndArray();
            generator.writeName("nearest");
            answer.nearest().ifPresentOrElse(nearest -> {
                generator.writeStartObject();
                JsonText.number(generator, "at", nearest.at());
                JsonText.number(generator, "value", nearest.value());
                generator.writeEndObject();
            }, generator::writeNull);
            generator.writeEndObject();
        });
    }

    /**
     * {@code {"scenarios":[{"name","values":{},"choices":{},"estimates":{},"checks":{id:margin},"passes"}],"cheapest":place|null}}:
     * of values and choices only those that differ, the place counted from 0. An uncertain scenario has
     * {@code "percentiles":{id:{"mean","p10","p50","p90"}},"probabilities":{id:share},"states":{id:state},"sampling","outside"}
     * besides.
     */
    public String of(AssessedComparison assessed) {
        Comparison comparison = assessed.comparison();
        return text(generator -> {
            generator.writeStartObject();
            generator.writeName("scenarios");
            array(generator, comparison.evaluations(),
                    evaluation -> write(generator, comparison, assessed.of(evaluation)));
            generator.writeName("cheapest");
            comparison.cheapest().map(comparison.evaluations()::indexOf).ifPresentOrElse(generator::writeNumber,
                    generator::writeNull);
            generator.writeEndObject();
        });
    }

    private static void write(JsonGenerator generator, Comparison comparison, Assessment assessment) {
        Evaluation evaluation = assessment.evaluation();
        generator.writeStringProperty("name", evaluation.scenario().name());
        object(generator, "values", () -> comparison.differingAssumptions().forEach(assumption -> JsonText
                .number(generator, assumption.id(), evaluation.scenario().value(assumption))));
        object(generator, "choices", () -> comparison.differingChoices().forEach(choice -> generator
                .writeStringProperty(choice.id(), evaluation.scenario().option(choice).id())));
        object(generator, "estimates", () -> comparison.problem().headlines().forEach(headline -> JsonText
                .number(generator, headline.estimate().id(), evaluation.value(headline.estimate()))));
        object(generator, "checks", () -> evaluation.checks().forEach(result -> JsonText.number(generator,
                result.check().id(), result.applies() ? result.margin() : Double.NaN)));
        generator.writeBooleanProperty("passes", evaluation.checks().stream().noneMatch(CheckResult::failed));
        if (assessment.isUncertain()) {
            object(generator, "percentiles", () -> comparison.problem().headlines().forEach(headline -> assessment
                    .summary(headline.estimate()).ifPresent(summary -> object(generator, headline.estimate().id(),
                            () -> write(generator, summary)))));
            object(generator, "probabilities", () -> comparison.problem().checks().forEach(check -> JsonText
                    .number(generator, check.id(), assessment.probability(check).orElse(Double.NaN))));
            states(generator, assessment);
            UncertaintyJson.write(assessment.scenario(), generator);
        }
    }

    /**
     * {@code {"over":{"assumption","values":[]},"and":{…},"estimate","values":[[]],"checks":{id:[[margin]]}}}: a row for
     * each value of {@code and}, in it a number for each value of {@code over}.
     */
    public void write(Plane plane, OutputStream to) throws IOException {
        json.indented(to, generator -> {
            generator.writeStartObject();
            object(generator, "over", () -> write(generator, plane.across()));
            object(generator, "and", () -> write(generator, plane.up()));
            generator.writeStringProperty("estimate", plane.estimate().id());
            rows(generator, "values", plane.values());
            object(generator, "checks", () -> plane.scenario().problem().checks()
                    .forEach((Check check) -> rows(generator, check.id(), plane.margins(check))));
            generator.writeEndObject();
        });
    }

    private static void write(JsonGenerator generator, SweepRange stretch) {
        generator.writeStringProperty("assumption", stretch.assumption().id());
        generator.writeName("values");
        numbers(generator, stretch.values());
    }

    private static void rows(JsonGenerator generator, String name, List<Column> rows) {
        generator.writeArrayPropertyStart(name);
        rows.forEach(row -> numbers(generator, row));
        generator.writeEndArray();
    }

    private static void numbers(JsonGenerator generator, Column numbers) {
        generator.writeStartArray();
        for (int i = 0; i < numbers.size(); i++) {
            JsonText.number(generator, numbers.at(i));
        }
        generator.writeEndArray();
    }

    private static void object(JsonGenerator generator, String name, Runnable content) {
        generator.writeObjectPropertyStart(name);
        content.run();
        generator.writeEndObject();
    }

    private static <T> void array(JsonGenerator generator, List<T> items, Consumer<T> content) {
        generator.writeStartArray();
        items.forEach(item -> {
            generator.writeStartObject();
            content.accept(item);
            generator.writeEndObject();
        });
        generator.writeEndArray();
    }
}
