package headroom.files.scenario;

import headroom.files.JsonText;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import tools.jackson.core.JsonGenerator;

/** Writes a scenario as JSON: only the values and choices that differ from the defaults of its schema. */
public final class ScenarioWriter {

    private final JsonText json = new JsonText();

    /** The scenario as a file's content, in UTF-8. */
    public byte[] write(Scenario scenario) {
        return json.indented(generator -> write(scenario, generator));
    }

    /** The scenario as text on one line, to be carried in a picture or a batch. */
    public String line(Scenario scenario) {
        return json.line(generator -> write(scenario, generator));
    }

    /** The scenario as an object within a file. */
    public void write(Scenario scenario, JsonGenerator generator) {
        Problem problem = scenario.problem();
        Scenario defaults = Scenario.defaults(problem);
        boolean certain = scenario.uncertainAssumptions().isEmpty() && scenario.sampling().equals(Sampling.DEFAULT);
        generator.writeStartObject();
        generator.writeNumberProperty("schema", Migrations.all().current());
        generator.writeStringProperty("problem", problem.id());
        generator.writeStringProperty("name", scenario.name());
        if (!scenario.note().isEmpty()) {
            generator.writeStringProperty("note", scenario.note());
        }
        if (!scenario.preset().isEmpty()) {
            generator.writeStringProperty("preset", scenario.preset());
        }
        generator.writeObjectPropertyStart("values");
        for (Assumption assumption : scenario.changedAssumptions(defaults)) {
            JsonText.number(generator, assumption.id(), scenario.value(assumption));
        }
        generator.writeEndObject();
        generator.writeObjectPropertyStart("choices");
        for (Choice choice : scenario.changedChoices(defaults)) {
            generator.writeStringProperty(choice.id(), scenario.option(choice).id());
        }
        generator.writeEndObject();
        if (!certain) {
            writeUncertainty(scenario, generator);
        }
        generator.writeEndObject();
    }

    private static void writeUncertainty(Scenario scenario, JsonGenerator generator) {
        generator.writeObjectPropertyStart("ranges");
        for (Assumption assumption : scenario.uncertainAssumptions()) {
            UncertainRange range = scenario.range(assumption).orElseThrow();
            generator.writeObjectPropertyStart(assumption.id());
            JsonText.number(generator, "p10", range.p10());
            JsonText.number(generator, "p90", range.p90());
            generator.writeStringProperty("shape", range.shape().id());
            generator.writeEndObject();
        }
        generator.writeEndObject();
        generator.writeObjectPropertyStart("sampling");
        generator.writeNumberProperty("seed", scenario.sampling().seed());
        generator.writeNumberProperty("samples", scenario.sampling().samples());
        if (scenario.sampling().threshold() != Sampling.USUAL_THRESHOLD) {
            JsonText.number(generator, "threshold", scenario.sampling().threshold());
        }
        generator.writeEndObject();
    }
}
