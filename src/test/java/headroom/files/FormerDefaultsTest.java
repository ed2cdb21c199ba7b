package headroom.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.problems.KnownProblem;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.Migrations;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioLink;
import headroom.files.scenario.ScenarioReader;
import headroom.files.scenario.ScenarioWriter;
import headroom.files.yaml.FileMistake;
import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
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
        return scenario.ownValue(problem.assumption("kettles").orElseThrow());
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

    /** A kitchen whose tea took as long to steep as it took to brew before, told in minutes. */
    private ProblemFiles.Opened steeping(String former) throws IOException {
        Path file = folder.resolve("both.yaml");
        Files.writeString(file, Files.readString(EXAMPLE).replaceAll("(?m)^guide: .*$", "").replaceFirst(
                "(?m)^  - \\{id: kettlePrice", """
                          - {id: steepTime, label: Time to steep, group: kitchen, unit: min, default: 3,
                             formerly: [%s], range: [0.05, 5], scale: log, means: Longer is stronger.}
                        $0""".formatted(former)));
        return new ProblemFiles().open(file);
    }

    @ParameterizedTest
    @CsvSource({"1,12,0.2", "2,12,0.2", "2,,0.1", "3,12,3", "2,600,5"})
    void whatWasAPartOfAnotherHasItsValueInEarlierFiles(int schema, Double brewing, double steeping)
            throws IOException, UnusableFileException {
        KnownProblem known = steeping("{schema: 2, as: brewTime}").known().orElseThrow();
        String values = brewing == null ? "{}" : "{\"brewTime\":%s}".formatted(brewing.intValue());
        Scenario scenario = new ScenarioReader(ProblemLibrary.of(List.of(known))).read(
                "{\"schema\":%d,\"problem\":\"tea-kitchen\",\"values\":%s}".formatted(schema, values)
                        .getBytes(StandardCharsets.UTF_8));
        assertEquals(steeping, scenario.ownValue(known.problem().assumption("steepTime").orElseThrow()), 1e-12);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2 | "ranges":{"brewTime":{"p10":6,"p90":12,"shape":"normal"}} | 0.1–0.2 min
            2 | "ranges":{"brewTime":{"p10":6,"p90":600,"shape":"normal"}} | 0.1–5 min
            2 | "ranges":{"brewTime":{"p10":400,"p90":600,"shape":"normal"}} | none
            2 | "values":{"steepTime":2},"ranges":{"brewTime":{"p10":6,"p90":12,"shape":"normal"}} | none
            3 | "ranges":{"brewTime":{"p10":6,"p90":12,"shape":"normal"}} | none
            """)
    void theRangeOfTheOtherIsItsRangeToo(int schema, String fields, String expected)
            throws IOException, UnusableFileException {
        KnownProblem known = steeping("{schema: 2, as: brewTime}").known().orElseThrow();
        Scenario scenario = new ScenarioReader(ProblemLibrary.of(List.of(known))).read(
                "{\"schema\":%d,\"problem\":\"tea-kitchen\",%s}".formatted(schema, fields)
                        .getBytes(StandardCharsets.UTF_8));
        Assumption steepTime = known.problem().assumption("steepTime").orElseThrow();
        assertEquals(expected, scenario.range(steepTime).map(range -> range.print(steepTime)).orElse("none"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {schema: 2, as: kettles} | kettles is in kettle, but steepTime is in min
            {schema: 0, default: 2} | “0” stands here, but it must be 1 or 2
            {schema: 3, as: brewTime} | “3” stands here, but it must be 1 or 2
            {schema: 1, default: 2}, {schema: 2, as: brewTime} | good
            """)
    void aFormerValueIsOfTheSameDimensionAndOfAnEarlierSchema(String former, String expected) throws IOException {
        String mistakes =
                steeping(former).mistakes().stream().map(FileMistake::sentence).collect(Collectors.joining(" "));
        assertEquals(expected, mistakes.isEmpty() ? "good" : mistakes);
    }

    @Test
    void theEarlierSchemasAreAllButTheCurrentOne() throws IOException {
        int current = Migrations.all().current();
        assertTrue(steeping("{schema: %d, default: 2}".formatted(current - 1)).known().isPresent());
        assertTrue(steeping("{schema: %d, default: 2}".formatted(current)).known().isEmpty());
    }

    @Test
    void theDefaultOfTodayIsTheNewest() {
        assertEquals(4, kettles(Scenario.defaults(problem)));
        assertEquals(Scenario.defaults(problem), Scenario.defaultsOf(Migrations.all().current(), problem));
    }
}
