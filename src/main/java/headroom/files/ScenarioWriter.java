package headroom.files;

import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import tools.jackson.core.JsonGenerator;

/** Writes a scenario as JSON in the current schema: only the values and choices that differ from the defaults. */
public final class ScenarioWriter {

    private final JsonText json = new JsonText();
    private final int schema = Migrations.all().current();

    /** The scenario as a file's content, in UTF-8. */
    public byte[] write(Scenario scenario) {
        return json.indented(generator -> write(scenario, generator));
    }

    /** The scenario as text on one line, to be carried in a picture or a batch. */
    public String line(Scenario scenario) {
        return json.line(generator -> write(scenario, generator));
    }

    /** The scenario as an object within a file. */
    void write(Scenario scenario, JsonGenerator generator) {
        Problem problem = scenario.problem();
        Scenario defaults = Scenario.defaults(problem);
        generator.writeStartObject();
        generator.writeNumberProperty("schema", schema);
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
        generator.writeEndObject();
    }
}
