package headroom.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormerDefaultsTest {

    private static final Path EXAMPLE = Path.of("src/test/resources/problems/tea-kitchen.yaml");

    @TempDir
    private Path folder;
    private Problem problem = Problems.all().getFirst();
    private ScenarioReader reader = new ScenarioReader(ProblemLibrary.of(List.of()));

    /** A kitchen that had six kettles in schema 1, five in schema 2, and has four since. */
    @BeforeEach
    void open() throws IOException {
        Path file = folder.resolve("tea.yaml");
        Files.writeString(file, Files.readString(EXAMPLE).replaceAll("(?m)^guide: .*$", "").replace("default: 4,",
                "default: 4, formerly: [{schema: 1, default: 6}, {schema: 2, default: 5}],"));
        KnownProblem known = new ProblemFiles().open(file).known().orElseThrow();
        problem = known.problem();
        reader = new ScenarioReader(ProblemLibrary.of(List.of(known)));
    }

    private double kettles(Scenario scenario) {
        return scenario.value(problem.assumption("kettles").orElseThrow());
    }

    private Scenario read(String text) throws UnusableFileException {
        return reader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource({"1,6", "2,5", "3,4"})
    void anEarlierFileHasTheDefaultOfItsTime(int schema, double expected) throws UnusableFileException {
        assertEquals(expected, kettles(read("{\"schema\":%d,\"problem\":\"tea-kitchen\"}".formatted(schema))));
        assertEquals(expected, kettles(new ScenarioLink(reader)
                .read("headroom:tea-kitchen?schema=%d&guestRate=0.6;".formatted(schema))));
        assertEquals(7, kettles(read("{\"schema\":%d,\"problem\":\"tea-kitchen\",\"values\":{\"kettles\":7}}"
                .formatted(schema))));
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void anEarlierFileKeepsItsMeaningWhenItIsSavedAgain(int schema) throws UnusableFileException {
        Scenario before = read("{\"schema\":%d,\"problem\":\"tea-kitchen\",\"name\":\"Lunch\"}".formatted(schema));
        assertEquals(before, reader.read(new ScenarioWriter().write(before)));
        assertEquals(before, new ScenarioLink(reader).read(new ScenarioLink(reader).of(before)));
    }

    @ParameterizedTest
    @CsvSource({"1,7,7", "2,7,7", "2,,4", "3,7,40"})
    void whatWasAPartOfAnotherHasItsValueInEarlierFiles(int schema, Double kettles, double price)
            throws IOException, UnusableFileException {
        Path file = folder.resolve("both.yaml");
        Files.writeString(file, Files.readString(EXAMPLE).replaceAll("(?m)^guide: .*$", "").replace("default: 40,",
                "default: 40, formerly: [{schema: 2, as: kettles}],"));
        KnownProblem known = new ProblemFiles().open(file).known().orElseThrow();
        String values = kettles == null ? "{}" : "{\"kettles\":%s}".formatted(kettles.intValue());
        Scenario scenario = new ScenarioReader(ProblemLibrary.of(List.of(known))).read(
                "{\"schema\":%d,\"problem\":\"tea-kitchen\",\"values\":%s}".formatted(schema, values)
                        .getBytes(StandardCharsets.UTF_8));
        assertEquals(price, scenario.value(known.problem().assumption("kettlePrice").orElseThrow()));
    }

    @Test
    void theDefaultOfTodayIsTheNewest() {
        assertEquals(4, kettles(Scenario.defaults(problem)));
        assertEquals(Scenario.defaults(problem), Scenario.defaultsOf(Migrations.all().current(), problem));
    }
}
