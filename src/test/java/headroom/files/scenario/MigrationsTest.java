package headroom.files.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.files.StrictJson;
import headroom.files.UnusableFileException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

class MigrationsTest {

    private final Migrations migrations = new Migrations(
            List.of(scenario -> step(scenario, "first"), scenario -> step(scenario, "second")));

    private static ObjectNode step(ObjectNode scenario, String name) {
        return scenario.put("steps", scenario.path("steps").asString("") + " " + name);
    }

    private static ObjectNode ofSchema(String schema) throws UnusableFileException {
        return new StrictJson("a scenario", 1)
                .read("{\"schema\":%s}".formatted(schema).getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource({"1,' first second'", "2,' second'", "3,''"})
    void everySchemaTakesTheStepsThatItLacks(String schema, String steps) throws UnusableFileException {
        assertEquals(steps, migrations.toCurrent(ofSchema(schema)).path("steps").asString(""));
    }

    @Test
    void aNewerSchemaIsRefused() {
        String sentence =
                assertThrows(UnusableFileException.class, () -> migrations.toCurrent(ofSchema("4"))).getMessage();
        assertEquals("schema is 4, so a newer version of Headroom wrote it; this one reads a whole number from 1 to 3",
                sentence);
    }

    @Test
    void schemaThreeIsCurrent() {
        assertEquals(3, Migrations.all().current());
    }
}
