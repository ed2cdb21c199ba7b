package headroom.files.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.files.scenario.ProblemFiles;
import headroom.model.Problem;
import headroom.problems.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class ProblemJsonTest {

    private final List<Problem> problems = Problems.all();
    private final JsonNode list =
            JsonMapper.shared().readTree(new ProblemJson().indented(ProblemFiles.bundled(problems).all()));

    @Test
    void everyProblemIsListedWithAllItsIds() {
        assertEquals(problems.size(), list.size());
        for (int i = 0; i < problems.size(); i++) {
            Problem problem = problems.get(i);
            JsonNode entry = list.get(i);
            assertEquals(List.of("problem", "title", "assumptions", "choices", "estimates", "checks", "charts",
                    "presets"), List.copyOf(entry.propertyNames()));
            assertEquals(problem.id(), entry.path("problem").asString());
            assertEquals(problem.assumptions().stream().map(assumption -> assumption.id()).toList(),
                    ids(entry.path("assumptions")));
            assertEquals(problem.choices().stream().map(choice -> choice.id()).toList(), ids(entry.path("choices")));
            assertEquals(problem.estimates().stream().map(estimate -> estimate.id()).toList(),
                    ids(entry.path("estimates")));
            assertEquals(problem.checks().stream().map(check -> check.id()).toList(), ids(entry.path("checks")));
            assertEquals(problem.charts().stream().map(chart -> chart.id()).toList(), ids(entry.path("charts")));
        }
    }

    private static List<String> ids(JsonNode entries) {
        return entries.valueStream().map(entry -> entry.path("id").asString()).toList();
    }

    @Test
    void anAssumptionHasItsRangeInItsOwnUnit() {
        assertEquals(JsonMapper.shared().readTree("""
                {"id":"inputTokens","label":"Input tokens","group":"Traffic","unit":"tok/req","default":3000.0,
                 "low":16.0,"high":2000000.0,"scale":"log","whole":true}
                """), numbersAsDoubles(assumption("inputTokens")));
        assertEquals("—", assumption("promptSpread").path("unit").asString());
        assertEquals("linear", assumption("promptSpread").path("scale").asString());
    }

    private static JsonNode numbersAsDoubles(JsonNode entry) {
        entry.properties().stream().filter(property -> property.getValue().isNumber())
                .forEach(property -> ((ObjectNode) entry).put(property.getKey(),
                        property.getValue().doubleValue()));
        return entry;
    }

    private JsonNode assumption(String id) {
        return list.get(0).path("assumptions").valueStream().filter(entry -> entry.path("id").asString().equals(id))
                .findFirst().orElseThrow();
    }

    @Test
    void aChoiceHasItsOptionsAndDefault() {
        assertEquals(JsonMapper.shared().readTree("""
                {"id":"mtp","label":"Multi-token prediction","group":"Deployment",
                 "options":[{"id":"on","label":"on"},{"id":"off","label":"off"}],"default":"on"}
                """), list.get(0).path("choices").get(0));
    }
}
