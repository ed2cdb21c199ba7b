package headroom.files.scenario;

import headroom.files.JsonRecords;
import headroom.files.JsonText;
import headroom.files.Part;
import headroom.model.Sampling;
import headroom.model.Scenario;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Writes a scenario as JSON: only the values and choices that differ from the defaults of its schema. */
public final class ScenarioWriter {

    private final JsonText json = new JsonText();

    /** The scenario as a file's content, in UTF-8. */
    public byte[] write(Scenario scenario) {
        return json.indented(written(scenario)).getBytes(StandardCharsets.UTF_8);
    }

    /** The scenario as text on one line, to be carried in a picture or a batch. */
    public String line(Scenario scenario) {
        return json.line(written(scenario));
    }

    /** The scenario as an object within a file. */
    public static JsonNode node(Scenario scenario) {
        return JsonRecords.node(written(scenario));
    }

    /** The scenario as a file has it. */
    static ScenarioFile written(Scenario scenario) {
        Scenario defaults = Scenario.defaults(scenario.problem());
        Map<String, JsonNode> values = new LinkedHashMap<>();
        scenario.changedAssumptions(defaults).forEach(assumption -> values.put(assumption.id(),
                JsonRecords.node(scenario.ownValue(assumption))));
        Map<String, JsonNode> choices = new LinkedHashMap<>();
        scenario.changedChoices(defaults)
                .forEach(choice -> choices.put(choice.id(), JsonRecords.node(scenario.option(choice).id())));
        Map<String, Part<ScenarioFile.Range>> ranges = new LinkedHashMap<>();
        scenario.uncertainAssumptions().forEach(assumption -> scenario.range(assumption)
                .ifPresent(range -> ranges.put(assumption.id(),
                        Part.of(new ScenarioFile.Range(range.p10(), range.p90(), Optional.of(range.shape().id()))))));
        Sampling sampling = scenario.sampling();
        Optional<Sampling> drawn =
                Optional.of(sampling).filter(_ -> !ranges.isEmpty() || !sampling.equals(Sampling.DEFAULT));
        return new ScenarioFile(JsonRecords.node(Migrations.all().current()), Optional.of(scenario.problem().id()),
                scenario.name(), text(scenario.note()), text(scenario.preset()), values, choices,
                drawn.map(_ -> ranges),
                drawn.map(_ -> new ScenarioFile.Sampling(JsonRecords.node(sampling.seed()),
                        JsonRecords.node(sampling.samples()), Optional.of(sampling.threshold())
                                .filter(threshold -> threshold != Sampling.USUAL_THRESHOLD))));
    }

    private static Optional<String> text(String text) {
        return Optional.of(text).filter(some -> !some.isEmpty());
    }
}
