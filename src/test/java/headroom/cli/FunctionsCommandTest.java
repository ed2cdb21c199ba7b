package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.language.Functions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class FunctionsCommandTest {

    @Test
    void everyFunctionIsListedWithItsArgumentsAndUnits() {
        String text = Run.of("functions").succeeded();
        Functions.ALL.forEach(entry -> assertTrue(text.contains(entry.form() + " → "), text));
        assertTrue(text.contains("(x: any unit, median: any unit, σ: a number)"), text);
    }

    @Test
    void scriptsGetTheSame() {
        JsonNode all = JsonMapper.shared().readTree(Run.of("functions", "--format", "json").succeeded());
        assertEquals(Functions.ALL.size(), all.size());
        for (JsonNode one : all) {
            assertTrue(one.get("description").asString().endsWith("."), one.toString());
            assertTrue(one.get("form").asString().startsWith(one.get("name").asString()), one.toString());
        }
    }
}
