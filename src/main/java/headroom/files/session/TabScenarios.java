package headroom.files.session;

import headroom.files.JsonFields;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioReader;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads the scenarios of a session's tab, all of which are of one problem. */
record TabScenarios(ScenarioReader reader) {

    /** The scenario in a field, which must be there, whatever its problem. */
    Scenario first(JsonFields fields, String name) throws UnusableFileException {
        return reader.read(required(fields, name).object());
    }

    /** The scenario in a field, which must be there. */
    Scenario of(Problem problem, JsonFields fields, String name) throws UnusableFileException {
        return of(problem, required(fields, name));
    }

    /** The scenario in a field; empty when there is none. */
    Optional<Scenario> maybe(Problem problem, JsonFields fields, String name) throws UnusableFileException {
        Optional<JsonNode> node = fields.node(name);
        return node.isEmpty() ? Optional.empty() : Optional.of(of(problem, JsonFields.of(name, node.get())));
    }

    /** The scenario that these fields are. */
    Scenario of(Problem problem, JsonFields fields) throws UnusableFileException {
        Scenario scenario = reader.read(fields.object());
        if (!scenario.problem().equals(problem)) {
            throw new UnusableFileException("problem is “%s”, but must be %s as the rest of its tab".formatted(
                    scenario.problem().id(), problem.id()));
        }
        return scenario;
    }

    private static JsonFields required(JsonFields fields, String name) throws UnusableFileException {
        Optional<JsonNode> scenario = fields.node(name);
        if (scenario.isEmpty()) {
            throw new UnusableFileException("%s is missing, but must be there".formatted(name));
        }
        return JsonFields.of(name, scenario.get());
    }
}
