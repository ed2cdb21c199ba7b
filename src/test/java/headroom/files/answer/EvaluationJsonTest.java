package headroom.files.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.NamedScenarios;
import headroom.formula.Assumption;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.whatif.uncertainty.Assessment;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class EvaluationJsonTest {

    private final EvaluationJson json = new EvaluationJson();

    static List<Problem> problems() {
        return Problems.all();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void allThatWasUsedAndFoundIsThere(Problem problem) {
        Evaluation evaluation = Evaluation.of(new NamedScenarios(new Random(7)).of(problem));
        JsonNode tree = JsonMapper.shared().readTree(json.line(Assessment.of(evaluation)));
        List<String> certain = List.of("problem", "values", "choices", "estimates", "reasons", "checks", "binding");
        assertEquals(certain, tree.propertyNames().stream().limit(certain.size()).toList());
        assertEquals(
                evaluation.scenario().uncertainAssumptions().isEmpty() ? List.of() : List.of("sampling", "outside"),
                tree.propertyNames().stream().skip(certain.size()).toList());
        assertEquals(problem.id(), tree.path("problem").asString());
        problem.assumptions().forEach(assumption -> assertEquals(evaluation.scenario().ownValue(assumption),
                tree.path("values").path(assumption.id()).doubleValue()));
        problem.choices().forEach(choice -> assertEquals(evaluation.scenario().option(choice).id(),
                tree.path("choices").path(choice.id()).asString()));
        problem.estimates().forEach(estimate -> {
            JsonNode value = tree.path("estimates").required(estimate.id());
            assertEquals(evaluation.value(estimate), value.isNull() ? Double.NaN : value.doubleValue());
            assertEquals(value.isNull(), tree.path("reasons").has(estimate.id()), estimate.id());
        });
        assertEquals(problem.checks().size(), tree.path("checks").size());
        assertEquals(evaluation.binding().map(result -> result.check().id()).orElse("null"),
                tree.path("binding").asString("null"));
    }

    @Test
    void whatHasNoValueIsNullAndSaysWhy() {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        Scenario tight = Scenario.defaults(problem).with(problem.assumption("tpotLimit").orElseThrow(), 2);
        JsonNode tree = JsonMapper.shared().readTree(json.indented(Assessment.of(tight)));
        assertTrue(tree.path("estimates").path("decodeGpusNeeded").isNull());
        assertFalse(tree.path("reasons").path("decodeGpusNeeded").asString().isBlank());
        JsonNode slots = tree.path("checks").get(2);
        assertEquals("slots", slots.path("id").asString());
        assertFalse(slots.path("passed").booleanValue());
        assertEquals(-1, slots.path("margin").doubleValue());
    }

    @Test
    void wholeNumbersHaveNoDecimals() {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        String line = json.line(Assessment.of(Scenario.defaults(problem)));
        assertTrue(line.contains("\"totalGpus\":544,"), line);
        assertTrue(line.contains("\"prefillGpusNeeded\":187.5,"), line);
    }

    @Test
    void anErrorIsALineToo() {
        assertEquals("{\"line\":3,\"error\":\"it is “empty”\"}", json.error(3, "it is “empty”"));
    }

    @Test
    void checksOfAnUncertainScenarioHaveAProbabilityAndAState() {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        Assumption input = problem.assumption("inputTokens").orElseThrow();
        Scenario uncertain = Scenario.defaults(problem).with(input, UncertainRange.of(input, 2_400, 3_600));
        JsonNode tree = JsonMapper.shared().readTree(json.line(Assessment.of(uncertain)));
        JsonNode ttft = tree.path("checks").get(0);
        assertTrue(ttft.path("passed").booleanValue());
        assertEquals("perhaps", ttft.path("state").asString());
        assertTrue(ttft.path("probability").doubleValue() > 0.5);
        assertEquals("holds", tree.path("checks").get(1).path("state").asString());
        assertEquals("fails", tree.path("checks").get(9).path("state").asString());
        assertEquals(0.9, tree.path("sampling").path("threshold").doubleValue());
        assertEquals(0, tree.path("outside").size());
        JsonNode outside = JsonMapper.shared().readTree(json.line(Assessment.of(uncertain.with(input, 2_000))));
        assertTrue(outside.path("checks").get(0).path("probability").isNull());
        assertEquals("unknown", outside.path("checks").get(0).path("state").asString());
        assertEquals("inputTokens", outside.path("outside").get(0).asString());
        JsonNode certain = JsonMapper.shared().readTree(json.line(Assessment.of(Scenario.defaults(problem))));
        assertFalse(certain.path("checks").get(0).has("state"));
    }
}
