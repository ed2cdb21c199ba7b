package headroom.files;

import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads a scenario from JSON, strictly: whatever it does not know or may not accept it refuses in one sentence that names
 * the id, what was found and what is allowed.
 */
public final class ScenarioReader {

    private static final List<String> FIELDS =
            List.of("schema", "problem", "name", "note", "preset", "values", "choices");
    private static final String WITHOUT_NAME = "Untitled";

    private final StrictJson json = new StrictJson();
    private final Migrations migrations = Migrations.all();
    private final List<Problem> problems;
    private final PresetFiles presets;

    public ScenarioReader(List<Problem> problems, PresetFiles presets) {
        this.problems = List.copyOf(problems);
        this.presets = presets;
    }

    /**
     * The scenario that some UTF-8 text holds.
     *
     * @throws UnusableFileException in one sentence, which does not name the file
     */
    public Scenario read(byte[] text) throws UnusableFileException {
        ObjectNode fields = migrations.toCurrent(json.read(text));
        for (String field : fields.propertyNames()) {
            require(FIELDS.contains(field), "%s is unknown; a scenario has %s", Found.shortened(field),
                    String.join(", ", FIELDS));
        }
        Problem problem = problem(fields);
        Scenario scenario = Scenario.defaults(problem)
                .named(text(fields, "name").orElse(WITHOUT_NAME), text(fields, "note").orElse(""))
                .startedFrom(preset(fields, problem));
        for (Map.Entry<String, JsonNode> value : object(fields, "values")) {
            scenario = withValue(scenario, value.getKey(), value.getValue());
        }
        for (Map.Entry<String, JsonNode> choice : object(fields, "choices")) {
            scenario = withChoice(scenario, choice.getKey(), choice.getValue());
        }
        return scenario;
    }

    private Problem problem(ObjectNode fields) throws UnusableFileException {
        List<String> ids = problems.stream().map(Problem::id).toList();
        String id = text(fields, "problem").orElseThrow(() -> new UnusableFileException(
                "problem is missing, but must be one of %s".formatted(String.join(", ", ids))));
        return problems.stream().filter(problem -> problem.id().equals(id)).findFirst()
                .orElseThrow(() -> new UnusableFileException("problem is “%s”, but must be one of %s"
                        .formatted(Found.shortened(id), String.join(", ", ids))));
    }

    private String preset(ObjectNode fields, Problem problem) throws UnusableFileException {
        Optional<String> preset = text(fields, "preset");
        List<String> names = presets.names(problem.id());
        require(preset.isEmpty() || names.contains(preset.get()), "preset is “%s”, but %s has %s",
                preset.map(Found::shortened).orElse(""), problem.id(),
                names.isEmpty() ? "none" : String.join(", ", names));
        return preset.orElse("");
    }

    private static Scenario withValue(Scenario scenario, String id, JsonNode found) throws UnusableFileException {
        Problem problem = scenario.problem();
        Assumption assumption = problem.assumption(id).orElseThrow(() -> new UnusableFileException(
                unknown("assumption", id, problem, problem.assumptions().stream().map(Assumption::id).toList())));
        require(found.isNumber() && assumption.range().allows(found.doubleValue()), "%s is %s, but %s%s", id,
                Found.text(found), assumption.rule(), found.isString() ? ", a number without quotes" : "");
        return scenario.with(assumption, found.doubleValue());
    }

    private static Scenario withChoice(Scenario scenario, String id, JsonNode found) throws UnusableFileException {
        Problem problem = scenario.problem();
        Choice choice = problem.choice(id).orElseThrow(() -> new UnusableFileException(
                unknown("choice", id, problem, problem.choices().stream().map(Choice::id).toList())));
        Optional<Choice.Option> option = found.isString() ? choice.option(found.stringValue()) : Optional.empty();
        return scenario.with(choice, option.orElseThrow(() -> new UnusableFileException(
                "%s is %s, but must be one of %s".formatted(id, Found.text(found), String.join(", ",
                        choice.options().stream().map(Choice.Option::id).toList())))));
    }

    private static String unknown(String kind, String id, Problem problem, Collection<String> known) {
        return "%s is no %s of %s%s".formatted(Found.shortened(id), kind, problem.id(),
                NearestId.suggestion(id, known));
    }

    private static Optional<String> text(ObjectNode fields, String name) throws UnusableFileException {
        @Nullable
        JsonNode node = fields.get(name);
        require(node == null || node.isString(), "%s is %s, but must be a text in quotes", name,
                node == null ? "" : Found.text(node));
        return Optional.ofNullable(node).map(JsonNode::stringValue);
    }

    private static Collection<Map.Entry<String, JsonNode>> object(ObjectNode fields, String name)
            throws UnusableFileException {
        @Nullable
        JsonNode node = fields.get(name);
        require(node == null || node.isObject(), "%s is %s, but must be an object of ids", name,
                node == null ? "" : Found.text(node));
        return node == null ? List.of() : node.properties();
    }

    private static void require(boolean holds, String sentence, Object... details) throws UnusableFileException {
        if (!holds) {
            throw new UnusableFileException(sentence.formatted(details));
        }
    }
}
