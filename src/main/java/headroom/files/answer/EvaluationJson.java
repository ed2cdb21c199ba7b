package headroom.files.answer;

import headroom.files.JsonText;
import headroom.formula.Estimate;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.whatif.uncertainty.Assessment;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.JsonGenerator;

/**
 * The answers for a scenario as JSON: estimates in base units, null with a reason where there is no value. Where something is
 * uncertain, checks have a probability and a state too.
 */
public final class EvaluationJson {

    private final JsonText json = new JsonText();

    /** Indented, with a line feed at its end. */
    public String indented(Assessment assessment) {
        return new String(json.indented(generator -> write(assessment, generator)), StandardCharsets.UTF_8);
    }

    /** On one line. */
    public String line(Assessment assessment) {
        return json.line(generator -> write(assessment, generator));
    }

    /** What stands in a batch's output for a line that could not be evaluated. */
    public String error(long line, String sentence) {
        return json.line(generator -> {
            generator.writeStartObject();
            generator.writeNumberProperty("line", line);
            generator.writeStringProperty("error", sentence);
            generator.writeEndObject();
        });
    }

    private static void write(Assessment assessment, JsonGenerator generator) {
        Evaluation evaluation = assessment.evaluation();
        generator.writeStartObject();
        generator.writeStringProperty("problem", evaluation.scenario().problem().id());
        writeInputs(evaluation, generator);
        writeEstimates(evaluation, generator);
        generator.writeArrayPropertyStart("checks");
        evaluation.checks().forEach(result -> write(result, assessment, generator));
        generator.writeEndArray();
        generator.writeName("binding");
        evaluation.binding().ifPresentOrElse(result -> generator.writeString(result.check().id()),
                generator::writeNull);
        if (assessment.isUncertain()) {
            UncertaintyJson.write(assessment.scenario(), generator);
        }
        generator.writeEndObject();
    }

    private static void writeInputs(Evaluation evaluation, JsonGenerator generator) {
        Problem problem = evaluation.scenario().problem();
        generator.writeObjectPropertyStart("values");
        problem.assumptions().forEach(assumption -> JsonText.number(generator, assumption.id(),
                evaluation.scenario().value(assumption)));
        generator.writeEndObject();
        generator.writeObjectPropertyStart("choices");
        problem.choices().forEach(choice -> generator.writeStringProperty(choice.id(),
                evaluation.scenario().option(choice).id()));
        generator.writeEndObject();
    }

    private static void writeEstimates(Evaluation evaluation, JsonGenerator generator) {
        generator.writeObjectPropertyStart("estimates");
        for (Estimate estimate : evaluation.scenario().problem().figures()) {
            JsonText.number(generator, estimate.id(), evaluation.value(estimate));
        }
        generator.writeEndObject();
        generator.writeObjectPropertyStart("reasons");
        for (Estimate estimate : evaluation.scenario().problem().figures()) {
            evaluation.reason(estimate).ifPresent(reason -> generator.writeStringProperty(estimate.id(), reason));
        }
        generator.writeEndObject();
    }

    private static void write(CheckResult result, Assessment assessment, JsonGenerator generator) {
        generator.writeStartObject();
        generator.writeStringProperty("id", result.check().id());
        if (result.applies()) {
            generator.writeBooleanProperty("passed", result.passed());
        } else {
            generator.writeNullProperty("passed");
        }
        JsonText.number(generator, "margin", result.applies() ? result.margin() : Double.NaN);
        if (assessment.isUncertain()) {
            JsonText.number(generator, "probability",
                    assessment.probability(result.check()).orElse(Double.NaN));
            UncertaintyJson.write("state", assessment.verdict(result.check()), generator);
        }
        generator.writeEndObject();
    }
}
